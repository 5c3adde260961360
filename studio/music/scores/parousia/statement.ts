import type { ChordSpan } from '../../toolkit/chords.ts';
import { harmonise } from '../../toolkit/harmonise.ts';
import { readKey } from '../../toolkit/key.ts';
import type { Melody } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { counter, type Texture } from './textures.ts';
import { harmonyOf, type Theme } from './themes.ts';

export type Lead = {
  parts: PartName | PartName[];
  octave: number;
  from?: number;
  louder?: number;
  melody?: Melody;
  parallel?: number;
  length?: number;
};

type LeadOptions = Omit<Lead, 'parts' | 'octave' | 'louder'>;

/** A tune in some parts; by default, the theme of the statement. */
export const lead = (parts: Lead['parts'], octave: number, louder = 0, options: LeadOptions = {}): Lead => ({
  parts,
  octave,
  louder,
  ...options,
});

/** One statement of a theme: its leads, its strength, and the textures under it. */
export type Statement = {
  /** A theme with its own harmony, or a free melody that gets one. Omitted in bridges, which have chords instead. */
  theme?: Theme | Melody;
  chords?: string | ChordSpan[];
  beatsPerBar?: number;
  /** Beats per minute throughout, or at the start and at the end. */
  tempo: number | [from: number, to: number];
  intensity: [from: number, to: number];
  leads?: Lead[];
  under: Texture[];
};

/** Adds statements in one key. */
export function state(piece: Piece, key: string, statements: Statement | Statement[]): void {
  for (const { theme, tempo, intensity, leads = [], under, ...settings } of [statements].flat()) {
    const ownTheme = theme && !Array.isArray(theme) ? theme : undefined;
    const melody = Array.isArray(theme) ? theme : ownTheme?.melody;
    const beatsPerBar = settings.beatsPerBar ?? ownTheme?.beatsPerBar ?? piece.settings.beatsPerBar;
    const chords =
      settings.chords ?? (ownTheme ? harmonyOf(ownTheme, key) : harmonise(melody ?? [], readKey(key), beatsPerBar));
    const tempi: [number, number] = typeof tempo === 'number' ? [tempo, tempo] : tempo;
    piece.section({ chords, key, beatsPerBar, tempo: tempi, intensity }, (s) => {
      for (const { parts, melody: own = melody, ...options } of leads) if (own) s.tune(parts, own, options);
      for (const texture of under) texture(s);
    });
  }
}

type Entry = { part: PartName; key: string; octave: number };
type Fugato = {
  subject: Melody;
  beatsPerBar: number;
  entries: Entry[];
  tempo: number;
  intensity: [number, number];
  under?: Texture[];
};

/** One voice after another plays the subject; the earlier ones continue with lines of their own. */
export function fugato(piece: Piece, { subject, beatsPerBar, entries, tempo, intensity, under = [] }: Fugato): void {
  for (const [index, entry] of entries.entries()) {
    const strength = (n: number) => intensity[0] + ((intensity[1] - intensity[0]) * n) / entries.length;
    const earlier = [...new Set(entries.slice(Math.max(0, index - 3), index).map((e) => e.part))];
    state(piece, entry.key, {
      theme: subject,
      beatsPerBar,
      tempo,
      intensity: [strength(index), strength(index + 1)],
      leads: [lead(entry.part, entry.octave, 4)],
      under: [...earlier.filter((part) => part !== entry.part).map((part) => counter(part, -4)), ...under],
    });
  }
}
