import { type Chord, type ChordSpan, chordAt } from './chords.ts';
import { leadVoices } from './voicing.ts';

export type Figure = {
  /**
   * One character for each step: a to h a voice of the chord from below (capitals an octave higher), x the whole chord
   * (X accented), 1 3 5 7 chord tones over the bass, 8 its octave, - holds, . rests; blanks and | are ignored.
   */
  pattern: string;
  /** Beats for each character. */
  step?: number;
  voices?: number;
  low?: number;
  high?: number;
  /** Lowest pitch for the characters 1 to 8. */
  bassLow?: number;
  /** Extra beats a note rings on; 'chord' lets it ring until the harmony changes. */
  ring?: number | 'chord';
  /** Beats between the notes of a chord that is spread like a strum. */
  strum?: number;
  /** How much of each note sounds; below 0.6 is staccato. */
  length?: number;
};

export type FigureNote = { start: number; beats: number; pitch: number; louder: number };

/** The bass note of a chord, in the octave above `low`. */
export function bassPitch(chord: Chord, low: number): number {
  return low + ((chord.bass - low + 120) % 12);
}

/** Fills a pattern with the harmony. The pattern repeats through all chords. */
export function figureNotes(spans: ChordSpan[], beatsPerBar: number, figure: Figure): FigureNote[] {
  const { step = 0.5, voices = 4, low = 52, high = 76, bassLow = 36, ring = 0, strum = 0, length = 0.95 } = figure;
  const signs = figure.pattern.replaceAll(/[\s|]/g, '');
  const last = spans.at(-1)!;
  const total = last.start + last.beats;
  const usesVoicing = /[a-hx]/i.test(signs);
  const voicings = usesVoicing ? leadVoices(spans, { voices, low, high }) : [];
  const notes: FigureNote[] = [];
  for (let i = 0; i * step < total - 1e-6; i++) {
    const sign = signs[i % signs.length]!;
    if (sign === '.' || sign === '-') continue;
    const start = i * step;
    let held = 1;
    while (signs[(i + held) % signs.length] === '-' && held < signs.length) held++;
    const span = chordAt(spans, start);
    const untilChange = span.start + span.beats - start;
    const beats = ring === 'chord' ? untilChange : Math.min(held * step * length + ring, untilChange);
    const pitches = pitchesOf(sign, span.chord, voicings[spans.indexOf(span)] ?? [], bassLow);
    // A whole chord is many notes at once, so each of them is softer.
    const louder = (sign === 'X' || Math.abs(start % beatsPerBar) < 1e-6 ? 6 : 0) - (pitches.length > 1 ? 7 : 0);
    for (const [n, pitch] of pitches.entries())
      notes.push({ start: start + n * strum, beats: beats - n * strum, pitch, louder });
  }
  return notes;
}

function pitchesOf(sign: string, chord: Chord, voicing: number[], bassLow: number): number[] {
  if (/x/i.test(sign)) return voicing;
  if (/[1-8]/.test(sign)) {
    const bass = bassPitch(chord, bassLow);
    if (sign === '1' || sign === '8') return [sign === '8' ? bass + 12 : bass];
    const tone = chord.tones[(Number(sign) - 1) / 2] ?? chord.tones[2]!;
    return [bass + ((tone.pitchClass - chord.bass + 12) % 12)];
  }
  const index = sign.toLowerCase().charCodeAt(0) - 97;
  const pitch = voicing[index % voicing.length]! + 12 * Math.floor(index / voicing.length);
  return [sign === sign.toLowerCase() ? pitch : pitch + 12];
}
