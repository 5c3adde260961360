import { augment, opening, sequence } from '../../toolkit/melody.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
import * as t from './textures.ts';
import { develop, hymn, hymnAnswer } from './themes.ts';

/** Variations six to nine and the close of the second movement. */
export function laterVariations(piece: Piece): void {
  const major = 'Bb major';

  // 6. Far away: harp, voices, a solo violin.
  state(piece, {
    theme: hymn,
    key: 'F major',
    tempo: [56, 56],
    intensity: [0.35, 0.4],
    leads: [{ parts: 'soloViolin', octave: 1, louder: 2 }],
    under: [t.harp, t.voices],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'F major',
    tempo: [56, 58],
    intensity: [0.4, 0.48],
    leads: [
      { parts: 'soloViolin', octave: 1 },
      { parts: 'soloCello', octave: -1, from: 0, louder: -2, parallel: -2 },
    ],
    under: [t.harp, t.halo],
  });
  // A chorale for dark colours.
  state(piece, {
    theme: hymn,
    key: 'C minor',
    tempo: [56, 56],
    intensity: [0.42, 0.5],
    leads: [{ parts: 'horns', octave: 0 }],
    under: [t.still, t.counter('bassoon')],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'C minor',
    tempo: [56, 58],
    intensity: [0.5, 0.66],
    leads: [{ parts: ['cellos', 'violas'], octave: 0, louder: 2 }],
    under: [t.mist, t.bass, t.counter('horns', -6), t.heartbeat],
  });
  // 7. A canon of winds.
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [72, 72],
    intensity: [0.42, 0.5],
    leads: [
      { parts: 'oboe', octave: 1 },
      { parts: 'bassoon', octave: 0, from: 4, melody: opening(hymn.melody, 28), louder: -6 },
    ],
    under: [t.rocking, t.bass],
  });
  state(piece, {
    theme: hymnAnswer,
    key: major,
    tempo: [72, 74],
    intensity: [0.5, 0.62],
    leads: [
      { parts: 'flute', octave: 1 },
      { parts: 'clarinet', octave: 0, from: 4, melody: opening(hymnAnswer.melody, 28), louder: -4 },
    ],
    under: [t.rocking, t.bass, t.harpChords],
  });
  // 8. A procession with drums.
  state(piece, {
    theme: hymn,
    key: 'Eb major',
    tempo: [84, 84],
    intensity: [0.5, 0.62],
    leads: [{ parts: ['clarinet', 'violas'], octave: 0, louder: 4 }],
    under: [t.march, t.sideDrum],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'Eb major',
    tempo: [84, 86],
    intensity: [0.62, 0.8],
    leads: [{ parts: ['violins', 'trumpets'], octave: 0 }],
    under: [t.march, t.sideDrum, t.running],
  });
  state(piece, {
    theme: develop(opening(hymnAnswer.melody, 8), [0, 1, 2, 3]),
    key: 'Eb major',
    tempo: [86, 76],
    intensity: [0.75, 1],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.pulse, t.brass, t.roll],
  });
  // One lamp nearly goes out.
  state(piece, {
    theme: hymn,
    key: 'D minor',
    tempo: [60, 60],
    intensity: [0.36, 0.42],
    leads: [{ parts: 'soloCello', octave: 0, louder: 4 }],
    under: [t.rocking, t.bells],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'D minor',
    tempo: [60, 64],
    intensity: [0.42, 0.7],
    leads: [
      { parts: 'clarinet', octave: 0 },
      { parts: 'violins', octave: 1, from: 16, melody: hymnAnswer.melody.slice(-8), louder: 0 },
    ],
    under: [t.rocking, t.bass, t.roll],
  });
  // 9. All lamps.
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [64, 64],
    intensity: [0.95, 1],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 1, louder: -2 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.tutti, t.cymbal, t.harp, t.choir],
  });
  state(piece, {
    theme: hymnAnswer,
    key: major,
    tempo: [64, 62],
    intensity: [1, 0.85],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: ['horns', 'trumpets'], octave: 0, louder: -2 },
    ],
    under: [t.tutti, t.glitter, t.choir],
  });
  // They burn quietly on.
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [60, 58],
    intensity: [0.5, 0.38],
    leads: [
      { parts: 'violins', octave: 1 },
      { parts: 'clarinet', octave: 0, louder: -6, parallel: -2 },
    ],
    under: [t.still, t.celesta],
  });
  state(piece, {
    theme: hymnAnswer,
    key: major,
    tempo: [58, 58],
    intensity: [0.42, 0.36],
    leads: [{ parts: 'soloViolin', octave: 1 }],
    under: [t.voices, t.harp],
  });
  state(piece, {
    chords: 'IV I IV I ii I IV:2 V:2 I I I I',
    key: major,
    tempo: [58, 46],
    intensity: [0.4, 0.12],
    leads: [
      { parts: 'flute', octave: 1, melody: augment(opening(hymn.melody, 4), 2), from: 8, louder: -2 },
      { parts: 'clarinet', octave: 1, melody: sequence(opening(hymn.melody, 4), 0), from: 20 },
      {
        parts: 'violins',
        octave: 1,
        melody: [
          { step: 3, alter: 0, beats: 2 },
          { step: 1, alter: 0, beats: 2 },
          { step: 0, alter: 0, beats: 16 },
        ],
        from: 28,
      },
    ],
    under: [t.harp, t.still],
  });
}
