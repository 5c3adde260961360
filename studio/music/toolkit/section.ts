import type { ChordSpan } from './chords.ts';
import type { Role } from './clear-the-way.ts';
import { counterLine } from './counterpoint.ts';
import { bassPitch, type Figure, figureNotes } from './figure.ts';
import type { Key } from './key.ts';
import { type Melody, melodyBeats, readMelody, type SungNote, sing } from './melody.ts';
import { compass, type Drum, drumPitch, type PartName, palette } from './palette.ts';
import type { Piece } from './piece.ts';
import { leadVoices, type Register } from './voicing.ts';

type SectionFrame = {
  key: Key;
  beatsPerBar: number;
  spans: ChordSpan[];
  start: number;
  beats: number;
  intensity: [number, number];
};

type TuneOptions = {
  /** Where the tune begins, in beats from the start of the section. */
  from?: number;
  octave?: number;
  /** Louder or softer than usual, in steps of MIDI velocity. */
  louder?: number;
  /** How much of each note sounds; below 0.6 is staccato. */
  length?: number;
  /** Adds a second voice in the same part, this many scale steps away. */
  parallel?: number;
};

type PadOptions = Partial<Register> & { louder?: number; tie?: boolean };
type FigureOptions = Omit<Figure, 'pattern'> & { louder?: number; from?: number; until?: number };

/** A tune is about six decibels louder than the chords under it. */
const sustainedVelocity = { accompaniment: 56, line: 68, tune: 82 };
const struckVelocity = { accompaniment: 37, line: 44, tune: 54 };

/** One section of a piece. Its methods add layers; all times are beats from the section's start. */
export class Section {
  readonly key: Key;
  readonly beatsPerBar: number;
  readonly spans: ChordSpan[];
  readonly start: number;
  readonly beats: number;
  readonly #piece: Piece;
  readonly #intensity: [number, number];

  constructor(piece: Piece, { key, beatsPerBar, spans, start, beats, intensity }: SectionFrame) {
    this.#piece = piece;
    this.key = key;
    this.beatsPerBar = beatsPerBar;
    this.spans = spans;
    this.start = start;
    this.beats = beats;
    this.#intensity = intensity;
  }

  intensityAt(beat: number): number {
    const [from, to] = this.#intensity;
    return from + (to - from) * Math.min(1, beat / this.beats);
  }

  /** A melody in one part or in several at once. */
  tune(parts: PartName | PartName[], melody: Melody | string, options: TuneOptions = {}): void {
    const read = typeof melody === 'string' ? readMelody(melody, this.beatsPerBar) : melody;
    const { from = 0, octave = 0, louder = 0, length = 0.98, parallel } = options;
    const lines = [sing(read, this.key, this.spans, from)];
    if (parallel) lines.push(sing(shifted(read, parallel), this.key, this.spans, from));
    for (const part of [parts].flat()) {
      for (const [index, line] of lines.entries()) {
        const fitting = octave + octaveShift(part, line, octave);
        for (const note of line) this.#sing(part, note, fitting, louder + 8 - index * 10, length);
      }
      this.#piece.shapes.push({ part, start: this.start + from, beats: melodyBeats(read), decibels: 2 });
    }
  }

