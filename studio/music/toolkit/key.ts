const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
};

const naturals: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export type Mode = keyof typeof scales;

/** A key: `tonic` is the MIDI pitch of its first degree, between G3 and F sharp 4. */
export type Key = { name: string; tonic: number; mode: Mode; scale: number[] };

/** Reads a key such as 'D minor', 'Bb major' or 'F# dorian'. */
export function readKey(name: string): Key {
  const match = /^([A-G])([#b]?) (\w+)$/.exec(name);
  const mode = match?.[3] as Mode;
  const scale = scales[mode];
  if (!match || !scale) throw new Error(`No such key: ${name}`);
  const accidental = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0;
  const pitchClass = modulo(naturals[match[1]!]! + accidental, 12);
  return { name, tonic: pitchClass <= 6 ? 60 + pitchClass : 48 + pitchClass, mode, scale };
}

/** The pitch of a scale step; step 0 is the tonic, 7 the tonic an octave higher, -1 the note below it. */
export function pitchOfStep(key: Key, step: number): number {
  return key.tonic + Math.floor(step / 7) * 12 + key.scale[modulo(step, 7)]!;
}

export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
