import { augment, type Melody, opening, readMelody, rest } from '../../toolkit/melody.ts';
import type { PartName } from '../../toolkit/palette.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { lead, state } from './statement.ts';
import type { Texture } from './textures.ts';
import * as t from './textures.ts';
import { crySubject, develop, inThree, watch } from './themes.ts';

// The subject lasts five bars. Its countermelodies are written so that they can be above or below it.
const harmony = { minor: 'i VII III:2 ii°/3:1 i/5:1 V:2 i', major: 'I V7/3 I/3:2 ii/3:1 I/5:1 V:2 I' };
const countersubject = {
  minor: readMelody(`-:1 1:.5 #7, 1:1 | 4:1 3 2 | 3:2 2:1 | 1:2 7,:1 | 1:.5 2 3:2`, 3),
  major: readMelody(`-:1 1:.5 7, 1:1 | 4:1 3 2 | 3:2 2:1 | 1:2 7,:1 | 1:.5 2 3:2`, 3),
};
const bassLine = readMelody(`1:3 | 7,:3 | 3:2 4:1 | 5:3 | 1:2 -:1`, 3);

const head = opening(crySubject, 3);
/** The head on every chord of a falling chain of fifths (G, C, F, B flat and so on), in two parts that take turns. */
const chain = {
  chords: 'im7 ivm7 VII7 IIImaj7 VI ii°',
  first: readMelody(`5:.5 5 3':2 | ~:2 -:1 | 4:.5 4 2':2 | ~:2 -:1 | 3:.5 3 1':2 | ~:2 -:1`, 3),
  second: readMelody(`-:3 | 1:.5 1 6:2 | ~:2 -:1 | 7,:.5 7, 5:2 | ~:2 -:1 | 6,:.5 6, 4:2`, 3),
};

type Voice = [part: PartName, octave: number];
type Entry = { key: string; subject: Voice; counter?: Voice; bass?: Voice; under?: Texture[] };

/** One voice after another plays the subject; the one before continues with the countersubject. */
function exposition(piece: Piece, tempo: number, strength: [from: number, to: number], entries: Entry[]): void {
  for (const [index, { key, subject, counter, bass, under = [] }] of entries.entries()) {
    const at = (n: number) => strength[0] + ((strength[1] - strength[0]) * n) / entries.length;
    const mode = key.endsWith('minor') ? 'minor' : 'major';
    const voice = ([parts, octave]: Voice, melody: Melody, louder: number) => ({ parts, octave, melody, louder });
    state(piece, key, {
      chords: harmony[mode],
      tempo,
      intensity: [at(index), at(index + 1)],
      leads: [
        voice(subject, crySubject, 4),
        ...(counter ? [voice(counter, countersubject[mode], -4)] : []),
        ...(bass ? [voice(bass, bassLine, -6)] : []),
      ],
      under,
    });
  }
}

/** The subject in two parts, the second a bar behind the first. */
function stretto(
  piece: Piece,
  key: string,
  intensity: [number, number],
  tempo: number,
  [leader, high]: Voice,
  [follower, low]: Voice,
): void {
  state(piece, key, {
    chords: 'i v:1 i:1 III:1 v:1 VI:1 VII:1 i:1 ii°:2 i/5:1 V:2 i',
    tempo,
    intensity,
    leads: [
      lead(leader, high, 2, { melody: [...opening(crySubject, 13), ...rest(2)] }),
      lead(follower, low, 2, { melody: crySubject, from: 3 }),
    ],
    under: [t.pulse],
  });
}

