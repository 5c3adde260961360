import { createRandom, type Random } from '../../pictures/shared/random.ts';
import type { Instrument, Performance, PlayedNote, TempoChange } from '../audio/performance.ts';
import { type ChordSpan, readProgression, totalBeats } from './chords.ts';
import { clearTheWay, type RankedNote } from './clear-the-way.ts';
import { expressionCurves, type Shape } from './expression.ts';
import { type Key, readKey } from './key.ts';
import { type PartName, palette } from './palette.ts';
import { Section } from './section.ts';

type PieceSettings = {
  key: string;
  beatsPerBar: number;
  /** Beats per minute. */
  tempo: number;
  seed: number;
  /** Louder or softer than the palette, in decibels, for single parts. */
  balance?: Partial<Record<PartName, number>>;
  /** How loosely players keep together, in milliseconds. */
  looseness?: number;
};

const lastChordRingSeconds = 2.2;

type SectionSettings = {
  chords: string | ChordSpan[];
  /** From 0 (barely there) to 1 (everything), at the start and at the end. */
  intensity: [from: number, to: number];
  key?: string;
  beatsPerBar?: number;
  /** Beats per minute at the start and at the end. */
  tempo?: [from: number, to: number];
};

/** A score in the making: sections one after another, each with its harmony, its strength and its tempo. */
export class Piece {
  readonly settings: PieceSettings;
  readonly random: Random;
  readonly notes: RankedNote[] = [];
  readonly shapes: Shape[] = [];
  readonly sections: Section[] = [];
  #tempi: TempoChange[] = [];
  #endBeat = 0;

  constructor(settings: PieceSettings) {
    this.settings = settings;
    this.random = createRandom(settings.seed);
  }

  /** Adds a section; `write` fills it with parts. */
  section(settings: SectionSettings, write: (section: Section) => void): void {
    const key: Key = readKey(settings.key ?? this.settings.key);
    const beatsPerBar = settings.beatsPerBar ?? this.settings.beatsPerBar;
    const { chords } = settings;
    const spans = typeof chords === 'string' ? readProgression(chords, key, beatsPerBar) : chords;
    const frame = { key, beatsPerBar, spans, start: this.#endBeat, beats: totalBeats(spans) };
    const section = new Section(this, { ...frame, intensity: settings.intensity });
    this.#setTempo(section, settings.tempo ?? [this.settings.tempo, this.settings.tempo]);
    this.sections.push(section);
    this.#endBeat += section.beats;
    write(section);
  }

  /** Returns all sections as a performance: humanised, without collisions, with expression. */
  toPerformance(): Performance {
    const parts = [...new Set(this.notes.map((note) => note.part))] as PartName[];
    const instruments = new Map(parts.map((part) => [part as string, this.#instrument(part)]));
    return {
      instruments,
      notes: this.#ringOut(withoutCollisions(this.#humanised())),
      controls: parts
        .filter((part) => palette[part].sustained)
        .flatMap((part) => expressionCurves(part, this.sections, this.shapes)),
      tempi: this.#tempi,
      endBeat: this.#endBeat,
    };
  }

  /** Holds the last chord into the fade, so that a piece dies away instead of stopping. */
  #ringOut(notes: PlayedNote[]): PlayedNote[] {
    const ringBeats = (lastChordRingSeconds * this.#tempi.at(-1)!.beatsPerMinute) / 60;
    return notes.map((note) => {
      const reachesTheEnd = note.beats > 2 && note.startBeat + note.beats > this.#endBeat - 0.5;
      return reachesTheEnd ? { ...note, beats: note.beats + ringBeats } : note;
    });
  }

  #setTempo(section: Section, [from, to]: [number, number]): void {
    for (let beat = 0; beat < section.beats; beat++) {
      const beatsPerMinute = from + ((to - from) * beat) / Math.max(1, section.beats - 1);
      this.#tempi.push({ beat: section.start + beat, beatsPerMinute });
    }
  }

  #instrument(part: PartName): Instrument {
    const decibels = this.settings.balance?.[part] ?? 0;
    const voice = palette[part];
    // MIDI volume attenuates by 40 log10, so 40 dB are a factor of ten.
    return { ...voice, volume: Math.min(127, voice.volume * 10 ** (decibels / 40)) };
  }

  #humanised(): PlayedNote[] {
    const beatsPerMillisecond = this.settings.tempo / 60000;
    const spread = (this.settings.looseness ?? 9) * beatsPerMillisecond;
    return clearTheWay(this.notes).map((note) => {
      const isDrum = 'drums' in palette[note.part as PartName];
      const shift = bell(this.random) * spread * (isDrum ? 0.4 : 1);
      return {
        ...note,
        startBeat: Math.max(0, note.startBeat + shift),
        velocity: note.velocity + bell(this.random) * 2.5,
      };
    });
  }
}

/** A bell-shaped number around 0 with a standard deviation of about 1. */
function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

/** Ends a note before its pitch is struck again: MIDI cannot hold the same pitch twice in one part. */
function withoutCollisions(notes: PlayedNote[]): PlayedNote[] {
  const sorted = [...notes].sort((a, b) => a.startBeat - b.startBeat);
  const sounding = new Map<string, PlayedNote>();
  const result: PlayedNote[] = [];
  for (const note of sorted) {
    const name = `${note.part} ${note.pitch}`;
    const before = sounding.get(name);
    if (before && before.startBeat + before.beats > note.startBeat - 0.01) {
      const room = note.startBeat - before.startBeat;
      // Two layers that strike one pitch at one moment are one note, as loud and as long as the larger of the two.
      if (room < 0.08) {
        before.velocity = Math.max(before.velocity, note.velocity);
        before.beats = Math.max(before.beats, note.beats);
        continue;
      }
      before.beats = room - 0.015;
    }
    sounding.set(name, note);
    result.push(note);
  }
  return result;
}
