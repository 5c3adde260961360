import { type Melody, opening, readMelody, rest, sequence } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { type Lead, lead, type Statement, state } from './statement.ts';
import * as t from './textures.ts';
import { call, cry, develop, door, hymn, hymnAnswer, inThree, stars, watch } from './themes.ts';

// The ground: eight steps of the bass. It stays the same; the chords and the three lines above it change.
const plain = stars.minor;
const deeper = 'i V VI III iv V7>iv iv V7';
const fallen = 'i V iv/3 III ii°/3 i bII/3 V7';
const bright = 'I V vi iii IV I ii/3 V7';
const brighter = 'I V vi iii IV V7>IV ii7/3 V7';

const low = stars.melody;
const high = readMelody(`5:1 6 1' | 2':1 1' 7 | 1':1 7 6 | 5:2 3:1 | 6:1 4 6 | 5:2 3:1 | 6:1 4 2 | 7:3`, 3);
/** Two beats against three: every second note is held over the bar and resolves downwards. */
const sighs = readMelody(`5:2 1':2 7:2 1':2 6:2 5:2 4:2 6:2 5:2 4:2 1':2 7:2`);
/** The ground as a walking bass. */
const steps = readMelody(`1:2 7,:1 | 5,:2 7,:1 | 6,:2 5,:1 | 3,:3 | 4,:2 3,:1 | 1,:2 3,:1 | 4,:3 | 5,:2 7,:1`, 3);

/** The second idea, which leaves the ground: a song whose keys are thirds apart. */
const sky = readMelody(
  `5:2 3:1 | 1':3 | 7:2 5:1 | 2':3 | 4':2 1':1 | 3':2 1':1 | 2':1 1' 6 | 7:2 5:1 |
   5:2 3:1 | 1':3 | 7:2 5:1 | 2':3 | 4':2 6:1 | 5:2 3':1 | 2':2 7:1 | 1':3`,
  3,
);
const skyChords = 'I bVI bIII bVII IV I/3 ii7 V7 I bVI bIII bVII iv I/5 V7 I';

const lilt = 'I V/3 vi:2 V7>V:1 V/3 vi IV:2 V7>ii:1 ii:2 V7:1 I';
const liltAnswer = 'V7 I IV:2 V7>V:1 V vi:2 iii:1 I/5 ii/3:2 V7:1 I';

const line = (parts: Lead['parts'], melody: Melody, octave: number, louder = 0): Lead =>
  lead(parts, octave, louder, { melody });

/** V. E minor, in three: a long walk over a ground bass, from far away to overhead. */
export function processionOfStars(): Piece {
  const piece = new Piece({ key: 'E minor', beatsPerBar: 3, tempo: 66, seed: 305, looseness: 12 });
  const vary: Vary = (key, tempo, variations) =>
    state(
      piece,
      key,
      variations.map((variation) => ({ tempo, ...variation })),
    );
  const ground = [line('cellos', steps, -1, -8), line('basses', steps, -2, -10)];

  farAway(vary, ground);
  nearer(vary);
  space(piece, vary);
  clouds(piece, vary);
  overhead(piece, vary, ground);
  return piece;
}

type Vary = (key: string, tempo: Statement['tempo'], variations: Omit<Statement, 'tempo'>[]) => void;

/** The ground alone; then one voice, two, three. */
function farAway(vary: Vary, ground: Lead[]): void {
  vary('E minor', [58, 62], [{ chords: plain, leads: ground, under: [], intensity: [0.28, 0.32] }]);
  vary('E minor', 63, [
    { chords: plain, leads: [line('clarinet', low, 0), ...ground], under: [], intensity: [0.32, 0.36] },
    {
      chords: plain,
      leads: [line('soloViola', low, 0), line('clarinet', high, 0, -6), ...ground],
      under: [t.harpChords],
      intensity: [0.36, 0.4],
    },
    { chords: deeper, leads: [line('violins', high, 0)], under: [t.still, t.harpChords], intensity: [0.4, 0.46] },
    {
      chords: plain,
      leads: [line('oboe', sighs, 0), line('bassoon', low, -1, -6)],
      under: [t.still],
      intensity: [0.44, 0.4],
    },
  ]);
  vary('E minor', 69, [
    { chords: plain, leads: [line('flute', high, 0)], under: [t.plucked, t.celesta], intensity: [0.38, 0.44] },
    {
      chords: deeper,
      leads: [line('clarinet', high, 0), line('bassoon', low, -1)],
      under: [t.plucked, t.harp],
      intensity: [0.42, 0.48],
    },
    {
      chords: plain,
      leads: [line(['violins', 'oboe'], sighs, 0)],
      under: [t.rocking, t.bass],
      intensity: [0.48, 0.54],
    },
    {
      chords: deeper,
      leads: [line('violins', high, 1), line('horns', low, 0, -6)],
      under: [t.rocking, t.bass],
      intensity: [0.54, 0.64],
    },
    // The ground closes for the first time, with chords that it has not had before.
    {
      chords: 'VI iv/3 i/5 V7 i i',
      leads: [line('cellos', readMelody(`3:2 1:1 | 6,:2 1:1 | 3:2 5:1 | 4:2 2:1 | 1:3 | -:3`, 3), -1, 4)],
      under: [t.rocking, t.mist],
      intensity: [0.56, 0.42],
    },
  ]);
}

