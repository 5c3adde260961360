import { opening, readMelody, rest, sequence } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import { Piece } from '../../toolkit/piece.ts';
import { midnightFugue } from './a-cry-at-midnight-fugue.ts';
import { lead, type Statement, state } from './statement.ts';
import type { Texture } from './textures.ts';
import * as t from './textures.ts';
import { call, cry, cryMotif, develop, hymn, hymnAnswer, inThree, type Theme, watch } from './themes.ts';

const lilt = inThree(hymn);
const liltAnswer = inThree(hymnAnswer);
const watchInThree = inThree(watch);
const knock = opening(cryMotif, 3);

/** The second idea: the leap of the cry, turned downwards and sung slowly. */
const longing: Theme = {
  melody: readMelody(
    `3':3 | 2':2 1':1 | 6:3 | 5:3 | 4:1 6 1' | 3':2 2':1 | 1':1 7 6 | 5:3 |
     3':3 | 4':2 3':1 | 2':3 | 6:3 | 4:2 6:1 | 2':2 1':1 | 7:1 1' 2' | 1':3`,
    3,
  ),
  beatsPerBar: 3,
  minor: 'i V/3 VI III iv i/3 V7>V V V7>iv iv bII V7>V iv/3 V V7 i',
  major: 'I V/3 vi iii IV I/3 V7>V V V7>IV IV ii V7>V ii/3 V V7 I',
};

/** The cry's own chords, and those of its loud statements, which close with the Neapolitan chord. */
const plain = 'i VII VI i iv VI V V i III VII VI iv V i i';
const darker = 'i VII VI i iv VI V7>V V i III VII VI bII/3 i/5:1 V7:2 i i';

/** The dance: its answer, and both halves with richer chords. */
const answer = 'V7 I IV:2 ii:1 V vi:2 iii:1 I IV:2 V7:1 I';
const warmer = 'I V/3 vi:2 V7>V:1 V/3 vi IV:2 V7>ii:1 ii:2 V7:1 I';
const warmerAnswer = 'V7 I IV:2 V7>V:1 V vi:2 iii:1 I/5 ii/3:2 V7:1 I';

type Saying = Omit<Statement, 'tempo'> & { tempo?: Statement['tempo'] };
type Say = (key: string, sayings: Saying | Saying[]) => void;

const trio = 126;

/** III. G minor, quick: the scherzo. A rumour runs, stops, runs again and becomes a fugue. */
export function aCryAtMidnight(): Piece {
  const piece = new Piece({ key: 'G minor', beatsPerBar: 3, tempo: 152, seed: 303, looseness: 7 });
  const say: Say = (key, sayings) => {
    for (const saying of [sayings].flat()) state(piece, key, { tempo: 152, ...saying });
  };

  rumour(say);
  alarm(say, 'D minor', [0.5, 0.8]);
  say('G minor', {
    theme: cry,
    chords: plain,
    intensity: [0.8, 0.9],
    leads: [lead(['violins', 'flute'], 1), lead('horns', 0)],
    under: [t.running, t.bass, t.timpani],
  });
  // Another, calmer voice.
  say('Bb major', [
    {
      theme: longing,
      intensity: [0.5, 0.58],
      leads: [lead(['oboe', 'violins'], 0)],
      under: [t.rocking, t.bass, t.harp],
    },
    {
      theme: longing,
      intensity: [0.58, 0.5],
      leads: [lead('cellos', -1, 4)],
      under: [t.waltz, t.harp, t.counter('flute', -6)],
    },
  ]);
  whispers(say, 'F minor', [0.36, 0.44]);
  alarm(say, 'C minor', [0.46, 0.72]);
  say('G minor', [
    {
      chords: 'V i/5 V7>V V VI ii° V7>V V7',
      intensity: [0.6, 0.88],
      leads: [lead('trumpets', 0, -6, { melody: develop(knock, [-1, 0, 1, 2, -2, 1, 1, 2]) })],
      under: [t.running, t.roll, fifthBelow],
    },
    {
      theme: cry,
      chords: darker,
      intensity: [0.95, 1],
      leads: [lead(['violins', 'trumpets'], 0), lead('violins', 1), lead('trombones', -1, -6)],
      under: [t.running, t.tutti, t.cymbal],
    },
    // Down by half steps, until one bassoon is left.
    {
      chords: 'i V/3 im7/7 IV/3 VI V7 VI V7>VI',
      tempo: [152, 132],
      intensity: [0.62, 0.28],
      leads: [
        lead('clarinet', 0, 0, { melody: develop(knock, [0, 2]) }),
        lead('bassoon', -1, 0, { melody: develop(knock, [0, 0]), from: 12 }),
      ],
      under: [t.plucked, t.heartbeat],
    },
  ]);

  dance(say, 'Eb major', 'C minor');
  midnightFugue(piece);
  danceFurtherOff(say, 'G major', 'E minor');
  reprise(say);
  return piece;
}

const fifthBelow: Texture = (s) => s.pedal('basses', 4, { octave: -2 });