/** The middle of the scherzo: the rumour as a fugue, by strings, winds and brass, and the watch call above it. */
export function midnightFugue(piece: Piece): void {
  const quiet: Texture[] = [t.plucked];

  // Strings, from the cellos upwards.
  exposition(
    piece,
    152,
    [0.42, 0.6],
    [
      { key: 'G minor', subject: ['cellos', -1] },
      { key: 'D minor', subject: ['violas', -1], counter: ['cellos', -1] },
      { key: 'G minor', subject: ['seconds', 0], counter: ['violas', 0], bass: ['cellos', -1] },
      { key: 'D minor', subject: ['violins', 0], counter: ['seconds', 0], bass: ['cellos', -2] },
    ],
  );
  state(piece, 'G minor', {
    chords: `${chain.chords} V7 V7`,
    tempo: 152,
    intensity: [0.56, 0.48],
    leads: [lead('violins', 1, 0, { melody: chain.first }), lead('seconds', 0, 0, { melody: chain.second })],
    under: [t.bass],
  });
  // Winds, from the bassoon upwards, in the major.
  exposition(
    piece,
    154,
    [0.46, 0.64],
    [
      { key: 'Bb major', subject: ['bassoon', -1], under: quiet },
      { key: 'F major', subject: ['clarinet', -1], counter: ['bassoon', -1], under: quiet },
      { key: 'Bb major', subject: ['oboe', 0], counter: ['clarinet', 0], bass: ['bassoon', -1], under: quiet },
      { key: 'F major', subject: ['flute', 0], counter: ['oboe', 0], bass: ['bassoon', -2], under: quiet },
    ],
  );
  state(piece, 'C minor', {
    chords: `${chain.chords} V7 V7`,
    tempo: [154, 156],
    intensity: [0.5, 0.64],
    leads: [
      lead(['oboe', 'violins'], 0, 0, { melody: chain.first }),
      lead(['clarinet', 'seconds'], 0, 0, { melody: chain.second }),
    ],
    under: [t.bass, t.heartbeat],
  });
  // The voices crowd in: each begins before the other has finished.
  stretto(piece, 'C minor', [0.58, 0.68], 156, ['violins', 0], ['cellos', -1]);
  stretto(piece, 'F minor', [0.66, 0.76], 158, ['clarinet', 0], ['bassoon', -1]);
  state(piece, 'G minor', {
    chords: 'iv iv/3 V7>V V7>V V V7',
    tempo: [158, 160],
    intensity: [0.72, 0.86],
    leads: [
      lead(['violins', 'flute'], 1, 0, { melody: develop(head, [-1, 1, 1, 3, 2, 4]) }),
      lead('cellos', -1, -4, { melody: develop(head, [-1, -1, -3, -3, 0]), from: 3 }),
    ],
    under: [t.running, t.bass, t.roll],
  });
  // Brass, from the trombones upwards.
  const full: Texture[] = [t.running, t.heartbeat];
  exposition(
    piece,
    160,
    [0.74, 0.9],
    [
      { key: 'G minor', subject: ['trombones', -1], under: full },
      { key: 'D minor', subject: ['horns', -1], counter: ['trombones', -1], under: full },
      {
        key: 'G minor',
        subject: ['trumpets', 0],
        counter: ['horns', 0],
        bass: ['trombones', -1],
        under: [...full, t.bass],
      },
    ],
  );
  // Twice as slow in the brass, while its head runs on above.
  state(piece, 'G minor', [
    {
      chords: 'i:6 VII:6 III:4 ii°/3:2 i/5:2 V:4 VI:6',
      tempo: 160,
      intensity: [0.86, 0.94],
      leads: [
        lead(['trombones', 'horns'], -1, 0, { melody: augment(crySubject, 2) }),
        lead(['violins', 'flute'], 1, -2, { melody: develop(head, [0, 0, -1, -1, 2, 1, 0, -3, -2]) }),
      ],
      under: [t.running, t.bass, t.timpani],
    },
    // Over the fifth, and then a bar of rest for everybody.
    {
      chords: 'V i/5 #vii°7 i/5 V7>V #vii°7 i/5 V7>V V V7 V7 V7',
      tempo: [160, 150],
      intensity: [0.8, 1],
      leads: [lead(['trumpets', 'horns'], 0, -4, { melody: develop(head, [-1, 0, 1, 0, 1, 1, 2, 1, 2, 2]) })],
      under: [
        t.running,
        t.roll,
        (s) => s.pedal('basses', 4, { octave: -2 }),
        (s) => s.pedal('cellos', 4, { octave: -1 }),
      ],
    },
    // The watch call above; below it the head of the subject, on each of its chords.
    {
      theme: inThree(watch),
      chords: 'i i i:2 III:1 VI iv i iv:2 V:1 i',
      tempo: [146, 142],
      intensity: [1, 0.96],
      leads: [
        lead(['trombones', 'horns'], 0),
        lead('trumpets', 0, -4),
        lead(['violins', 'flute'], 1, -2, { melody: develop(head, [0, 0, 0, -2, 3, 2, 1]) }),
      ],
      under: [t.tutti, t.running, t.cymbal],
    },
    // A real close: the Neapolitan chord, the fifth, the tonic.
    {
      chords: 'VI bII/3 i/5 V7 i i',
      tempo: [150, 132],
      intensity: [0.98, 0.5],
      leads: [
        lead(['violins', 'flute'], 1, 0, {
          melody: readMelody(`3':1 1' 6 | 4':1 2' 6 | 5':2 3':1 | 2':2 7:1 | 1':3 | -:3`, 3),
        }),
        lead(['horns', 'trombones'], 0, -4, { melody: readMelody(`1:3 | 2:3 | 3:2 5:1 | 4:3 | 3:3 | -:3`, 3) }),
      ],
      under: [t.bass, t.brass, t.timpani],
    },
  ]);
}