/** Running figures and a crescendo; the last chord opens into another key. */
function nearer(vary: Vary): void {
  vary('E minor', 76, [
    { chords: plain, leads: [line('horns', low, 0)], under: [t.running, t.bass], intensity: [0.48, 0.58] },
    {
      chords: deeper,
      leads: [line(['violins', 'flute'], high, 1), line('cellos', low, -1, -2)],
      under: [t.running],
      intensity: [0.58, 0.68],
    },
    {
      chords: plain,
      leads: [line('trumpets', sighs, 0, -6), line('horns', low, 0)],
      under: [t.running, t.bass, t.timpani],
      intensity: [0.68, 0.78],
    },
    {
      chords: fallen,
      leads: [line('violins', high, 1), line('horns', high, 0, -4)],
      under: [t.running, t.bass, t.brass],
      intensity: [0.76, 0.88],
    },
    {
      chords: deeper,
      leads: [line('violins', high, 1), line(['trombones', 'cellos'], low, -1)],
      under: [t.running, t.tutti, t.cymbal],
      intensity: [0.9, 0.94],
    },
  ]);
  vary(
    'E minor',
    [76, 66],
    [
      {
        chords: 'i/5 #vii°7 i/5 V7>V V V7',
        leads: [
          line(
            ['violins', 'trumpets'],
            readMelody(`5':3 | 6':2 4':1 | 5':2 3':1 | 4':2 2':1 | 4':2 3':1 | 2':3`, 3),
            0,
          ),
        ],
        under: [t.running, t.roll, (s) => s.pedal('basses', 4, { octave: -2 })],
        intensity: [0.86, 1],
      },
    ],
  );
}

/** Not the expected key, but the one below it: C major, with the second idea. */
function space(piece: Piece, vary: Vary): void {
  vary('C major', 63, [
    { chords: skyChords, leads: [line('soloViolin', sky, 1)], under: [t.harp, t.voices], intensity: [0.36, 0.44] },
    {
      chords: bright,
      leads: [line('soloCello', low, 0, 4), line('flute', high, 0, -4)],
      under: [t.harp, t.halo],
      intensity: [0.42, 0.48],
    },
    {
      chords: skyChords,
      leads: [line('violins', sky, 1)],
      under: [t.still, t.harp, t.counter('horns', -8)],
      intensity: [0.48, 0.62],
    },
  ]);
  state(piece, 'C major', [
    {
      theme: inThree(hymn),
      chords: lilt,
      tempo: 66,
      intensity: [0.5, 0.58],
      leads: [lead(['clarinet', 'oboe'], 0)],
      under: [t.still, t.harp],
    },
    {
      theme: inThree(hymnAnswer),
      chords: liltAnswer,
      tempo: [66, 64],
      intensity: [0.6, 0.66],
      leads: [lead(['violins', 'oboe'], 1)],
      under: [t.strings, t.harp],
    },
  ]);
}

/** The knocks of the cry, in the empty bars. */
const answers = [0, -4, -1].flatMap((step) => [...rest(3), ...sequence(opening(cry.melody, 3), step)]);

/** The door and the cry pass by; the ground continues below, darker than before. */
function clouds(piece: Piece, vary: Vary): void {
  state(piece, 'A minor', [
    {
      theme: inThree(door),
      chords: 'i III VI i iv v VI:2 ii°/3:1 i/5:2 V:1',
      tempo: 66,
      intensity: [0.45, 0.55],
      leads: [lead('englishHorn', 1)],
      under: [t.still, t.mist],
    },
    {
      chords: 'i V7>iv iv V7>VII VII V7>III III V7',
      tempo: [84, 92],
      intensity: [0.5, 0.75],
      leads: [
        lead('violins', 0, 0, { melody: develop(opening(cry.melody, 6), [0, 3, -1, 2]) }),
        lead('bassoon', -1, -4, { melody: answers }),
      ],
      under: [t.pulse, t.heartbeat, t.roll],
    },
  ]);
  vary('A minor', 84, [
    {
      chords: plain,
      leads: [line(['trombones', 'cellos'], low, -1)],
      under: [t.running, t.heartbeat],
      intensity: [0.64, 0.74],
    },
    {
      chords: deeper,
      leads: [line(['violins', 'trumpets'], high, 0, -2), line('horns', low, -1, -4)],
      under: [t.running, t.bass, t.timpani],
      intensity: [0.74, 0.84],
    },
    {
      chords: fallen,
      leads: [line(['violins', 'flute'], high, 1), line('horns', high, 0)],
      under: [t.tutti, t.running, t.cymbal],
      intensity: [0.88, 0.94],
    },
  ]);
  state(piece, 'E minor', {
    theme: inThree(watch),
    chords: 'i i i:2 III:1 VI iv i iv:2 V:1 i',
    tempo: [66, 58],
    intensity: [0.76, 0.36],
    leads: [lead(['horns', 'cellos'], -1, 2)],
    under: [t.still, t.heartbeat],
  });
}