/** The rumour starts: two knocks that move through the winds, then the whole tune, low and then high. */
function rumour(say: Say): void {
  say('G minor', [
    {
      chords: 'i i i i VI iv V V',
      intensity: [0.22, 0.4],
      leads: [
        lead('bassoon', -1, 0, { melody: knock, from: 6, length: 0.8 }),
        lead('clarinet', 0, 0, { melody: sequence(knock, -2), from: 12, length: 0.8 }),
        lead('oboe', 0, 0, { melody: sequence(knock, 2), from: 18, length: 0.8 }),
      ],
      under: [t.heartbeat, t.plucked],
    },
    {
      theme: cry,
      chords: plain,
      intensity: [0.38, 0.48],
      leads: [lead('bassoon', -1, 0, { length: 0.8 })],
      under: [t.plucked],
    },
    {
      theme: cry,
      chords: plain,
      intensity: [0.5, 0.62],
      leads: [lead(['violins', 'clarinet'], 0)],
      under: [t.waltz, t.counter('bassoon')],
    },
  ]);
}

/** The motif climbs through a chain of dominants, answered a bar later from below, up to a broad cadence. */
function alarm(say: Say, key: string, intensity: [number, number]): void {
  // Before the close the bars stumble: two bars of three beats become three of two.
  const stumble = readMelody(`3':2 4' 6' 4' 2' 6' 5' 3':1 2':2 7:1 1':3 -:3`);
  const answers = [0, -4, -1, -5].flatMap((step) => [...rest(3), ...sequence(knock, step)]);
  say(key, {
    chords: 'i V7>iv iv V7>VII VII V7>III III V7>VI VI:2 iv:2 ii°/3:2 V7>V:6 i/5 V7 i i',
    intensity,
    leads: [
      lead(['violins', 'oboe'], 0, 0, { melody: [...develop(cryMotif, [0, 3, -1, 2]), ...stumble] }),
      lead('horns', -1, 0, { melody: answers }),
    ],
    under: [t.pulse, t.heartbeat],
  });
}

/** The knocks pass from one wind to the next, over a bass that sinks by half steps. */
function whispers(say: Say, key: string, intensity: [number, number]): void {
  const singers: PartName[] = ['clarinet', 'oboe', 'flute', 'clarinet', 'bassoon'];
  const steps = [0, 2, 4, 2, 0];
  for (const [round, harmony] of ['i V/3 im7/7 IV/3 VI V7 i V7', 'i V/3 im7/7 IV/3 bII/3 V7 i i'].entries()) {
    say(key, {
      chords: harmony,
      intensity: round === 0 ? intensity : [intensity[1], intensity[1] + 0.06],
      leads: singers.map((part, i) => {
        const melody = sequence(knock, round === 0 ? steps[i]! : [2, 4, 4, 0, 0][i]!);
        const from = [0, 3, 6, 12, 18][i]!;
        return lead(part, part === 'bassoon' ? -1 : 0, -2, { melody, from, length: 0.85 });
      }),
      under: [t.rocking, t.plucked],
    });
  }
}

/** The hymn, dancing: by the winds, by the violins, with the watch call as a shadow in the middle. */
function dance(say: Say, major: string, minor: string): void {
  say(major, [
    { chords: 'I I IV V7', tempo: trio, intensity: [0.32, 0.4], under: [t.waltz, t.harp] },
    { theme: lilt, tempo: trio, intensity: [0.42, 0.47], leads: [lead('clarinet', 1)], under: [t.waltz, t.harp] },
    {
      theme: liltAnswer,
      chords: answer,
      tempo: trio,
      intensity: [0.47, 0.54],
      leads: [lead('oboe', 0)],
      under: [t.waltz, t.harp, t.counter('horns', -8)],
    },
    {
      theme: lilt,
      chords: warmer,
      tempo: trio,
      intensity: [0.52, 0.58],
      leads: [lead('flute', 1)],
      under: [t.rocking, t.bass, t.harp, t.counter('cellos')],
    },
    {
      theme: liltAnswer,
      chords: warmerAnswer,
      tempo: trio,
      intensity: [0.58, 0.66],
      leads: [lead('violins', 1)],
      under: [t.waltz, t.harp, t.counter('horns', -8)],
    },
  ]);
  say(minor, {
    theme: watchInThree,
    chords: 'i i i:2 III:1 VI iv i iv:2 V:1 i',
    tempo: trio,
    intensity: [0.45, 0.6],
    leads: [lead(['cellos', 'bassoon'], -1, 4)],
    under: [t.rocking, t.mist],
  });
  say(major, [
    {
      theme: longing,
      tempo: trio,
      intensity: [0.6, 0.78],
      leads: [lead('violins', 0), lead('horns', -1, -6)],
      under: [t.waltz, t.harp, t.winds],
    },
    {
      theme: lilt,
      chords: warmer,
      tempo: trio,
      intensity: [0.78, 0.72],
      leads: [lead(['violins', 'flute'], 1, 0, { parallel: -2 })],
      under: [t.waltz, t.harp, t.counter('horns')],
    },
    {
      theme: liltAnswer,
      chords: warmerAnswer,
      tempo: [126, 118],
      intensity: [0.66, 0.4],
      leads: [lead(['violins', 'oboe'], 0)],
      under: [t.waltz, t.glitter],
    },
    {
      chords: 'vi iii IV I ii V7>V V V7',
      tempo: [112, 100],
      intensity: [0.4, 0.28],
      leads: [lead('horns', 0, 0, { melody: call, from: 3 })],
      under: [t.still, t.celesta],
    },
  ]);
}

