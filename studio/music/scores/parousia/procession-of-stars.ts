import { type Melody, opening, readMelody, rest, sequence } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
import type { Texture } from './textures.ts';
import * as t from './textures.ts';
import { call, cry, develop, door, hymn, hymnAnswer, inThree, stars, watch } from './themes.ts';

// The ground: eight steps of the bass. It stays; the chords on it change, and so do the three lines above it.
const plain = stars.minor;
const deeper = 'i V VI III iv V7>iv iv V7';
const fallen = 'i V iv/3 III ii°/3 i bII/3 V7';
const bright = 'I V vi iii IV I ii/3 V7';
const brighter = 'I V vi iii IV V7>IV ii7/3 V7';

const low = stars.melody;
const high = readMelody(`5:1 6 1' | 2':1 1' 7 | 1':1 7 6 | 5:2 3:1 | 6:1 4 6 | 5:2 3:1 | 6:1 4 2 | 7:3`, 3);
/** Two beats against three: every second note is held over the bar and resolves downwards. */
const sighs = readMelody(`5:2 1':2 7:2 1':2 6:2 5:2 4:2 6:2 5:2 4:2 1':2 7:2`);
/** The ground as the basses walk it. */
const steps = readMelody(`1:2 7,:1 | 5,:2 7,:1 | 6,:2 5,:1 | 3,:3 | 4,:2 3,:1 | 1,:2 3,:1 | 4,:3 | 5,:2 7,:1`, 3);

/** The second idea, which leaves the ground: a song in thirds of keys, as wide as the sky. */
const sky = readMelody(
  `5:2 3:1 | 1':3 | 7:2 5:1 | 2':3 | 4':2 1':1 | 3':2 1':1 | 2':1 1' 6 | 7:2 5:1 |
   5:2 3:1 | 1':3 | 7:2 5:1 | 2':3 | 4':2 6:1 | 5:2 3':1 | 2':2 7:1 | 1':3`,
  3,
);
const skyChords = 'I bVI bIII bVII IV I/3 ii7 V7 I bVI bIII bVII iv I/5 V7 I';

const lilt = 'I V/3 vi:2 V7>V:1 V/3 vi IV:2 V7>ii:1 ii:2 V7:1 I';
const liltAnswer = 'V7 I IV:2 V7>V:1 V vi:2 iii:1 I/5 ii/3:2 V7:1 I';

type Lead = [parts: PartName | PartName[], melody: Melody, octave: number, louder?: number];
type Variation = { chords: string; leads: Lead[]; under: Texture[]; strength: [number, number] };

/** V. E minor, in three: a long walk over a ground bass, from far away to overhead. */
export function processionOfStars(): Piece {
  const piece = new Piece({ key: 'E minor', beatsPerBar: 3, tempo: 66, seed: 305, looseness: 12 });
  const vary = (key: string, tempo: number | [number, number], variations: Variation[]) => {
    for (const { chords, leads, under, strength } of variations) {
      state(piece, {
        chords,
        key,
        tempo: Array.isArray(tempo) ? tempo : [tempo, tempo],
        intensity: strength,
        leads: leads.map(([parts, melody, octave, louder = 0]) => ({ parts, melody, octave, louder })),
        under,
      });
    }
  };
  const ground: Lead[] = [
    ['cellos', steps, -1, -8],
    ['basses', steps, -2, -10],
  ];

  farAway(vary, ground);
  nearer(vary);
  space(piece, vary);
  clouds(piece, vary);
  overhead(piece, vary, ground);
  return piece;
}

type Vary = (key: string, tempo: number | [number, number], variations: Variation[]) => void;

/** The ground alone; then one voice, two, three. */
function farAway(vary: Vary, ground: Lead[]): void {
  vary('E minor', [58, 62], [{ chords: plain, leads: ground, under: [], strength: [0.28, 0.32] }]);
  vary('E minor', 63, [
    { chords: plain, leads: [['clarinet', low, 0], ...ground], under: [], strength: [0.32, 0.36] },
    {
      chords: plain,
      leads: [['soloViola', low, 0], ['clarinet', high, 0, -6], ...ground],
      under: [t.harpChords],
      strength: [0.36, 0.4],
    },
    { chords: deeper, leads: [['violins', high, 0]], under: [t.still, t.harpChords], strength: [0.4, 0.46] },
    {
      chords: plain,
      leads: [
        ['oboe', sighs, 0],
        ['bassoon', low, -1, -6],
      ],
      under: [t.still],
      strength: [0.44, 0.4],
    },
  ]);
  vary('E minor', 69, [
    { chords: plain, leads: [['flute', high, 0]], under: [t.plucked, t.celesta], strength: [0.38, 0.44] },
    {
      chords: deeper,
      leads: [
        ['clarinet', high, 0],
        ['bassoon', low, -1],
      ],
      under: [t.plucked, t.harp],
      strength: [0.42, 0.48],
    },
    { chords: plain, leads: [[['violins', 'oboe'], sighs, 0]], under: [t.rocking, t.bass], strength: [0.48, 0.54] },
    {
      chords: deeper,
      leads: [
        ['violins', high, 1],
        ['horns', low, 0, -6],
      ],
      under: [t.rocking, t.bass],
      strength: [0.54, 0.64],
    },
    // The ground closes for the first time, on chords that it has kept back.
    {
      chords: 'VI iv/3 i/5 V7 i i',
      leads: [['cellos', readMelody(`3:2 1:1 | 6,:2 1:1 | 3:2 5:1 | 4:2 2:1 | 1:3 | -:3`, 3), -1, 4]],
      under: [t.rocking, t.mist],
      strength: [0.56, 0.42],
    },
  ]);
}

