import { type Key, modulo } from './key.ts';

/** A chord tone has its scale step too, so that a melody can use the chord's spelling of the step. */
export type ChordTone = { step: number; pitchClass: number };
export type Chord = { symbol: string; tones: ChordTone[]; bass: number };
export type ChordSpan = { start: number; beats: number; chord: Chord };

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const syntax = /^([#b]?)([IViv]+)([°+]?)(maj7|maj9|sus4|sus2|7sus4|add9|m7|7|9|6|)(?:\/([357]))?(?:>([IViv]+))?$/;

/** Semitones above the root and the scale steps they stand for. */
const additions: Record<string, [semitones: number, steps: number][]> = {
  '7': [[10, 6]],
  m7: [[10, 6]],
  maj7: [[11, 6]],
  '9': [
    [10, 6],
    [14, 8],
  ],
  maj9: [
    [11, 6],
    [14, 8],
  ],
  add9: [[14, 8]],
  '6': [[9, 5]],
  '7sus4': [[10, 6]],
};

/**
 * Reads a roman numeral in a key: capitals are major triads, small letters minor ones, ° diminished, + augmented;
 * 7, maj7, 9, add9, 6, sus2, sus4 add or replace tones; /3, /5, /7 put that tone into the bass; V7>ii is the
 * dominant seventh of the second degree.
 */
export function readChord(symbol: string, key: Key): Chord {
  const match = syntax.exec(symbol);
  if (!match) throw new Error(`Cannot read the chord ${symbol}`);
  const [, accidental, numeral = '', quality, addition = '', inversion, target] = match;
  const targetStep = target ? numerals.indexOf(target.toUpperCase()) : 0;
  const degree = numerals.indexOf(numeral.toUpperCase());
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  const major = [0, 2, 4, 5, 7, 9, 11];
  const rootStep = targetStep + degree;
  const root = target ? key.tonic + key.scale[targetStep]! + major[degree]! : key.tonic + key.scale[degree]! + shift;

  const isMinor = numeral === numeral.toLowerCase();
  const third: [number, number] = addition.endsWith('sus4')
    ? [5, 3]
    : addition === 'sus2'
      ? [2, 1]
      : [isMinor ? 3 : 4, 2];
  const fifth: [number, number] = [quality === '°' ? 6 : quality === '+' ? 8 : 7, 4];
  const added = quality === '°' && addition === '7' ? [[9, 6] as [number, number]] : (additions[addition] ?? []);
  const tones = [[0, 0] as [number, number], third, fifth, ...added].map(([semitones, steps]) => ({
    step: modulo(rootStep + steps, 7),
    pitchClass: modulo(root + semitones, 12),
  }));
  const bass = tones[inversion ? (Number(inversion) - 1) / 2 : 0]!.pitchClass;
  return { symbol, tones, bass };
}

/** Reads 'i VI:2 V7:2 i': chords separated by blanks, each one bar long unless its beats are given. Bar lines are ignored. */
export function readProgression(text: string, key: Key, beatsPerBar: number): ChordSpan[] {
  let start = 0;
  return text
    .split(/[\s|]+/)
    .filter(Boolean)
    .map((token) => {
      const [symbol = '', beats = beatsPerBar] = token.split(':');
      const span = { start, beats: Number(beats), chord: readChord(symbol, key) };
      start += span.beats;
      return span;
    });
}

export function totalBeats(spans: ChordSpan[]): number {
  const last = spans.at(-1);
  return last ? last.start + last.beats : 0;
}

/** The chord that sounds at a beat; the last one rings on. */
export function chordAt(spans: ChordSpan[], beat: number): ChordSpan {
  const found = spans.findLast((span) => span.start <= beat + 1e-6);
  return found ?? spans[0]!;
}
