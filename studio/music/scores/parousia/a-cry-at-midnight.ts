import { opening, sequence } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import { Piece } from '../../toolkit/piece.ts';
import { midnightFugue } from './a-cry-at-midnight-fugue.ts';
import { state } from './statement.ts';
import * as t from './textures.ts';
import { call, cry, cryMotif, develop, hymn, hymnAnswer, inThree, watch } from './themes.ts';

const lilt = inThree(hymn);
const liltAnswer = inThree(hymnAnswer);
const watchInThree = inThree(watch);

/** III. G minor, quick: the scherzo. A rumour runs, stops, runs again and becomes a fugue. */
export function aCryAtMidnight(): Piece {
  const piece = new Piece({ key: 'G minor', beatsPerBar: 3, tempo: 152, seed: 303, looseness: 7 });
  const quick: [number, number] = [152, 152];
  const rumour = () => {
    state(piece, {
      chords: 'i i i i VI VI V V',
      key: 'G minor',
      tempo: quick,
      intensity: [0.25, 0.4],
      under: [t.heartbeat, t.plucked],
    });
    state(piece, {
      theme: cry,
      key: 'G minor',
      tempo: quick,
      intensity: [0.38, 0.48],
      leads: [{ parts: 'bassoon', octave: -1, length: 0.8 }],
      under: [t.plucked],
    });
    state(piece, {
      theme: cry,
      key: 'G minor',
      tempo: quick,
      intensity: [0.5, 0.62],
      leads: [{ parts: ['violins', 'clarinet'], octave: 0 }],
      under: [t.waltz, t.counter('bassoon')],
    });
  };
  const alarm = (key: string, strength: [number, number]) => {
    state(piece, {
      theme: develop(cryMotif, [0, 1, 2, 3, 4, 3, 2, 1]),
      key,
      tempo: quick,
      intensity: strength,
      leads: [
        { parts: ['violins', 'oboe'], octave: 0 },
        { parts: 'horns', octave: -1, from: 3, melody: develop(cryMotif, [0, 1, 2, 3, 4, 3, 2]), louder: -6 },
      ],
      under: [t.pulse, t.heartbeat],
    });
  };

  const trio: [number, number] = [126, 126];
  /** The hymn, dancing. */
  const dance = (major: string, minor: string, singers: [PartName, PartName, number][]) => {
    state(piece, { chords: 'I I IV I', key: major, tempo: trio, intensity: [0.35, 0.4], under: [t.waltz, t.harp] });
    for (const [first, second, strength] of singers) {
      state(piece, {
        theme: lilt,
        key: major,
        tempo: trio,
        intensity: [strength, strength + 0.05],
        leads: [{ parts: first, octave: 1 }],
        under: [t.waltz, t.harp],
      });
      state(piece, {
        theme: liltAnswer,
        key: major,
        tempo: trio,
        intensity: [strength + 0.05, strength + 0.12],
        leads: [{ parts: second, octave: second === 'violins' ? 1 : 0 }],
        under: [t.waltz, t.harp, t.counter('horns', -8)],
      });
    }
    state(piece, {
      theme: watchInThree,
      key: minor,
      tempo: trio,
      intensity: [0.45, 0.6],
      leads: [{ parts: ['cellos', 'bassoon'], octave: -1, louder: 4 }],
      under: [t.rocking, t.mist, t.bass],
    });
    state(piece, {
      theme: watchInThree,
      key: major,
      tempo: trio,
      intensity: [0.6, 0.72],
      leads: [
        { parts: ['violins'], octave: 1 },
        { parts: 'horns', octave: 0, louder: -2 },
      ],
      under: [t.waltz, t.harp, t.winds],
    });
    state(piece, {
      theme: lilt,
      key: major,
      tempo: trio,
      intensity: [0.72, 0.8],
      leads: [{ parts: ['violins', 'flute'], octave: 1, parallel: -2 }],
      under: [t.waltz, t.harp, t.counter('cellos', 2), t.counter('horns')],
    });
    state(piece, {
      theme: liltAnswer,
      key: major,
      tempo: [126, 120],
      intensity: [0.7, 0.4],
      leads: [{ parts: ['violins', 'oboe'], octave: 0 }],
      under: [t.waltz, t.glitter, t.counter('cellos')],
    });
    state(piece, {
      chords: 'vi iii IV I ii V V V',
      key: major,
      tempo: [112, 100],
      intensity: [0.4, 0.28],
      leads: [{ parts: 'horns', octave: 0, melody: sequence(call, 0), from: 3 }],
      under: [t.still, t.celesta],
    });
  };

  rumour();
  alarm('D minor', [0.5, 0.75]);
  state(piece, {
    theme: cry,
    key: 'G minor',
    tempo: quick,
    intensity: [0.8, 0.9],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.running, t.bass, t.timpani],
  });
  state(piece, {
    theme: cry,
    key: 'Bb major',
    tempo: quick,
    intensity: [0.7, 0.6],
    leads: [
      { parts: ['oboe', 'violins'], octave: 0 },
      { parts: 'trumpets', octave: 0, louder: -10, parallel: -2 },
    ],
    under: [t.waltz, t.harp, t.counter('cellos')],
  });
  state(piece, {
    theme: cry,
    key: 'F minor',
    tempo: quick,
    intensity: [0.42, 0.52],
    leads: [{ parts: 'clarinet', octave: 0, length: 0.85 }],
    under: [t.rocking, t.plucked],
  });
  state(piece, {
    theme: cry,
    key: 'Ab major',
    tempo: quick,
    intensity: [0.52, 0.62],
    leads: [
      { parts: 'flute', octave: 0 },
      { parts: 'bassoon', octave: -1, from: 3, melody: opening(cry.melody, 42), louder: -6 },
    ],
    under: [t.rocking, t.waltz],
  });
  alarm('C minor', [0.5, 0.7]);
  state(piece, {
    chords: 'V V V V V V V V',
    key: 'G minor',
    tempo: quick,
    intensity: [0.6, 0.85],
    leads: [
      { parts: 'trumpets', octave: 0, melody: develop(opening(cryMotif, 3), [0, 0, 1, 1, 0, 0, 1, 2]), louder: -6 },
    ],
    under: [t.running, t.bass, t.roll],
  });
  state(piece, {
    theme: cry,
    key: 'G minor',
    tempo: quick,
    intensity: [0.95, 1],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 0, louder: 0 },
      { parts: 'violins', octave: 1 },
      { parts: 'trombones', octave: -1, louder: -6 },
    ],
    under: [t.running, t.tutti, t.cymbal],
  });
  state(piece, {
    chords: 'i VI iv V i VI iv V',
    key: 'G minor',
    tempo: [160, 150],
    intensity: [0.6, 0.3],
    leads: [{ parts: 'bassoon', octave: 0, melody: opening(develop(cryMotif, [0, -1, -2, -3]), 24) }],
    under: [t.plucked, t.heartbeat],
  });

  dance('Eb major', 'C minor', [
    ['clarinet', 'oboe', 0.42],
    ['flute', 'violins', 0.52],
  ]);

  midnightFugue(piece);

  // Once more the dance, further off.
  dance('G major', 'E minor', [
    ['soloViolin', 'clarinet', 0.38],
    ['oboe', 'violins', 0.5],
  ]);

  rumour();
  alarm('D minor', [0.55, 0.8]);
  state(piece, {
    theme: cry,
    key: 'G minor',
    tempo: quick,
    intensity: [0.9, 1],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 0 },
      { parts: ['flute', 'violins'], octave: 1 },
    ],
    under: [t.running, t.tutti, t.cymbal],
  });
  // It stops; somebody asks again, and the night closes over it.
  state(piece, {
    chords: 'VI VI iv iv ii° ii° V V',
    key: 'G minor',
    tempo: [140, 110],
    intensity: [0.5, 0.3],
    leads: [
      { parts: 'clarinet', octave: 0, melody: opening(cryMotif, 6), from: 6 },
      { parts: 'englishHorn', octave: 0, melody: sequence(opening(cryMotif, 6), -2), from: 15 },
    ],
    under: [t.still],
  });
  state(piece, {
    theme: lilt,
    key: 'G major',
    tempo: [104, 96],
    intensity: [0.38, 0.3],
    leads: [{ parts: 'soloViolin', octave: 1 }],
    under: [t.harp, t.halo],
  });
  state(piece, {
    chords: 'i VI i VI i VI i i i i',
    key: 'G minor',
    tempo: [150, 110],
    intensity: [0.35, 0.12],
    leads: [
      { parts: 'bassoon', octave: -1, melody: opening(cryMotif, 6), from: 3 },
      { parts: 'horns', octave: 0, melody: opening(call, 6), from: 12, louder: -6 },
    ],
    under: [t.plucked, t.heartbeat, t.mist],
  });
  return piece;
}