/** The ground again, almost bare; then the major, and at the top of it the second idea, full. */
function overhead(piece: Piece, vary: Vary, ground: Lead[]): void {
  vary('E minor', 62, [
    { chords: plain, leads: [line('bassoon', low, -1), ...ground], under: [t.mist], intensity: [0.3, 0.34] },
    {
      chords: plain,
      leads: [line('clarinet', sighs, 0), ...ground],
      under: [t.bells, t.halo],
      intensity: [0.34, 0.38],
    },
    { chords: deeper, leads: [line('violins', high, 0)], under: [t.still, t.harp, t.bells], intensity: [0.4, 0.48] },
    // Four bars in which only the harmony moves.
    {
      chords: 'VI bII/3 #vii°7 V7',
      leads: [line('horns', readMelody(`1:3 | 4:3 | 4:3 | 5:3`, 3), 0, -6)],
      under: [t.still, t.voices],
      intensity: [0.44, 0.36],
    },
  ]);
  vary('E major', 63, [
    { chords: bright, leads: [line('horns', low, 0)], under: [t.still, t.harp], intensity: [0.42, 0.5] },
    {
      chords: brighter,
      leads: [line('oboe', high, 0), line('clarinet', low, 0, -4)],
      under: [t.rocking, t.bass, t.harp],
      intensity: [0.5, 0.56],
    },
    {
      chords: bright,
      leads: [line(['violins', 'flute'], high, 1), line('cellos', low, -1)],
      under: [t.rocking, t.glitter],
      intensity: [0.56, 0.64],
    },
  ]);
  vary('E major', 66, [
    {
      chords: brighter,
      leads: [line('trumpets', low, 0, -4), line('violins', high, 1)],
      under: [t.running, t.bass],
      intensity: [0.66, 0.76],
    },
    {
      chords: bright,
      leads: [line(['violins', 'flute'], high, 1), line('horns', low, 0)],
      under: [t.running, t.bass, t.brass, t.roll],
      intensity: [0.76, 0.94],
    },
  ]);
  vary(
    'E major',
    [63, 60],
    [
      {
        chords: skyChords,
        leads: [line('violins', sky, 1), line(['trumpets', 'horns'], sky, 0, -4)],
        under: [t.tutti, t.choir, t.cymbal, t.harp],
        intensity: [1, 0.96],
      },
    ],
  );
  vary(
    'E major',
    [62, 60],
    [
      {
        chords: brighter,
        leads: [line('violins', high, 1), line(['trombones', 'cellos'], low, -1)],
        under: [t.tutti, t.glitter, t.bells],
        intensity: [0.96, 0.8],
      },
    ],
  );
  state(piece, 'E major', {
    theme: inThree(hymn),
    chords: lilt,
    tempo: [63, 60],
    intensity: [0.7, 0.5],
    leads: [lead('violins', 1)],
    under: [t.strings, t.harp, t.choir],
  });
  vary('E major', 60, [
    {
      chords: bright,
      leads: [line('soloViolin', high, 1, 2), line('clarinet', low, 0, -4)],
      under: [t.harp, t.voices],
      intensity: [0.42, 0.36],
    },
  ]);
  // The end of the song, and at last the close of the ground: fourth, fifth, tonic.
  vary(
    'E major',
    [58, 44],
    [
      {
        chords: 'I bVI bIII bVII iv I/5 V7sus4:2 V7:1 I iv I I I',
        leads: [
          line('flute', opening(sky, 12), 0),
          line('soloViolin', readMelody(`4':2 6:1 | 5:2 3':1 | 1':2 7:1 | 1':3`, 3), 0),
          line('horns', opening(call, 6), 0, -4),
        ],
        under: [t.still, t.halo, t.harpChords],
        intensity: [0.34, 0.12],
      },
    ],
  );
}
