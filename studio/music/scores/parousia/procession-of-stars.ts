import type { ChordSpan } from '../../toolkit/chords.ts';
import { opening } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
import type { Texture } from './textures.ts';
import * as t from './textures.ts';
import { call, cry, develop, door, hymn, hymnAnswer, inThree, stars, starsHigh, type Theme, watch } from './themes.ts';

type Variation = {
  theme?: Theme;
  leads: [parts: PartName | PartName[], octave: number, louder?: number][];
  under: Texture[];
  strength: [number, number];
};

/** V. E minor, in three: a long walk over a ground bass, from far away to overhead. */
export function processionOfStars(): Piece {
  const piece = new Piece({ key: 'E minor', beatsPerBar: 3, tempo: 66, seed: 305, looseness: 12 });
  const vary = (key: string, tempo: number, variations: Variation[]) => {
    for (const { theme = stars, leads, under, strength } of variations) {
      state(piece, {
        theme,
        key,
        tempo: [tempo, tempo],
        intensity: strength,
        leads: leads.map(([parts, octave, louder = 0]) => ({ parts, octave, louder })),
        under,
      });
    }
  };

  // The ground, alone.
  state(piece, { chords: stars.minor, key: 'E minor', tempo: [58, 62], intensity: [0.3, 0.34], under: [t.bass] });
  vary('E minor', 63, [
    { leads: [['clarinet', 0]], under: [t.bass], strength: [0.34, 0.36] },
    { leads: [['soloViola', 0]], under: [t.bass, t.harpChords], strength: [0.36, 0.4] },
    { theme: starsHigh, leads: [['violins', 0]], under: [t.still, t.harpChords], strength: [0.4, 0.44] },
    { leads: [['oboe', 1]], under: [t.still, t.counter('bassoon')], strength: [0.42, 0.46] },
  ]);
  vary('E minor', 69, [
    { theme: starsHigh, leads: [['flute', 0]], under: [t.plucked, t.celesta], strength: [0.4, 0.44] },
    {
      leads: [
        ['clarinet', 0],
        ['bassoon', -1],
      ],
      under: [t.plucked, t.harp],
      strength: [0.42, 0.48],
    },
    { theme: starsHigh, leads: [[['violins', 'oboe'], 0]], under: [t.rocking, t.bass], strength: [0.48, 0.54] },
    { leads: [['violins', 1]], under: [t.rocking, t.bass, t.counter('horns')], strength: [0.54, 0.6] },
    { leads: [['cellos', -1, 4]], under: [t.rocking, t.mist], strength: [0.5, 0.56] },
  ]);
  // Nearer: running figures.
  vary('E minor', 76, [
    { leads: [['horns', 0]], under: [t.running, t.bass], strength: [0.55, 0.62] },
    { theme: starsHigh, leads: [[['violins', 'flute'], 1]], under: [t.running, t.bass], strength: [0.62, 0.7] },
    {
      leads: [
        ['trumpets', 0, -4],
        ['horns', 0],
      ],
      under: [t.running, t.bass, t.timpani],
      strength: [0.7, 0.78],
    },
    {
      theme: starsHigh,
      leads: [
        ['violins', 1],
        [['horns', 'cellos'], 0],
      ],
      under: [t.tutti, t.roll],
      strength: [0.8, 0.92],
    },
  ]);
  // Overhead for the first time, then space: C major.
  vary('C major', 63, [
    { leads: [['soloViolin', 1]], under: [t.harp, t.voices], strength: [0.4, 0.42] },
    { theme: starsHigh, leads: [['flute', 0]], under: [t.harp, t.voices, t.celesta], strength: [0.42, 0.46] },
    { leads: [['soloCello', 0, 4]], under: [t.harp, t.halo], strength: [0.44, 0.48] },
    {
      theme: starsHigh,
      leads: [['violins', 1]],
      under: [t.still, t.harp, t.counter('horns', -8)],
      strength: [0.5, 0.58],
    },
  ]);
  state(piece, {
    theme: inThree(hymn),
    key: 'C major',
    tempo: [66, 66],
    intensity: [0.5, 0.6],
    leads: [{ parts: ['violins', 'clarinet'], octave: 1 }],
    under: [t.still, t.harp],
  });
  state(piece, {
    theme: inThree(hymnAnswer),
    key: 'C major',
    tempo: [66, 66],
    intensity: [0.6, 0.68],
    leads: [{ parts: ['violins', 'oboe'], octave: 1 }],
    under: [t.strings, t.harp, t.counter('horns', -6)],
  });
  // Clouds: the door and the cry pass by.
  state(piece, {
    theme: inThree(door),
    key: 'A minor',
    tempo: [66, 66],
    intensity: [0.45, 0.55],
    leads: [{ parts: 'englishHorn', octave: 1 }],
    under: [t.still, t.mist],
  });
  state(piece, {
    theme: develop(opening(cry.melody, 6), [0, 1, 2, 3]),
    key: 'A minor',
    beatsPerBar: 3,
    tempo: [84, 92],
    intensity: [0.5, 0.75],
    leads: [
      { parts: 'violins', octave: 0 },
      { parts: 'bassoon', octave: -1 },
    ],
    under: [t.pulse, t.heartbeat, t.roll],
  });
  vary('A minor', 84, [
    { leads: [[['trombones', 'cellos'], 0]], under: [t.running, t.heartbeat], strength: [0.65, 0.75] },
    {
      theme: starsHigh,
      leads: [[['violins', 'trumpets'], 0, -2]],
      under: [t.running, t.bass, t.timpani],
      strength: [0.75, 0.85],
    },
    {
      leads: [
        [['violins', 'flute'], 1],
        ['horns', 0],
      ],
      under: [t.tutti, t.cymbal],
      strength: [0.9, 0.85],
    },
  ]);
  state(piece, {
    theme: inThree(watch),
    key: 'E minor',
    tempo: [66, 60],
    intensity: [0.7, 0.4],
    leads: [
      { parts: 'horns', octave: 0 },
      { parts: 'cellos', octave: -1, louder: -2 },
    ],
    under: [t.still, t.heartbeat],
  });
  // The ground again, stripped, and the slow growth towards the end.
  vary('E minor', 60, [
    { leads: [['bassoon', -1]], under: [t.heartbeat, t.mist], strength: [0.32, 0.36] },
    { theme: starsHigh, leads: [['clarinet', 0]], under: [t.still, t.bells], strength: [0.36, 0.4] },
    { leads: [['violins', 1]], under: [t.still, t.harp, t.bells], strength: [0.4, 0.48] },
  ]);
  vary('E major', 63, [
    { leads: [['horns', 0]], under: [t.still, t.harp], strength: [0.45, 0.52] },
    {
      theme: starsHigh,
      leads: [[['oboe', 'clarinet'], 0]],
      under: [t.rocking, t.bass, t.harp],
      strength: [0.52, 0.58],
    },
    { leads: [[['violins', 'flute'], 1]], under: [t.rocking, t.bass, t.glitter], strength: [0.58, 0.66] },
    {
      theme: starsHigh,
      leads: [
        ['cellos', 0, 2],
        ['bassoon', 0],
      ],
      under: [t.strings, t.glitter],
      strength: [0.6, 0.68],
    },
  ]);
  vary('E major', 69, [
    {
      leads: [
        ['trumpets', 0, -4],
        ['violins', 1],
      ],
      under: [t.running, t.bass, t.brass],
      strength: [0.72, 0.82],
    },
    {
      theme: starsHigh,
      leads: [
        [['violins', 'flute'], 1],
        ['horns', 0],
      ],
      under: [t.running, t.brass, t.bass, t.roll],
      strength: [0.82, 0.95],
    },
    {
      leads: [
        ['violins', 1],
        [['trumpets', 'horns'], 0, -2],
      ],
      under: [t.tutti, t.cymbal, t.choir, t.glitter],
      strength: [1, 0.95],
    },
    {
      theme: starsHigh,
      leads: [
        ['violins', 1],
        ['horns', 0],
      ],
      under: [t.tutti, t.choir, t.bells],
      strength: [0.95, 0.8],
    },
  ]);
  state(piece, {
    theme: inThree(hymn),
    key: 'E major',
    tempo: [63, 60],
    intensity: [0.7, 0.5],
    leads: [
      { parts: ['violins'], octave: 1 },
      { parts: 'horns', octave: 0, louder: -6 },
    ],
    under: [t.strings, t.harp, t.choir],
  });
  vary('E major', 58, [
    { leads: [['soloViolin', 1, 2]], under: [t.harp, t.voices], strength: [0.42, 0.38] },
    { theme: starsHigh, leads: [['flute', 0]], under: [t.celesta, t.halo, t.bass], strength: [0.36, 0.3] },
  ]);
  const last: ChordSpan[] | string = 'I V vi iii IV I I I I I';
  state(piece, {
    chords: last,
    key: 'E major',
    tempo: [56, 44],
    intensity: [0.32, 0.12],
    leads: [{ parts: 'horns', octave: 0, melody: opening(call, 6), from: 12, louder: -4 }],
    under: [t.still, t.halo, t.harpChords],
  });
  return piece;
}