  #sing(part: PartName, note: SungNote, octave: number, louder: number, length: number): void {
    this.note(part, note.start, note.beats * length, note.pitch + 12 * octave, louder, 'tune');
    if (note.beats >= 2)
      this.#piece.shapes.push({ part, start: this.start + note.start, beats: note.beats, decibels: 2.5 });
  }

  /** Held chords. One part takes all voices; several parts take one voice each, the first part the highest. */
  pad(parts: PartName | PartName[], options: PadOptions = {}): void {
    const list = [parts].flat();
    const voices = options.voices ?? Math.max(4, list.length);
    const { low = 52, high = 76, louder = -6, tie = true } = options;
    const voicings = leadVoices(this.spans, { voices, low, high });
    for (let voice = 0; voice < voices; voice++) {
      const part = list[Math.min(list.length - 1, voices - 1 - voice)]!;
      let index = 0;
      while (index < this.spans.length) {
        const span = this.spans[index]!;
        const pitch = voicings[index]![voice]!;
        let beats = span.beats;
        let next = index + 1;
        // A common tone is held over, as string players do, but not for more than four bars.
        while (tie && next < this.spans.length && voicings[next]![voice] === pitch && beats < 4 * this.beatsPerBar) {
          beats += this.spans[next++]!.beats;
        }
        this.note(part, span.start, beats + 0.06, pitch, louder);
        index = next;
      }
    }
  }

  /** A pattern that the harmony fills with pitches; see figure.ts for the characters. */
  figure(parts: PartName | PartName[], pattern: string, options: FigureOptions = {}): void {
    const { louder = 0, from = 0, until = this.beats, ...figure } = options;
    const played = figureNotes(this.spans, this.beatsPerBar, { ...figure, pattern });
    for (const part of [parts].flat()) {
      for (const note of played) {
        if (note.start < from - 1e-6 || note.start >= until - 1e-6) continue;
        const beats = Math.min(note.beats, this.beats - note.start + 1);
        this.note(part, note.start, beats, note.pitch, louder + note.louder);
      }
    }
  }

  /** The bass of each chord, held. */
  bass(parts: PartName | PartName[], { low = 36, louder = -2 } = {}): void {
    for (const part of [parts].flat()) {
      for (const { start, beats, chord } of this.spans) {
        this.note(part, start, beats + 0.04, bassPitch(chord, low), louder, 'line');
      }
    }
  }

  /** One pitch, given as a scale step, under or over everything. */
  pedal(part: PartName, step: number, { octave = 0, louder = -6, every = this.beatsPerBar * 2 } = {}): void {
    const [note] = sing([{ step, alter: 0, beats: 1 }], this.key, this.spans);
    for (let beat = 0; beat < this.beats; beat += every) {
      this.note(part, beat, Math.min(every, this.beats - beat) + 0.05, note!.pitch + 12 * octave, louder);
    }
  }

  /** A quiet second melody through the chords, moving by step and against the bass. */
  counter(part: PartName, options: { low: number; high: number; louder?: number }): void {
    for (const note of counterLine(this.spans, this.key, options.low, options.high)) {
      this.note(part, note.start, note.beats, note.pitch, options.louder ?? -4, 'line');
    }
  }

  /** Drum patterns: X accented, x plain, o soft; every character is one `step`. */
  drums(
    part: PartName,
    patterns: Partial<Record<Drum, string>>,
    options: { step?: number; louder?: number; from?: number; until?: number } = {},
  ): void {
    const { step = 0.5, louder = 0, from = 0, until = this.beats } = options;
    for (const [drum, pattern] of Object.entries(patterns)) {
      const signs = pattern.replaceAll(/[\s|]/g, '');
      for (let i = 0; i * step < this.beats - 1e-6; i++) {
        const sign = signs[i % signs.length]!;
        const beat = i * step;
        if (sign === '.' || beat < from - 1e-6 || beat >= until - 1e-6) continue;
        const accent = sign === 'X' ? 24 : sign === 'o' ? -8 : 12;
        this.note(part, beat, step, drumPitch[drum as Drum], louder + accent);
      }
    }
  }

  /** A roll that grows from one loudness to another. */
  roll(part: PartName, pitch: number, from: number, beats: number, louder: [number, number] = [-30, 10]): void {
    const strokesPerBeat = 6;
    const strokes = Math.round(beats * strokesPerBeat);
    for (let i = 0; i < strokes; i++) {
      const now = louder[0] + ((louder[1] - louder[0]) * i) / strokes;
      this.note(part, from + i / strokesPerBeat, 0.9 / strokesPerBeat, pitch, now + (i % 2 ? -4 : 0));
    }
  }

  /** A single note. Sustained parts keep their velocity and leave dynamics to expression. */
  note(part: PartName, beat: number, beats: number, written: number, louder = 0, role: Role = 'accompaniment'): void {
    // A line for the double basses may go below the range of the parts that double it.
    const pitch = written < (compass[part]?.[0] ?? 0) ? written + 12 : written;
    const intensity = this.intensityAt(beat);
    const base = palette[part].sustained
      ? sustainedVelocity[role] + 15 * intensity
      : struckVelocity[role] + 52 * intensity;
    const onDownbeat = Math.abs(beat % this.beatsPerBar) < 1e-6 ? 3 : 0;
    const velocity = Math.max(12, Math.min(122, base + louder + onDownbeat));
    this.#piece.notes.push({ part, startBeat: this.start + beat, beats, pitch, velocity, role });
  }
}

function shifted(melody: Melody, steps: number): Melody {
  return melody.map((note) => (note.step === undefined ? note : { ...note, step: note.step + steps, alter: 0 }));
}

/** A whole tune moves by an octave when its highest or lowest note leaves the compass of the part. */
function octaveShift(part: PartName, line: SungNote[], octave: number): number {
  const [low, high] = compass[part] ?? [0, 127];
  const pitches = line.map((note) => note.pitch + 12 * octave);
  if (Math.max(...pitches) > high) return -1;
  return Math.min(...pitches) < low && Math.max(...pitches) + 12 <= high ? 1 : 0;
}
