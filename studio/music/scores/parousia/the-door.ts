import { opening, sequence } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
import * as t from './textures.ts';
import { call, develop, door, doorAnswer, hymn, hymnAnswer, stars, watch } from './themes.ts';

/** IV. B minor, slow: solo cello, solo oboe and strings in front of something closed. */
export function theDoor(): Piece {
  const piece = new Piece({
    key: 'B minor',
    beatsPerBar: 4,
    tempo: 54,
    seed: 304,
    looseness: 18,
    balance: { soloCello: 2, oboe: 1 },
  });
  const home = 'B minor';

  // Three knocks, and nobody.
  state(piece, {
    chords: 'i i VI VI iv iv V V',
    key: home,
    tempo: [50, 52],
    intensity: [0.22, 0.34],
    leads: [{ parts: 'soloCello', octave: 0, melody: opening(door.melody, 8), from: 16 }],
    under: [t.drone, t.heartbeat, t.mist],
  });
  state(piece, {
    theme: door,
    key: home,
    tempo: [52, 54],
    intensity: [0.34, 0.42],
    leads: [{ parts: 'soloCello', octave: 0, louder: 4 }],
    under: [t.still],
  });
  state(piece, {
    theme: doorAnswer,
    key: home,
    tempo: [54, 54],
    intensity: [0.42, 0.5],
    leads: [{ parts: 'soloCello', octave: 0, louder: 4 }],
    under: [t.still, t.counter('clarinet', -8)],
  });
  state(piece, {
    theme: door,
    key: home,
    tempo: [54, 56],
    intensity: [0.45, 0.52],
    leads: [
      { parts: 'oboe', octave: 1, louder: 2 },
      { parts: 'soloCello', octave: 0, from: 4, melody: opening(door.melody, 24), louder: -8 },
    ],
    under: [t.still, t.harpChords],
  });
  state(piece, {
    theme: doorAnswer,
    key: home,
    tempo: [56, 56],
    intensity: [0.52, 0.62],
    leads: [{ parts: ['violins', 'oboe'], octave: 1 }],
    under: [t.still, t.harp, t.counter('horns', -6)],
  });
  // A window: G major.
  state(piece, {
    theme: hymn,
    key: 'G major',
    tempo: [60, 60],
    intensity: [0.42, 0.48],
    leads: [{ parts: 'flute', octave: 1, louder: 2 }],
    under: [t.rocking, t.bass],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'G major',
    tempo: [60, 60],
    intensity: [0.48, 0.6],
    leads: [
      { parts: 'violins', octave: 1 },
      { parts: 'soloCello', octave: 0, parallel: -2, louder: -6 },
    ],
    under: [t.rocking, t.bass, t.harp],
  });
  state(piece, {
    theme: door,
    key: 'G major',
    tempo: [58, 60],
    intensity: [0.55, 0.7],
    leads: [{ parts: ['violins', 'clarinet'], octave: 1 }],
    under: [t.strings, t.counter('horns')],
  });
  // Pleading: the falling step, higher each time.
  state(piece, {
    theme: develop(opening(door.melody, 8), [0, 1, 2, 3, 4]),
    key: 'E minor',
    tempo: [60, 66],
    intensity: [0.5, 0.85],
    leads: [
      { parts: 'violins', octave: 0, louder: 2 },
      { parts: 'cellos', octave: -1, louder: -2 },
    ],
    under: [t.pulse, t.counter('horns'), t.roll],
  });
  state(piece, {
    theme: door,
    key: 'E minor',
    tempo: [60, 58],
    intensity: [0.95, 0.85],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 1, louder: -2 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.tutti, t.cymbal],
  });
  state(piece, {
    chords: 'VI iv ii° V VI iv V V',
    key: home,
    tempo: [54, 48],
    intensity: [0.55, 0.28],
    leads: [{ parts: 'englishHorn', octave: 0, melody: opening(sequence(door.melody, -2), 16), from: 8 }],
    under: [t.still, t.heartbeat],
  });
  // Alone together: cello and oboe over almost nothing.
  state(piece, {
    theme: door,
    key: 'F# minor',
    tempo: [50, 52],
    intensity: [0.38, 0.42],
    leads: [{ parts: 'soloCello', octave: 0, louder: 6 }],
    under: [t.drone, t.halo],
  });
  state(piece, {
    theme: doorAnswer,
    key: 'F# minor',
    tempo: [52, 54],
    intensity: [0.42, 0.5],
    leads: [
      { parts: 'oboe', octave: 0, louder: 4 },
      { parts: 'soloCello', octave: -1, parallel: -2, louder: -4 },
    ],
    under: [t.still],
  });
  state(piece, {
    theme: watch,
    key: 'F# minor',
    tempo: [56, 58],
    intensity: [0.42, 0.55],
    leads: [
      { parts: 'horns', octave: -1, louder: 2 },
      { parts: 'violas', octave: 0, from: 4, melody: opening(watch.melody, 28), louder: -6 },
    ],
    under: [t.mist, t.bass],
  });
  state(piece, {
    theme: doorAnswer,
    key: 'F# minor',
    tempo: [58, 58],
    intensity: [0.5, 0.62],
    leads: [
      { parts: 'violins', octave: 0 },
      { parts: 'clarinet', octave: 0, from: 16, melody: opening(doorAnswer.melody, 16), louder: -8 },
    ],
    under: [t.still, t.rocking],
  });
  state(piece, {
    theme: stars,
    key: 'D major',
    beatsPerBar: 3,
    tempo: [63, 63],
    intensity: [0.4, 0.48],
    leads: [{ parts: 'flute', octave: 1 }],
    under: [t.celesta, t.still, t.harp],
  });
  state(piece, {
    theme: stars,
    key: 'D major',
    beatsPerBar: 3,
    tempo: [63, 63],
    intensity: [0.48, 0.6],
    leads: [{ parts: ['violins'], octave: 1 }],
    under: [t.harp, t.still, t.voices, t.counter('horns', -8)],
  });
  state(piece, {
    theme: hymn,
    key: 'D major',
    tempo: [58, 58],
    intensity: [0.55, 0.7],
    leads: [{ parts: ['violins', 'oboe'], octave: 1 }],
    under: [t.strings, t.harp, t.counter('horns', -4)],
  });
  state(piece, {
    theme: doorAnswer,
    key: home,
    tempo: [58, 56],
    intensity: [0.75, 0.95],
    leads: [
      { parts: 'violins', octave: 1 },
      { parts: ['violins', 'horns'], octave: 0 },
    ],
    under: [t.tutti, t.roll],
  });
  state(piece, {
    theme: door,
    key: home,
    tempo: [54, 52],
    intensity: [0.7, 0.45],
    leads: [{ parts: ['violins', 'seconds'], octave: 0 }],
    under: [t.still, t.harpChords, t.counter('bassoon')],
  });
  state(piece, {
    theme: doorAnswer,
    key: 'B major',
    tempo: [52, 52],
    intensity: [0.42, 0.46],
    leads: [
      { parts: 'soloCello', octave: 0, louder: 4 },
      { parts: 'oboe', octave: 1, from: 16, melody: opening(doorAnswer.melody, 16), louder: -4 },
    ],
    under: [t.still, t.harp, t.voices],
  });
  // It is not locked.
  state(piece, {
    chords: 'I IV I IV vi IV I/5 V I I I',
    key: 'B major',
    tempo: [52, 42],
    intensity: [0.45, 0.12],
    leads: [
      { parts: 'soloCello', octave: 0, melody: opening(door.melody, 8), from: 4 },
      { parts: 'oboe', octave: 0, melody: opening(sequence(door.melody, 2), 8), from: 12 },
      { parts: 'horns', octave: 0, melody: opening(call, 4), from: 32, louder: -6 },
    ],
    under: [t.still, t.halo],
  });
  return piece;
}
