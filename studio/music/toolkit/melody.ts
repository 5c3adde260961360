import { type ChordSpan, chordAt } from './chords.ts';
import { type Key, modulo, pitchOfStep } from './key.ts';

/** A note of a melody as a scale step (0 is the tonic); no step is a rest. */
export type MelodyNote = { step?: number; alter: number; beats: number };
export type Melody = MelodyNote[];
export type SungNote = { pitch: number; start: number; beats: number };

/**
 * Reads '5:1 1' 7 6 | 5:2 -:2': scale degrees, ' and , for octaves up and down, # and b before the degree, a
 * length in beats that holds until the next one, - for a rest, ~ to tie. With `beatsPerBar`, bars are checked.
 */
export function readMelody(text: string, beatsPerBar?: number): Melody {
  const melody: Melody = [];
  let beats = 1;
  let total = 0;
  for (const token of text.split(/\s+/).filter(Boolean)) {
    if (token === '|') {
      if (beatsPerBar && Math.abs(total % beatsPerBar) > 1e-6) throw new Error(`Bar ends at beat ${total} in: ${text}`);
      continue;
    }
    const match = /^([#b]?)([1-7]|-|~)([',]*)(?::([\d.]+))?$/.exec(token);
    if (!match) throw new Error(`Cannot read the note ${token} in: ${text}`);
    const [, accidental, degree = '', octaves = '', length] = match;
    if (length) beats = Number(length);
    total += beats;
    if (degree === '~') {
      melody.at(-1)!.beats += beats;
    } else if (degree === '-') {
      melody.push({ alter: 0, beats });
    } else {
      const octave = [...octaves].reduce((sum, mark) => sum + (mark === "'" ? 7 : -7), 0);
      melody.push({
        step: Number(degree) - 1 + octave,
        alter: accidental === '#' ? 1 : accidental === 'b' ? -1 : 0,
        beats,
      });
    }
  }
  return melody;
}

export function melodyBeats(melody: Melody): number {
  return melody.reduce((sum, note) => sum + note.beats, 0);
}

/** The same shape some steps higher or lower in the scale. */
export function sequence(melody: Melody, steps: number): Melody {
  return melody.map((note) => (note.step === undefined ? note : { ...note, step: note.step + steps }));
}

/** The same notes, slower (factor above 1) or faster. */
export function augment(melody: Melody, factor: number): Melody {
  return melody.map((note) => ({ ...note, beats: note.beats * factor }));
}

/** The shape upside down around a step. */
export function invert(melody: Melody, aroundStep: number): Melody {
  return melody.map((note) =>
    note.step === undefined ? note : { ...note, step: 2 * aroundStep - note.step, alter: 0 },
  );
}

/** The first beats of a melody; a note that reaches over the end is cut. */
export function opening(melody: Melody, beats: number): Melody {
  const result: Melody = [];
  let left = beats;
  for (const note of melody) {
    if (left <= 1e-6) break;
    result.push({ ...note, beats: Math.min(note.beats, left) });
    left -= note.beats;
  }
  return result;
}

export function rest(beats: number): Melody {
  return [{ alter: 0, beats }];
}

/** Sounding pitches. Each note takes the chord's spelling of its step, so that a raised leading note is heard as one. */
export function sing(melody: Melody, key: Key, spans: ChordSpan[], from = 0): SungNote[] {
  const result: SungNote[] = [];
  let start = from;
  for (const [index, note] of melody.entries()) {
    if (note.step !== undefined) {
      const pitch =
        pitchOfStep(key, note.step) + (note.alter || spelling(note.step, melody[index + 1], key, spans, start));
      result.push({ pitch, start, beats: note.beats });
    }
    start += note.beats;
  }
  return result;
}

function spelling(step: number, next: MelodyNote | undefined, key: Key, spans: ChordSpan[], beat: number): number {
  const tones = chordAt(spans, beat).chord.tones;
  const alterationOf = (s: number) => {
    const tone = tones.find((candidate) => candidate.step === modulo(s, 7));
    return tone ? modulo(tone.pitchClass - pitchOfStep(key, s) + 6, 12) - 6 : undefined;
  };
  const own = alterationOf(step);
  if (own !== undefined) return Math.abs(own) <= 1 ? own : 0;
  // Melodic minor: the sixth degree rises with a raised seventh that follows it.
  const risesToLeadingNote = modulo(step, 7) === 5 && next?.step === step + 1 && alterationOf(step + 1) === 1;
  return risesToLeadingNote && key.mode === 'minor' ? 1 : 0;
}
