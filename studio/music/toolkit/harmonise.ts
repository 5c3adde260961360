import { cheapestPath } from './cheapest-path.ts';
import { type Chord, type ChordSpan, readChord } from './chords.ts';
import { type Key, modulo, pitchOfStep } from './key.ts';
import { type Melody, melodyBeats } from './melody.ts';

const palettes = {
  major: ['I', 'ii', 'iii', 'IV', 'V', 'vi', 'V7'],
  minor: ['i', 'iv', 'V', 'VI', 'III', 'VII', 'v', 'V7'],
};

/** How well one scale degree follows another in a bass line: lower is better, by root motion in steps upwards. */
const rootMotionCost = [1.6, 0.8, 1.4, 0, 0.5, 0.5, 0.9];

/** Finds chords for a melody, one for each `chordBeats`: chord tones on strong beats, good root motion, a cadence. */
export function harmonise(melody: Melody, key: Key, chordBeats: number): ChordSpan[] {
  const isMinor = key.scale[2] === 3;
  const tonic = isMinor ? 'i' : 'I';
  const chords = palettes[isMinor ? 'minor' : 'major'].map((symbol) => readChord(symbol, key));
  const lastSlot = Math.ceil(melodyBeats(melody) / chordBeats - 1e-6) - 1;
  const addChord = (pathCost: number, chord: Chord, slot: number) => {
    const isWrongEnding = (slot === 0 || slot === lastSlot) && chord.symbol !== tonic;
    return pathCost + melodyCost(melody, key, chord, slot * chordBeats, chordBeats) + (isWrongEnding ? 50 : 0);
  };
  return cheapestPath(Array(lastSlot + 1).fill(chords), addChord, (before, after, slot) =>
    transitionCost(before, after, slot === lastSlot),
  ).map((chord, slot) => ({ start: slot * chordBeats, beats: chordBeats, chord }));
}

function melodyCost(melody: Melody, key: Key, chord: Chord, slotStart: number, slotBeats: number): number {
  let cost = 0;
  let start = 0;
  for (const note of melody) {
    const overlap = Math.min(start + note.beats, slotStart + slotBeats) - Math.max(start, slotStart);
    if (note.step !== undefined && overlap > 1e-6) {
      const isStrong = start <= slotStart + 1e-6;
      const tone = chord.tones.find((candidate) => candidate.step === modulo(note.step!, 7));
      const pitchClass = modulo(pitchOfStep(key, note.step) + note.alter, 12);
      const fits = tone && (note.alter === 0 || tone.pitchClass === pitchClass);
      if (!fits) cost += overlap * (isStrong ? 3 : 1.2);
      else if (isStrong && tone === chord.tones[0]) cost -= 0.1;
    }
    start += note.beats;
  }
  return cost;
}

function transitionCost(before: Chord, after: Chord, isLast: boolean): number {
  const motion = modulo(after.tones[0]!.step - before.tones[0]!.step, 7);
  const isRetreat = before.symbol.startsWith('V') && ['IV', 'ii', 'iv'].includes(after.symbol);
  const cadence = isLast && !/^V7?$/.test(before.symbol) ? 0.8 : 0;
  return rootMotionCost[motion]! + (isRetreat ? 1.2 : 0) + cadence;
}
