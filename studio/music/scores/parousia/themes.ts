import { type ChordSpan, readProgression } from '../../toolkit/chords.ts';
import { readKey } from '../../toolkit/key.ts';
import { type Melody, readMelody, sequence } from '../../toolkit/melody.ts';

/** A theme of the symphony, with its harmonies in minor and in major. */
export type Theme = { melody: Melody; beatsPerBar: number; minor: string; major: string };

const theme = (beatsPerBar: number, melody: string, minor: string, major: string): Theme => ({
  melody: readMelody(melody, beatsPerBar),
  beatsPerBar,
  minor,
  major,
});

/** The horn call of the night watch; its rising fifth opens the symphony and ends it. */
export const watch = theme(
  4,
  `1:2 5:1.5 4:.5 | 5:3 -:1 | 1:2 5:1.5 7:.5 | 6:3 5:1 | 4:1.5 5:.5 6:1 4 | 5:2 3:2 | 4:1.5 3:.5 2:1 7, | 1:4`,
  'i i i:2 III:2 VI iv III iv:2 V:2 i',
  'I I I:2 iii:2 IV ii I IV:2 V:2 I',
);
export const call = readMelody(`1:2 5:1.5 4:.5 | 5:4`, 4);

/** The hymn of the lamps: two halves of eight bars, almost all by step. */
export const hymn = theme(
  4,
  `3:2 2:1 1 | 2:2 5,:2 | 6,:1 1 2:1 3 | 2:4 | 3:2 4:1 5 | 6:2 5:2 | 4:1 3 2:1 3 | 1:4`,
  'i v VI:2 iv:2 v i VI:2 III:2 iv:2 V:2 i',
  'I V IV:2 ii:2 V I IV:2 I:2 ii:2 V:2 I',
);
export const hymnAnswer = theme(
  4,
  `5:2 6:1 7 | 1':2 5:2 | 6:2 4:1 6 | 5:4 | 1':2 7:1 6 | 5:2 3:2 | 4:1 6 5:1 2 | 1:4`,
  'V i iv V VI III iv:2 V:2 i',
  'V I ii:2 IV:2 V vi:2 iii:2 I IV:2 V:2 I',
);

/** The cry at midnight: two short notes and a leap of a sixth. */
export const cry = theme(
  3,
  `5:.5 5 3':2 | 2':1 1' 7 | 1':3 | 5:3 | 6:.5 6 4':2 | 3':1 2' 1' | 2':3 | 5:3 |
   5:.5 5 3':2 | 5':1 4' 3' | 4':2 2':1 | 3':2 1':1 | 6:1 1' 4' | 3':1 2' 7 | 1':3 | -:3`,
  'i VII VI i iv III V V i III VII VI iv V i i',
  'I V vi I IV I V V I I V vi IV V I I',
);
export const cryMotif = readMelody(`5:.5 5 3':2 | 2':1 1' 7`, 3);
export const crySubject = readMelody(`5:.5 5 3':2 | 2':1 1' 7:.5 6 | 5:1 6:.5 5 4:1 | 3:1 2:.5 1 2:1 | 1:3`, 3);

/** The words at the door: falling steps that stop and wait. */
export const door = theme(
  4,
  `1':3 7:1 | 5:3 -:1 | 6:3 5:1 | 3:3 -:1 | 4:2 6:1 1' | 7:2 5:1 7 | 6:1.5 5:.5 4:1 2 | 3:2 2:2`,
  'i III VI i/3 iv III iv:2 ii°:2 i/5:2 V:2',
  'I iii vi iii IV V7>vi:2 iii:2 IV:2 ii:2 I/5:2 V:2',
);
export const doorAnswer = theme(
  4,
  `1':3 7:1 | 5:2 1':1 2' | 3':2 2':1 1' | 6:3 -:1 | 4':2 3':1 1' | 2':2 1':1 6 | 5:2 7:2 | 1':4`,
  'i III:2 VI:2 III VI iv ii°:2 iv:2 i/5:2 V:2 i',
  'I iii:2 vi:2 I vi IV ii:2 IV:2 I/5:2 V:2 I',
);

/** The walk of the stars: a line for a ground bass of eight bars in three. */
export const stars = theme(
  3,
  `1:2 2:1 | 2:1 3 5 | 3:2 1:1 | 7,:3 | 6,:1 1 4 | 3:2 1:1 | 2:1 4 6 | 5:3`,
  'i v VI III iv i iv V',
  'I V vi iii IV I ii V',
);
export const starsHigh = theme(
  3,
  `5:1 6 1' | 2':2 7:1 | 1':1 7 6 | 5:2 3:1 | 4:1 6 1' | 5:2 3:1 | 6:1 4 2 | 7:3`,
  stars.minor,
  stars.major,
);

/** Compresses phrases of four beats into bars of three: their second half is twice as fast. */
export function inThree(source: Theme): Theme {
  const warp = (beat: number) => Math.floor(beat / 4) * 3 + Math.min(beat % 4, 2) + Math.max(0, (beat % 4) - 2) / 2;
  let start = 0;
  const melody = source.melody.map((note) => {
    const beats = warp(start + note.beats) - warp(start);
    start += note.beats;
    return { ...note, beats };
  });
  const chords = (text: string) => text.replaceAll(/(\S+):2 (\S+):2/g, '$1:2 $2:1');
  return { melody, beatsPerBar: 3, minor: chords(source.minor), major: chords(source.major) };
}

/** Repeats a motif, each time at another distance in scale steps. */
export function develop(motif: Melody, steps: number[]): Melody {
  return steps.flatMap((step) => sequence(motif, step));
}

/** The harmony of a theme in a key. */
export function harmonyOf(source: Theme, keyName: string): ChordSpan[] {
  const key = readKey(keyName);
  return readProgression(key.scale[2] === 3 ? source.minor : source.major, key, source.beatsPerBar);
}
