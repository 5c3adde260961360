import type { ChordSpan } from '../../toolkit/chords.ts';
import { harmonise } from '../../toolkit/harmonise.ts';
import { readKey } from '../../toolkit/key.ts';
import type { Melody } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { counter, type Texture } from './textures.ts';
import { harmonyOf, type Theme } from './themes.ts';

type Lead = {
  parts: PartName | PartName[];
  octave?: number;
  from?: number;
  louder?: number;
  melody?: Melody;
  parallel?: number;
  length?: number;
};

/** One statement of a theme: who sings it, where, how strongly, and on what ground. */
export type Statement = {
  /** A theme with its own harmony, or a free melody that gets one. Left out in bridges, which state chords. */
  theme?: Theme | Melody;
  chords?: string | ChordSpan[];
  key: string;
  beatsPerBar?: number;
  tempo: [from: number, to: number];
  intensity: [from: number, to: number];
  leads?: Lead[];
  under: Texture[];
  /** Beats for each chord when a free melody is harmonised. */
  chordBeats?: number;
};

export function state(piece: Piece, statement: Statement): void {
  const { theme, key, tempo, intensity, leads = [], under } = statement;
  const ownTheme = theme && !Array.isArray(theme) ? theme : undefined;
  const melody = Array.isArray(theme) ? theme : ownTheme?.melody;
  const beatsPerBar = statement.beatsPerBar ?? ownTheme?.beatsPerBar ?? piece.settings.beatsPerBar;
  const chords =
    statement.chords ??
    (ownTheme ? harmonyOf(ownTheme, key) : harmonise(melody ?? [], readKey(key), statement.chordBeats ?? beatsPerBar));
  piece.section({ chords, key, beatsPerBar, tempo, intensity }, (s) => {
    for (const lead of leads) {
      const { parts, melody: own, ...options } = lead;
      const sung = own ?? melody;
      if (sung) s.tune(parts, sung, options);
    }
    for (const texture of under) texture(s);
  });
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

/** One voice after another takes the subject; those that had it go on with lines of their own. */
export function fugato(piece: Piece, { subject, beatsPerBar, entries, tempo, intensity, under = [] }: Fugato): void {
  for (const [index, entry] of entries.entries()) {
    const strength = (n: number) => intensity[0] + ((intensity[1] - intensity[0]) * n) / entries.length;
    const earlier = [...new Set(entries.slice(Math.max(0, index - 3), index).map((e) => e.part))];
    state(piece, {
      theme: subject,
      key: entry.key,
      beatsPerBar,
      tempo: [tempo, tempo],
      intensity: [strength(index), strength(index + 1)],
      leads: [{ parts: entry.part, octave: entry.octave, louder: 4 }],
      under: [...earlier.filter((part) => part !== entry.part).map((part) => counter(part, -4)), ...under],
    });
  }
}
