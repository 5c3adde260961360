import { augment, opening, sequence } from '../../toolkit/melody.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { lead, state } from './statement.ts';
import * as t from './textures.ts';
import { develop, hymn, hymnAnswer } from './themes.ts';

/** Variations six to nine and the close of the second movement. */
export function laterVariations(piece: Piece): void {
  const major = 'Bb major';

  // 6. Far away: harp, voices, a solo violin.
  state(piece, 'F major', [
    { theme: hymn, tempo: 56, intensity: [0.35, 0.4], leads: [lead('soloViolin', 1, 2)], under: [t.harp, t.voices] },
    {
      theme: hymnAnswer,
      tempo: [56, 58],
      intensity: [0.4, 0.48],
      leads: [lead('soloViolin', 1), lead('soloCello', -1, -2, { parallel: -2 })],
      under: [t.harp, t.halo],
    },
  ]);
  // A chorale for dark colours.
  state(piece, 'C minor', [
    {
      theme: hymn,
      tempo: 56,
      intensity: [0.42, 0.5],
      leads: [lead('horns', 0)],
      under: [t.still, t.counter('bassoon')],
    },
    {
      theme: hymnAnswer,
      tempo: [56, 58],
      intensity: [0.5, 0.66],
      leads: [lead(['cellos', 'violas'], 0, 2)],
      under: [t.mist, t.bass, t.counter('horns', -6), t.heartbeat],
    },
  ]);
  // 7. A canon of winds.
  state(piece, major, [
    {
      theme: hymn,
      tempo: 72,
      intensity: [0.42, 0.5],
      leads: [lead('oboe', 1), lead('bassoon', 0, -6, { from: 4, melody: opening(hymn.melody, 28) })],
      under: [t.rocking, t.bass],
    },
    {
      theme: hymnAnswer,
      tempo: [72, 74],
      intensity: [0.5, 0.62],
      leads: [lead('flute', 1), lead('clarinet', 0, -4, { from: 4, melody: opening(hymnAnswer.melody, 28) })],
      under: [t.rocking, t.bass, t.harpChords],
    },
  ]);
  // 8. A procession with drums.
  state(piece, 'Eb major', [
    {
      theme: hymn,
      tempo: 84,
      intensity: [0.5, 0.62],
      leads: [lead(['clarinet', 'violas'], 0, 4)],
      under: [t.march, t.sideDrum],
    },
    {
      theme: hymnAnswer,
      tempo: [84, 86],
      intensity: [0.62, 0.8],
      leads: [lead(['violins', 'trumpets'], 0)],
      under: [t.march, t.sideDrum, t.running],
    },
    {
      theme: develop(opening(hymnAnswer.melody, 8), [0, 1, 2, 3]),
      tempo: [86, 76],
      intensity: [0.75, 1],
      leads: [lead(['violins', 'flute'], 1), lead('horns', 0)],
      under: [t.pulse, t.brass, t.roll],
    },
  ]);
  // One lamp nearly goes out.
  state(piece, 'D minor', [
    { theme: hymn, tempo: 60, intensity: [0.36, 0.42], leads: [lead('soloCello', 0, 4)], under: [t.rocking, t.bells] },
    {
      theme: hymnAnswer,
      tempo: [60, 64],
      intensity: [0.42, 0.7],
      leads: [lead('clarinet', 0), lead('violins', 1, 0, { from: 16, melody: hymnAnswer.melody.slice(-8) })],
      under: [t.rocking, t.bass, t.roll],
    },
  ]);
  // 9. All lamps.
  state(piece, major, [
    {
      theme: hymn,
      tempo: 64,
      intensity: [0.95, 1],
      leads: [lead(['violins', 'trumpets'], 1, -2), lead('horns', 0)],
      under: [t.tutti, t.cymbal, t.harp, t.choir],
    },
    {
      theme: hymnAnswer,
      tempo: [64, 62],
      intensity: [1, 0.85],
      leads: [lead(['violins', 'flute'], 1), lead(['horns', 'trumpets'], 0, -2)],
      under: [t.tutti, t.glitter, t.choir],
    },
    // They burn quietly on.
    {
      theme: hymn,
      tempo: [60, 58],
      intensity: [0.5, 0.38],
      leads: [lead('violins', 1), lead('clarinet', 0, -6, { parallel: -2 })],
      under: [t.still, t.celesta],
    },
    {
      theme: hymnAnswer,
      tempo: 58,
      intensity: [0.42, 0.36],
      leads: [lead('soloViolin', 1)],
      under: [t.voices, t.harp],
    },
    {
      chords: 'IV I IV I ii I IV:2 V:2 I I I I',
      tempo: [58, 46],
      intensity: [0.4, 0.12],
      leads: [
        lead('flute', 1, -2, { melody: augment(opening(hymn.melody, 4), 2), from: 8 }),
        lead('clarinet', 1, 0, { melody: sequence(opening(hymn.melody, 4), 0), from: 20 }),
        lead('violins', 1, 0, {
          melody: [
            { step: 3, alter: 0, beats: 2 },
            { step: 1, alter: 0, beats: 2 },
            { step: 0, alter: 0, beats: 16 },
          ],
          from: 28,
        }),
      ],
      under: [t.harp, t.still],
    },
  ]);
}