/** Running figures; everybody comes up, and the last chord opens somewhere else. */
function nearer(vary: Vary): void {
  vary('E minor', 76, [
    { chords: plain, leads: [['horns', low, 0]], under: [t.running, t.bass], strength: [0.48, 0.58] },
    {
      chords: deeper,
      leads: [
        [['violins', 'flute'], high, 1],
        ['cellos', low, -1, -2],
      ],
      under: [t.running],
      strength: [0.58, 0.68],
    },
    {
      chords: plain,
      leads: [
        ['trumpets', sighs, 0, -6],
        ['horns', low, 0],
      ],
      under: [t.running, t.bass, t.timpani],
      strength: [0.68, 0.78],
    },
    {
      chords: fallen,
      leads: [
        ['violins', high, 1],
        ['horns', high, 0, -4],
      ],
      under: [t.running, t.bass, t.brass],
      strength: [0.76, 0.88],
    },
    {
      chords: deeper,
      leads: [
        ['violins', high, 1],
        [['trombones', 'cellos'], low, -1],
      ],
      under: [t.running, t.tutti, t.cymbal],
      strength: [0.9, 0.94],
    },
  ]);
  vary(
    'E minor',
    [76, 66],
    [
      {
        chords: 'i/5 #vii°7 i/5 V7>V V V7',
        leads: [
          [['violins', 'trumpets'], readMelody(`5':3 | 6':2 4':1 | 5':2 3':1 | 4':2 2':1 | 4':2 3':1 | 2':3`, 3), 0],
        ],
        under: [t.running, t.roll, (s) => s.pedal('basses', 4, { octave: -2 })],
        strength: [0.86, 1],
      },
    ],
  );
}

/** Not the key that was asked for, but the one below it: C major, and the second idea. */
function space(piece: Piece, vary: Vary): void {
  vary('C major', 63, [
    { chords: skyChords, leads: [['soloViolin', sky, 1]], under: [t.harp, t.voices], strength: [0.36, 0.44] },
    {
      chords: bright,
      leads: [
        ['soloCello', low, 0, 4],
        ['flute', high, 0, -4],
      ],
      under: [t.harp, t.halo],
      strength: [0.42, 0.48],
    },
    {
      chords: skyChords,
      leads: [['violins', sky, 1]],
      under: [t.still, t.harp, t.counter('horns', -8)],
      strength: [0.48, 0.62],
    },
  ]);
  state(piece, {
    theme: inThree(hymn),
    chords: lilt,
    key: 'C major',
    tempo: [66, 66],
    intensity: [0.5, 0.58],
    leads: [{ parts: ['clarinet', 'oboe'], octave: 0 }],
    under: [t.still, t.harp],
  });
  state(piece, {
    theme: inThree(hymnAnswer),
    chords: liltAnswer,
    key: 'C major',
    tempo: [66, 64],
    intensity: [0.6, 0.66],
    leads: [{ parts: ['violins', 'oboe'], octave: 1 }],
    under: [t.strings, t.harp],
  });
}

/** The knocks of the cry, in the bars between. */
const answers = [0, -4, -1].flatMap((step) => [...rest(3), ...sequence(opening(cry.melody, 3), step)]);

