import { opening } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { lastHymn } from './arrival-hymn.ts';
import { fugato, lead, state } from './statement.ts';
import * as t from './textures.ts';
import { call, cry, cryMotif, develop, door, hymn, hymnAnswer, stars, starsHigh, watch } from './themes.ts';

/** VI. D minor to D major: everything returns, the night call as a day call, and the hymn has the last word. */
export function arrival(): Piece {
  const piece = new Piece({ key: 'D major', beatsPerBar: 4, tempo: 96, seed: 306, looseness: 11 });
  const day = 'D major';
  const dawn = 100;

  // Before dawn.
  state(piece, 'D minor', [
    {
      chords: 'i i VI VI iv iv i i',
      tempo: [58, 60],
      intensity: [0.2, 0.32],
      leads: [lead('horns', -1, 2, { melody: call, from: 8 }), lead('trumpets', 0, -12, { melody: call, from: 24 })],
      under: [t.drone, t.mist],
    },
    { theme: watch, tempo: 60, intensity: [0.34, 0.42], leads: [lead('cellos', -1, 4)], under: [t.still, t.mist] },
  ]);
  state(piece, 'G minor', {
    theme: develop(cryMotif, [0, 1, 2, 3]),
    beatsPerBar: 3,
    tempo: [100, 108],
    intensity: [0.38, 0.55],
    leads: [lead('clarinet', 0)],
    under: [t.heartbeat, t.plucked],
  });
  state(piece, 'B minor', {
    theme: door,
    tempo: [60, 62],
    intensity: [0.42, 0.5],
    leads: [lead('soloCello', 0, 4)],
    under: [t.still, t.harpChords],
  });
  state(piece, 'D mixolydian', {
    theme: develop(opening(watch.melody, 4), [0, 1, 2, 3, 4, 5, 6, 7]),
    chords: 'I I bVII bVII IV IV V V',
    tempo: [66, 96],
    intensity: [0.4, 0.9],
    leads: [lead('horns', -1), lead('violins', 0, -2)],
    under: [t.running, t.bass, t.roll],
  });
  // Daybreak.
  state(piece, day, [
    {
      theme: watch,
      tempo: dawn,
      intensity: [1, 0.9],
      leads: [lead(['trumpets', 'horns'], 0, -2), lead('violins', 1)],
      under: [t.running, t.tutti, t.cymbal],
    },
    {
      theme: watch,
      tempo: dawn,
      intensity: [0.85, 0.75],
      leads: [lead(['violins', 'flute'], 1), lead('horns', 0, -4, { from: 4, melody: opening(watch.melody, 28) })],
      under: [t.running, t.bass, t.timpani],
    },
  ]);
  state(piece, 'A major', [
    {
      theme: develop(opening(watch.melody, 8), [0, 2, 1, 3]),
      tempo: dawn,
      intensity: [0.6, 0.7],
      leads: [lead(['clarinet', 'oboe'], 0)],
      under: [t.pulse, t.harp],
    },
    {
      theme: watch,
      tempo: dawn,
      intensity: [0.65, 0.75],
      leads: [lead('violins', 0), lead('flute', 1)],
      under: [t.pulse, t.counter('horns'), t.counter('cellos')],
    },
  ]);
  // The procession comes down the road.
  state(piece, 'F major', [
    {
      theme: hymn,
      tempo: 92,
      intensity: [0.5, 0.58],
      leads: [lead(['clarinet', 'bassoon'], 0, 2)],
      under: [t.march, t.sideDrum],
    },
    {
      theme: hymnAnswer,
      tempo: 92,
      intensity: [0.58, 0.68],
      leads: [lead(['oboe', 'flute'], 1)],
      under: [t.march, t.sideDrum, t.counter('violins', -6)],
    },
    {
      theme: hymn,
      tempo: [92, 94],
      intensity: [0.7, 0.8],
      leads: [lead('violins', 1), lead('trumpets', 0, -6)],
      under: [t.march, t.sideDrum, t.running],
    },
    {
      theme: hymnAnswer,
      tempo: 94,
      intensity: [0.8, 0.9],
      leads: [lead(['violins', 'flute'], 1), lead(['horns', 'trombones'], 0, -4)],
      under: [t.march, t.sideDrum, t.running, t.roll],
    },
  ]);
  // The stars, in daylight.
  for (const [theme, part, strength] of [
    [stars, 'flute', 0.46],
    [starsHigh, 'soloViolin', 0.5],
    [stars, 'oboe', 0.56],
    [starsHigh, 'violins', 0.64],
  ] as const) {
    state(piece, 'Bb major', {
      theme,
      tempo: 84,
      intensity: [strength, strength + 0.06],
      leads: [lead(part, theme === stars ? 1 : 0)],
      under: [t.harp, t.still, t.celesta],
    });
  }
  // Struggle: the cry against the call.
  state(piece, 'G minor', {
    theme: develop(opening(watch.melody, 8), [0, 1, 2, 3]),
    tempo: [96, 100],
    intensity: [0.55, 0.75],
    leads: [lead(['cellos', 'bassoon'], -1, 2)],
    under: [t.pulse, t.mist, t.heartbeat],
  });
  fugato(piece, {
    subject: watch.melody,
    beatsPerBar: 4,
    entries: [
      { part: 'cellos', key: 'D minor', octave: -1 },
      { part: 'violas', key: 'A minor', octave: 0 },
      { part: 'seconds', key: 'D minor', octave: 0 },
      { part: 'violins', key: 'A minor', octave: 1 },
      { part: 'horns', key: 'D minor', octave: 0 },
    ],
    tempo: 100,
    intensity: [0.5, 0.82],
    under: [t.plucked],
  });
  state(piece, 'D minor', {
    theme: cry,
    tempo: 150,
    intensity: [0.8, 0.9],
    leads: [lead(['violins', 'flute'], 0), lead('trumpets', 0, -6)],
    under: [t.running, t.bass, t.timpani],
  });
  state(piece, 'D major', {
    theme: cry,
    tempo: [150, 146],
    intensity: [0.9, 0.8],
    leads: [lead(['violins', 'flute'], 1), lead('horns', 0)],
    under: [t.waltz, t.brass, t.timpani],
  });
  state(piece, day, {
    chords: 'V V IV V V V IV V',
    tempo: [96, 88],
    intensity: [0.8, 1],
    leads: [
      lead(['horns', 'trumpets'], 0, -4, { melody: develop(opening(watch.melody, 4), [0, 1, 0, 1, 2, 1, 3, 4]) }),
    ],
    under: [t.running, t.bass, t.roll],
  });
  lastHymn(piece);
  return piece;
}
