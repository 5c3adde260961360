import { augment, opening, sequence } from '../../toolkit/melody.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { lead, state } from './statement.ts';
import * as t from './textures.ts';
import { call, develop, door, doorAnswer, hymn, hymnAnswer, watch } from './themes.ts';

/** The second half of the finale: the door opens, and the hymn begins with few and ends with all. */
export function lastHymn(piece: Piece): void {
  const day = 'D major';

  // The door stands open.
  state(piece, day, [
    {
      theme: door,
      tempo: [66, 64],
      intensity: [0.95, 0.7],
      leads: [lead('violins', 1), lead(['horns', 'cellos'], 0)],
      under: [t.tutti, t.harp, t.cymbal],
    },
    {
      theme: doorAnswer,
      tempo: [64, 60],
      intensity: [0.65, 0.4],
      leads: [lead(['violins', 'oboe'], 0)],
      under: [t.strings, t.harp, t.counter('horns', -6)],
    },
  ]);
  state(piece, 'G major', {
    theme: doorAnswer,
    tempo: 60,
    intensity: [0.4, 0.46],
    leads: [lead('soloCello', 0, 4), lead('oboe', 1, -6, { from: 4, melody: opening(doorAnswer.melody, 28) })],
    under: [t.still, t.voices],
  });
  // The hymn from the beginning: first few, then many, then all.
  state(piece, day, [
    { theme: hymn, tempo: 66, intensity: [0.4, 0.44], leads: [lead('clarinet', 1)], under: [t.still] },
    {
      theme: hymnAnswer,
      tempo: [66, 68],
      intensity: [0.45, 0.52],
      leads: [lead(['voices', 'violas'], 0, 4)],
      under: [t.still, t.harp],
    },
    {
      theme: hymn,
      tempo: [68, 70],
      intensity: [0.55, 0.62],
      leads: [lead(['violins', 'flute'], 1), lead('horns', 0, -6)],
      under: [t.strings, t.harp, t.counter('bassoon')],
    },
    {
      theme: hymnAnswer,
      tempo: [70, 72],
      intensity: [0.65, 0.8],
      leads: [lead(['violins', 'oboe'], 1), lead('trumpets', 0, -8)],
      under: [t.strings, t.running, t.brass, t.roll],
    },
  ]);
  state(piece, 'E major', [
    {
      theme: hymn,
      tempo: 72,
      intensity: [0.85, 0.92],
      leads: [lead('violins', 1), lead(['trumpets', 'horns'], 0, -2)],
      under: [t.tutti, t.running, t.organ],
    },
    {
      theme: develop(opening(hymnAnswer.melody, 8), [0, 1, 2, 3]),
      tempo: [72, 66],
      intensity: [0.85, 1],
      leads: [lead(['violins', 'flute'], 1), lead('horns', 0)],
      under: [t.pulse, t.brass, t.roll],
    },
  ]);
  state(piece, day, [
    {
      theme: hymn,
      tempo: 62,
      intensity: [1, 1],
      leads: [
        lead(['violins', 'trumpets'], 1, -2),
        lead(['horns', 'choir'], 0),
        lead('trombones', 0, -10, { melody: opening(watch.melody, 32) }),
      ],
      under: [t.tutti, t.organ, t.cymbal, t.bells],
    },
    {
      theme: hymnAnswer,
      tempo: [62, 60],
      intensity: [1, 0.9],
      leads: [lead(['violins', 'flute'], 1), lead(['horns', 'trumpets', 'choir'], 0, -2)],
      under: [t.tutti, t.organ, t.glitter, t.bells],
    },
    {
      theme: watch,
      tempo: [60, 58],
      intensity: [0.95, 0.7],
      leads: [lead('horns', 0), lead('violins', 1, -2)],
      under: [t.tutti, t.choir, t.harp],
    },
    // After the arrival, quiet.
    {
      theme: hymnAnswer,
      tempo: [58, 56],
      intensity: [0.5, 0.4],
      leads: [lead('soloViolin', 1), lead('soloCello', 0, -4, { parallel: -2 })],
      under: [t.harp, t.voices],
    },
    {
      chords: 'I IV I vi ii IV:2 V:2 I IV I I I I',
      tempo: [56, 42],
      intensity: [0.45, 0.16],
      leads: [
        lead('horns', -1, 0, { melody: call }),
        lead('clarinet', 0, -2, { melody: sequence(call, 2), from: 8 }),
        lead('violins', 1, 0, { melody: augment(opening(hymn.melody, 4), 2), from: 24 }),
        lead('horns', -1, -2, { melody: [...opening(call, 4), { step: 4, alter: 0, beats: 12 }], from: 34 }),
      ],
      under: [t.still, t.halo, t.harpChords],
    },
  ]);
}