/** The door and the cry pass by, and the ground goes on under them, darker than before. */
function clouds(piece: Piece, vary: Vary): void {
  state(piece, {
    theme: inThree(door),
    chords: 'i III VI i iv v VI:2 ii°/3:1 i/5:2 V:1',
    key: 'A minor',
    tempo: [66, 66],
    intensity: [0.45, 0.55],
    leads: [{ parts: 'englishHorn', octave: 1 }],
    under: [t.still, t.mist],
  });
  state(piece, {
    chords: 'i V7>iv iv V7>VII VII V7>III III V7',
    key: 'A minor',
    tempo: [84, 92],
    intensity: [0.5, 0.75],
    leads: [
      { parts: 'violins', octave: 0, melody: develop(opening(cry.melody, 6), [0, 3, -1, 2]) },
      { parts: 'bassoon', octave: -1, melody: answers, louder: -4 },
    ],
    under: [t.pulse, t.heartbeat, t.roll],
  });
  vary('A minor', 84, [
    {
      chords: plain,
      leads: [[['trombones', 'cellos'], low, -1]],
      under: [t.running, t.heartbeat],
      strength: [0.64, 0.74],
    },
    {
      chords: deeper,
      leads: [
        [['violins', 'trumpets'], high, 0, -2],
        ['horns', low, -1, -4],
      ],
      under: [t.running, t.bass, t.timpani],
      strength: [0.74, 0.84],
    },
    {
      chords: fallen,
      leads: [
        [['violins', 'flute'], high, 1],
        ['horns', high, 0],
      ],
      under: [t.tutti, t.running, t.cymbal],
      strength: [0.88, 0.94],
    },
  ]);
  state(piece, {
    theme: inThree(watch),
    chords: 'i i i:2 III:1 VI iv i iv:2 V:1 i',
    key: 'E minor',
    tempo: [66, 58],
    intensity: [0.76, 0.36],
    leads: [{ parts: ['horns', 'cellos'], octave: -1, louder: 2 }],
    under: [t.still, t.heartbeat],
  });
}

/** The ground again, almost bare; then the major, and at the top of it the second idea, full. */
function overhead(piece: Piece, vary: Vary, ground: Lead[]): void {
  vary('E minor', 62, [
    { chords: plain, leads: [['bassoon', low, -1], ...ground], under: [t.mist], strength: [0.3, 0.34] },
    {
      chords: plain,
      leads: [['clarinet', sighs, 0], ...ground],
      under: [t.bells, t.halo],
      strength: [0.34, 0.38],
    },
    { chords: deeper, leads: [['violins', high, 0]], under: [t.still, t.harp, t.bells], strength: [0.4, 0.48] },
    // Four bars in which nobody moves but the harmony.
    {
      chords: 'VI bII/3 #vii°7 V7',
      leads: [['horns', readMelody(`1:3 | 4:3 | 4:3 | 5:3`, 3), 0, -6]],
      under: [t.still, t.voices],
      strength: [0.44, 0.36],
    },
  ]);
  vary('E major', 63, [
    { chords: bright, leads: [['horns', low, 0]], under: [t.still, t.harp], strength: [0.42, 0.5] },
    {
      chords: brighter,
      leads: [
        ['oboe', high, 0],
        ['clarinet', low, 0, -4],
      ],
      under: [t.rocking, t.bass, t.harp],
      strength: [0.5, 0.56],
    },
    {
      chords: bright,
      leads: [
        [['violins', 'flute'], high, 1],
        ['cellos', low, -1],
      ],
      under: [t.rocking, t.glitter],
      strength: [0.56, 0.64],
    },
  ]);
  vary('E major', 66, [
    {
      chords: brighter,
      leads: [
        ['trumpets', low, 0, -4],
        ['violins', high, 1],
      ],
      under: [t.running, t.bass],
      strength: [0.66, 0.76],
    },
    {
      chords: bright,
      leads: [
        [['violins', 'flute'], high, 1],
        ['horns', low, 0],
      ],
      under: [t.running, t.bass, t.brass, t.roll],
      strength: [0.76, 0.94],
    },
  ]);
  vary(
    'E major',
    [63, 60],
    [
      {
        chords: skyChords,
        leads: [
          ['violins', sky, 1],
          [['trumpets', 'horns'], sky, 0, -4],
        ],
        under: [t.tutti, t.choir, t.cymbal, t.harp],
        strength: [1, 0.96],
      },
    ],
  );
  vary(
    'E major',
    [62, 60],
    [
      {
        chords: brighter,
        leads: [
          ['violins', high, 1],
          [['trombones', 'cellos'], low, -1],
        ],
        under: [t.tutti, t.glitter, t.bells],
        strength: [0.96, 0.8],
      },
    ],
  );
  state(piece, {
    theme: inThree(hymn),
    chords: lilt,
    key: 'E major',
    tempo: [63, 60],
    intensity: [0.7, 0.5],
    leads: [{ parts: 'violins', octave: 1 }],
    under: [t.strings, t.harp, t.choir],
  });
  vary('E major', 60, [
    {
      chords: bright,
      leads: [
        ['soloViolin', high, 1, 2],
        ['clarinet', low, 0, -4],
      ],
      under: [t.harp, t.voices],
      strength: [0.42, 0.36],
    },
  ]);
  // The end of the song, and then the close that the ground has owed since the beginning: fourth, fifth, home.
  vary(
    'E major',
    [58, 44],
    [
      {
        chords: 'I bVI bIII bVII iv I/5 V7sus4:2 V7:1 I iv I I I',
        leads: [
          ['flute', opening(sky, 12), 0],
          ['soloViolin', readMelody(`4':2 6:1 | 5:2 3':1 | 1':2 7:1 | 1':3`, 3), 0],
          ['horns', opening(call, 6), 0, -4],
        ],
        under: [t.still, t.halo, t.harpChords],
        strength: [0.34, 0.12],
      },
    ],
  );
}
