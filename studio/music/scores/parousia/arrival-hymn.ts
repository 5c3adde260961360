import { augment, opening, sequence } from '../../toolkit/melody.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
import * as t from './textures.ts';
import { call, develop, door, doorAnswer, hymn, hymnAnswer, watch } from './themes.ts';

/** The second half of the finale: the door opens, and the hymn begins with few and ends with all. */
export function lastHymn(piece: Piece): void {
  const day = 'D major';

  // The door stands open.
  state(piece, {
    theme: door,
    key: day,
    tempo: [66, 64],
    intensity: [0.95, 0.7],
    leads: [
      { parts: ['violins'], octave: 1 },
      { parts: ['horns', 'cellos'], octave: 0 },
    ],
    under: [t.tutti, t.harp, t.cymbal],
  });
  state(piece, {
    theme: doorAnswer,
    key: day,
    tempo: [64, 60],
    intensity: [0.65, 0.4],
    leads: [{ parts: ['violins', 'oboe'], octave: 0 }],
    under: [t.strings, t.harp, t.counter('horns', -6)],
  });
  state(piece, {
    theme: doorAnswer,
    key: 'G major',
    tempo: [60, 60],
    intensity: [0.4, 0.46],
    leads: [
      { parts: 'soloCello', octave: 0, louder: 4 },
      { parts: 'oboe', octave: 1, from: 4, melody: opening(doorAnswer.melody, 28), louder: -6 },
    ],
    under: [t.still, t.voices],
  });
  // The hymn from the beginning: first few, then many, then all.
  state(piece, {
    theme: hymn,
    key: day,
    tempo: [66, 66],
    intensity: [0.4, 0.44],
    leads: [{ parts: 'clarinet', octave: 1 }],
    under: [t.still],
  });
  state(piece, {
    theme: hymnAnswer,
    key: day,
    tempo: [66, 68],
    intensity: [0.45, 0.52],
    leads: [{ parts: ['voices', 'violas'], octave: 0, louder: 4 }],
    under: [t.still, t.harp],
  });
  state(piece, {
    theme: hymn,
    key: day,
    tempo: [68, 70],
    intensity: [0.55, 0.62],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0, louder: -6 },
    ],
    under: [t.strings, t.harp, t.counter('bassoon')],
  });
  state(piece, {
    theme: hymnAnswer,
    key: day,
    tempo: [70, 72],
    intensity: [0.65, 0.8],
    leads: [
      { parts: ['violins', 'oboe'], octave: 1 },
      { parts: 'trumpets', octave: 0, louder: -8 },
    ],
    under: [t.strings, t.running, t.brass, t.roll],
  });
  state(piece, {
    theme: hymn,
    key: 'E major',
    tempo: [72, 72],
    intensity: [0.85, 0.92],
    leads: [
      { parts: ['violins'], octave: 1 },
      { parts: ['trumpets', 'horns'], octave: 0, louder: -2 },
    ],
    under: [t.tutti, t.running, t.organ],
  });
  state(piece, {
    theme: develop(opening(hymnAnswer.melody, 8), [0, 1, 2, 3]),
    key: 'E major',
    tempo: [72, 66],
    intensity: [0.85, 1],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.pulse, t.brass, t.roll],
  });
  state(piece, {
    theme: hymn,
    key: day,
    tempo: [62, 62],
    intensity: [1, 1],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 1, louder: -2 },
      { parts: ['horns', 'choir'], octave: 0 },
      { parts: 'trombones', octave: 0, melody: opening(watch.melody, 32), louder: -10 },
    ],
    under: [t.tutti, t.organ, t.cymbal, t.bells],
  });
  state(piece, {
    theme: hymnAnswer,
    key: day,
    tempo: [62, 60],
    intensity: [1, 0.9],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: ['horns', 'trumpets', 'choir'], octave: 0, louder: -2 },
    ],
    under: [t.tutti, t.organ, t.glitter, t.bells],
  });
  state(piece, {
    theme: watch,
    key: day,
    tempo: [60, 58],
    intensity: [0.95, 0.7],
    leads: [
      { parts: ['horns'], octave: 0 },
      { parts: 'violins', octave: 1, from: 0, louder: -2 },
    ],
    under: [t.tutti, t.choir, t.harp],
  });
  // After the arrival, quiet.
  state(piece, {
    theme: hymnAnswer,
    key: day,
    tempo: [58, 56],
    intensity: [0.5, 0.4],
    leads: [
      { parts: 'soloViolin', octave: 1 },
      { parts: 'soloCello', octave: 0, parallel: -2, louder: -4 },
    ],
    under: [t.harp, t.voices],
  });
  state(piece, {
    chords: 'I IV I vi ii IV:2 V:2 I IV I I I I',
    key: day,
    tempo: [56, 42],
    intensity: [0.45, 0.16],
    leads: [
      { parts: 'horns', octave: -1, melody: call, from: 0 },
      { parts: 'clarinet', octave: 0, melody: sequence(call, 2), from: 8, louder: -2 },
      { parts: 'violins', octave: 1, melody: augment(opening(hymn.melody, 4), 2), from: 24 },
      {
        parts: 'horns',
        octave: -1,
        melody: [...opening(call, 4), { step: 4, alter: 0, beats: 12 }],
        from: 34,
        louder: -2,
      },
    ],
    under: [t.still, t.halo, t.harpChords],
  });
}
