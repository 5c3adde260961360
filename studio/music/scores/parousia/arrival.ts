import { opening } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { lastHymn } from './arrival-hymn.ts';
import { fugato, state } from './statement.ts';
import * as t from './textures.ts';
import { call, cry, cryMotif, develop, door, hymn, hymnAnswer, stars, starsHigh, watch } from './themes.ts';

/** VI. D minor to D major: everything returns, the night call as a day call, and the hymn has the last word. */
export function arrival(): Piece {
  const piece = new Piece({ key: 'D major', beatsPerBar: 4, tempo: 96, seed: 306, looseness: 11 });
  const day = 'D major';
  const dawn: [number, number] = [100, 100];

  // Before dawn.
  state(piece, {
    chords: 'i i VI VI iv iv i i',
    key: 'D minor',
    tempo: [58, 60],
    intensity: [0.2, 0.32],
    leads: [
      { parts: 'horns', octave: -1, melody: call, from: 8, louder: 2 },
      { parts: 'trumpets', octave: 0, melody: call, from: 24, louder: -12 },
    ],
    under: [t.drone, t.mist],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [60, 60],
    intensity: [0.34, 0.42],
    leads: [{ parts: 'cellos', octave: -1, louder: 4 }],
    under: [t.still, t.mist],
  });
  state(piece, {
    theme: develop(cryMotif, [0, 1, 2, 3]),
    key: 'G minor',
    beatsPerBar: 3,
    tempo: [100, 108],
    intensity: [0.38, 0.55],
    leads: [{ parts: 'clarinet', octave: 0 }],
    under: [t.heartbeat, t.plucked],
  });
  state(piece, {
    theme: door,
    key: 'B minor',
    tempo: [60, 62],
    intensity: [0.42, 0.5],
    leads: [{ parts: 'soloCello', octave: 0, louder: 4 }],
    under: [t.still, t.harpChords],
  });
  state(piece, {
    theme: develop(opening(watch.melody, 4), [0, 1, 2, 3, 4, 5, 6, 7]),
    key: 'D mixolydian',
    chords: 'I I bVII bVII IV IV V V',
    tempo: [66, 96],
    intensity: [0.4, 0.9],
    leads: [
      { parts: ['horns'], octave: -1 },
      { parts: 'violins', octave: 0, louder: -2 },
    ],
    under: [t.running, t.bass, t.roll],
  });
  // Daybreak.
  state(piece, {
    theme: watch,
    key: day,
    tempo: dawn,
    intensity: [1, 0.9],
    leads: [
      { parts: ['trumpets', 'horns'], octave: 0, louder: -2 },
      { parts: 'violins', octave: 1 },
    ],
    under: [t.running, t.tutti, t.cymbal],
  });
  state(piece, {
    theme: watch,
    key: day,
    tempo: dawn,
    intensity: [0.85, 0.75],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0, from: 4, melody: opening(watch.melody, 28), louder: -4 },
    ],
    under: [t.running, t.bass, t.timpani],
  });
  state(piece, {
    theme: develop(opening(watch.melody, 8), [0, 2, 1, 3]),
    key: 'A major',
    tempo: dawn,
    intensity: [0.6, 0.7],
    leads: [{ parts: ['clarinet', 'oboe'], octave: 0 }],
    under: [t.pulse, t.harp],
  });
  state(piece, {
    theme: watch,
    key: 'A major',
    tempo: dawn,
    intensity: [0.65, 0.75],
    leads: [
      { parts: ['violins'], octave: 0 },
      { parts: 'flute', octave: 1 },
    ],
    under: [t.pulse, t.counter('horns'), t.counter('cellos')],
  });
  // The procession comes down the road.
  state(piece, {
    theme: hymn,
    key: 'F major',
    tempo: [92, 92],
    intensity: [0.5, 0.58],
    leads: [{ parts: ['clarinet', 'bassoon'], octave: 0, louder: 2 }],
    under: [t.march, t.sideDrum],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'F major',
    tempo: [92, 92],
    intensity: [0.58, 0.68],
    leads: [{ parts: ['oboe', 'flute'], octave: 1 }],
    under: [t.march, t.sideDrum, t.counter('violins', -6)],
  });
  state(piece, {
    theme: hymn,
    key: 'F major',
    tempo: [92, 94],
    intensity: [0.7, 0.8],
    leads: [
      { parts: ['violins'], octave: 1 },
      { parts: 'trumpets', octave: 0, louder: -6 },
    ],
    under: [t.march, t.sideDrum, t.running],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'F major',
    tempo: [94, 94],
    intensity: [0.8, 0.9],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: ['horns', 'trombones'], octave: 0, louder: -4 },
    ],
    under: [t.march, t.sideDrum, t.running, t.roll],
  });
  // The stars, in daylight.
  for (const [theme, lead, strength] of [
    [stars, 'flute', 0.46],
    [starsHigh, 'soloViolin', 0.5],
    [stars, 'oboe', 0.56],
    [starsHigh, 'violins', 0.64],
  ] as const) {
    state(piece, {
      theme,
      key: 'Bb major',
      tempo: [84, 84],
      intensity: [strength, strength + 0.06],
      leads: [{ parts: lead, octave: theme === stars ? 1 : 0 }],
      under: [t.harp, t.still, t.celesta],
    });
  }
  // Struggle: the cry against the call.
  state(piece, {
    theme: develop(opening(watch.melody, 8), [0, 1, 2, 3]),
    key: 'G minor',
    tempo: [96, 100],
    intensity: [0.55, 0.75],
    leads: [{ parts: ['cellos', 'bassoon'], octave: -1, louder: 2 }],
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
  state(piece, {
    theme: cry,
    key: 'D minor',
    tempo: [150, 150],
    intensity: [0.8, 0.9],
    leads: [
      { parts: ['violins', 'flute'], octave: 0 },
      { parts: 'trumpets', octave: 0, louder: -6 },
    ],
    under: [t.running, t.bass, t.timpani],
  });
  state(piece, {
    theme: cry,
    key: 'D major',
    tempo: [150, 146],
    intensity: [0.9, 0.8],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.waltz, t.brass, t.timpani],
  });
  state(piece, {
    chords: 'V V IV V V V IV V',
    key: day,
    tempo: [96, 88],
    intensity: [0.8, 1],
    leads: [
      {
        parts: ['horns', 'trumpets'],
        octave: 0,
        melody: develop(opening(watch.melody, 4), [0, 1, 0, 1, 2, 1, 3, 4]),
        louder: -4,
      },
    ],
    under: [t.running, t.bass, t.roll],
  });
  lastHymn(piece);
  return piece;
}
