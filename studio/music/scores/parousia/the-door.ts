import { opening, sequence } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { lead, state } from './statement.ts';
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
  state(piece, home, [
    {
      chords: 'i i VI VI iv iv V V',
      tempo: [50, 52],
      intensity: [0.22, 0.34],
      leads: [lead('soloCello', 0, 0, { melody: opening(door.melody, 8), from: 16 })],
      under: [t.drone, t.heartbeat, t.mist],
    },
    { theme: door, tempo: [52, 54], intensity: [0.34, 0.42], leads: [lead('soloCello', 0, 4)], under: [t.still] },
    {
      theme: doorAnswer,
      tempo: 54,
      intensity: [0.42, 0.5],
      leads: [lead('soloCello', 0, 4)],
      under: [t.still, t.counter('clarinet', -8)],
    },
    {
      theme: door,
      tempo: [54, 56],
      intensity: [0.45, 0.52],
      leads: [lead('oboe', 1, 2), lead('soloCello', 0, -8, { from: 4, melody: opening(door.melody, 24) })],
      under: [t.still, t.harpChords],
    },
    {
      theme: doorAnswer,
      tempo: 56,
      intensity: [0.52, 0.62],
      leads: [lead(['violins', 'oboe'], 1)],
      under: [t.still, t.harp, t.counter('horns', -6)],
    },
  ]);
  // A window: G major.
  state(piece, 'G major', [
    { theme: hymn, tempo: 60, intensity: [0.42, 0.48], leads: [lead('flute', 1, 2)], under: [t.rocking, t.bass] },
    {
      theme: hymnAnswer,
      tempo: 60,
      intensity: [0.48, 0.6],
      leads: [lead('violins', 1), lead('soloCello', 0, -6, { parallel: -2 })],
      under: [t.rocking, t.bass, t.harp],
    },
    {
      theme: door,
      tempo: [58, 60],
      intensity: [0.55, 0.7],
      leads: [lead(['violins', 'clarinet'], 1)],
      under: [t.strings, t.counter('horns')],
    },
  ]);
  // Pleading: the falling step, higher each time.
  state(piece, 'E minor', [
    {
      theme: develop(opening(door.melody, 8), [0, 1, 2, 3, 4]),
      tempo: [60, 66],
      intensity: [0.5, 0.85],
      leads: [lead('violins', 0, 2), lead('cellos', -1, -2)],
      under: [t.pulse, t.counter('horns'), t.roll],
    },
    {
      theme: door,
      tempo: [60, 58],
      intensity: [0.95, 0.85],
      leads: [lead(['violins', 'trumpets'], 1, -2), lead('horns', 0)],
      under: [t.tutti, t.cymbal],
    },
  ]);
  state(piece, home, {
    chords: 'VI iv ii° V VI iv V V',
    tempo: [54, 48],
    intensity: [0.55, 0.28],
    leads: [lead('englishHorn', 0, 0, { melody: opening(sequence(door.melody, -2), 16), from: 8 })],
    under: [t.still, t.heartbeat],
  });
  // Alone together: cello and oboe over almost nothing.
  state(piece, 'F# minor', [
    {
      theme: door,
      tempo: [50, 52],
      intensity: [0.38, 0.42],
      leads: [lead('soloCello', 0, 6)],
      under: [t.drone, t.halo],
    },
    {
      theme: doorAnswer,
      tempo: [52, 54],
      intensity: [0.42, 0.5],
      leads: [lead('oboe', 0, 4), lead('soloCello', -1, -4, { parallel: -2 })],
      under: [t.still],
    },
    {
      theme: watch,
      tempo: [56, 58],
      intensity: [0.42, 0.55],
      leads: [lead('horns', -1, 2), lead('violas', 0, -6, { from: 4, melody: opening(watch.melody, 28) })],
      under: [t.mist, t.bass],
    },
    {
      theme: doorAnswer,
      tempo: 58,
      intensity: [0.5, 0.62],
      leads: [lead('violins', 0), lead('clarinet', 0, -8, { from: 16, melody: opening(doorAnswer.melody, 16) })],
      under: [t.still, t.rocking],
    },
  ]);
  state(piece, 'D major', [
    {
      theme: stars,
      beatsPerBar: 3,
      tempo: 63,
      intensity: [0.4, 0.48],
      leads: [lead('flute', 1)],
      under: [t.celesta, t.still, t.harp],
    },
    {
      theme: stars,
      beatsPerBar: 3,
      tempo: 63,
      intensity: [0.48, 0.6],
      leads: [lead('violins', 1)],
      under: [t.harp, t.still, t.voices, t.counter('horns', -8)],
    },
    {
      theme: hymn,
      tempo: 58,
      intensity: [0.55, 0.7],
      leads: [lead(['violins', 'oboe'], 1)],
      under: [t.strings, t.harp, t.counter('horns', -4)],
    },
  ]);
  state(piece, home, [
    {
      theme: doorAnswer,
      tempo: [58, 56],
      intensity: [0.75, 0.95],
      leads: [lead('violins', 1), lead(['violins', 'horns'], 0)],
      under: [t.tutti, t.roll],
    },
    {
      theme: door,
      tempo: [54, 52],
      intensity: [0.7, 0.45],
      leads: [lead(['violins', 'seconds'], 0)],
      under: [t.still, t.harpChords, t.counter('bassoon')],
    },
  ]);
  state(piece, 'B major', [
    {
      theme: doorAnswer,
      tempo: 52,
      intensity: [0.42, 0.46],
      leads: [lead('soloCello', 0, 4), lead('oboe', 1, -4, { from: 16, melody: opening(doorAnswer.melody, 16) })],
      under: [t.still, t.harp, t.voices],
    },
    // It is not locked.
    {
      chords: 'I IV I IV vi IV I/5 V I I I',
      tempo: [52, 42],
      intensity: [0.45, 0.12],
      leads: [
        lead('soloCello', 0, 0, { melody: opening(door.melody, 8), from: 4 }),
        lead('oboe', 0, 0, { melody: opening(sequence(door.melody, 2), 8), from: 12 }),
        lead('horns', 0, -6, { melody: opening(call, 4), from: 32 }),
      ],
      under: [t.still, t.halo],
    },
  ]);
  return piece;
}