/** The dance again, more distant and shorter: one violin, and an answer. */
function danceFurtherOff(say: Say, major: string, minor: string): void {
  say(major, [
    { chords: 'I IV iv I', tempo: [112, 118], intensity: [0.3, 0.34], under: [t.harp, t.halo] },
    { theme: lilt, tempo: [118, 120], intensity: [0.36, 0.4], leads: [lead('soloViolin', 1)], under: [t.harp, t.halo] },
    {
      theme: liltAnswer,
      chords: warmerAnswer,
      tempo: trio,
      intensity: [0.42, 0.5],
      leads: [lead('clarinet', 0), lead('horns', -1, -8, { melody: opening(call, 6), from: 12 })],
      under: [t.rocking, t.bass, t.celesta],
    },
  ]);
  say(minor, {
    theme: longing,
    tempo: trio,
    intensity: [0.42, 0.58],
    leads: [lead('soloCello', -1, 6)],
    under: [t.rocking, t.mist, t.counter('flute', -8)],
  });
  say(major, [
    {
      theme: lilt,
      chords: warmer,
      tempo: trio,
      intensity: [0.58, 0.66],
      leads: [lead(['oboe', 'violins'], 1)],
      under: [t.waltz, t.harp, t.counter('cellos')],
    },
    {
      theme: liltAnswer,
      chords: warmerAnswer,
      tempo: [122, 112],
      intensity: [0.6, 0.4],
      leads: [lead('flute', 0)],
      under: [t.still, t.harp, t.celesta],
    },
  ]);
  say('G minor', {
    chords: 'I/3 iv/3 V7>V ii°7/3 V V7 V7',
    tempo: [104, 130],
    intensity: [0.36, 0.3],
    leads: [lead('bassoon', -1, 0, { melody: knock, from: 15 })],
    under: [t.still, t.heartbeat],
  });
}

/** The rumour for the last time: it has learned from the fugue, gets louder than before, and stops. */
function reprise(say: Say): void {
  say('G minor', [
    {
      theme: cry,
      chords: darker,
      intensity: [0.36, 0.46],
      leads: [lead('clarinet', 0, 0, { length: 0.85 })],
      under: [t.plucked, t.counter('bassoon')],
    },
    {
      theme: longing,
      intensity: [0.48, 0.62],
      leads: [lead(['violins', 'oboe'], 0)],
      under: [t.running, t.bass, t.heartbeat],
    },
  ]);
  alarm(say, 'D minor', [0.58, 0.84]);
  say('G minor', [
    {
      theme: cry,
      chords: darker,
      intensity: [0.9, 1],
      leads: [lead(['violins', 'trumpets'], 0), lead(['flute', 'violins'], 1)],
      under: [t.running, t.tutti, t.cymbal],
    },
    {
      theme: longing,
      tempo: [152, 146],
      intensity: [1, 0.96],
      leads: [lead(['violins', 'trumpets'], 0), lead(['horns', 'cellos'], -1, -2)],
      under: [t.running, t.tutti],
    },
    // It stops; somebody asks again, and the night closes over it.
    {
      chords: 'VI VI bII/3 bII/3 #vii°7 #vii°7 V V7',
      tempo: [132, 104],
      intensity: [0.46, 0.28],
      leads: [
        lead('clarinet', 0, 0, { melody: sequence(knock, -2) }),
        lead('englishHorn', 0, 0, { melody: sequence(knock, 1), from: 6 }),
        lead('soloViola', 0, 0, { melody: sequence(knock, -3), from: 12 }),
      ],
      under: [t.still],
    },
  ]);
  say('G major', {
    theme: lilt,
    tempo: [104, 96],
    intensity: [0.38, 0.3],
    leads: [lead('soloViolin', 1)],
    under: [t.harp, t.halo],
  });
  // Off on tiptoe, and shut: the chords of a close, plucked.
  say('G minor', {
    chords: 'i VI i bII/3 i/5 V7 i i i i',
    tempo: [150, 112],
    intensity: [0.34, 0.12],
    leads: [
      lead('bassoon', -1, 0, { melody: knock, from: 3 }),
      lead('horns', 0, -6, { melody: opening(call, 6), from: 18 }),
      lead('clarinet', 0, -8, { melody: readMelody(`5:.5 5 1:2`), from: 24 }),
    ],
    under: [t.plucked, t.heartbeat, t.mist],
  });
}
