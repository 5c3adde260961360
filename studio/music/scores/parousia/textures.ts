import type { PartName } from '../../toolkit/palette.ts';
import type { Section } from '../../toolkit/section.ts';

/** An accompaniment by a part of the orchestra. Statements combine several. */
export type Texture = (section: Section) => void;

const inThree = (s: Section) => s.beatsPerBar === 3;

/** The range of each instrument for a second line. */
const registers: Partial<Record<PartName, [low: number, high: number]>> = {
  violins: [67, 83],
  soloViolin: [69, 86],
  seconds: [60, 74],
  violas: [54, 69],
  cellos: [43, 58],
  soloCello: [46, 62],
  flute: [70, 87],
  oboe: [63, 79],
  englishHorn: [55, 70],
  clarinet: [57, 74],
  bassoon: [41, 57],
  horns: [51, 66],
  trumpets: [60, 75],
  trombones: [46, 60],
};

export const counter =
  (part: PartName, louder = -4): Texture =>
  (s) => {
    const [low, high] = registers[part]!;
    s.counter(part, { low, high, louder });
  };

/** Strings, softly held; the basses below. */
export const still: Texture = (s) => {
  s.pad(['seconds', 'violas', 'cellos'], { voices: 4, low: 47, high: 69, louder: -8 });
  s.bass('basses', { low: 31, louder: -8 });
};
export const strings: Texture = (s) => {
  s.pad(['violins', 'seconds', 'violas', 'cellos'], { low: 48, high: 76, louder: -4 });
  s.bass('basses', { low: 31, louder: -4 });
};
export const bass: Texture = (s) => s.bass(['basses', 'cellos'], { low: 31, louder: -4 });
export const drone: Texture = (s) => {
  s.pedal('basses', 0, { octave: -2, louder: -4 });
  s.pedal('cellos', 0, { octave: -1, louder: -12 });
};
export const mist: Texture = (s) => s.pad('tremolo', { voices: 3, low: 62, high: 78, louder: -12 });
export const halo: Texture = (s) => s.pad('violins', { voices: 3, low: 72, high: 88, louder: -16 });
export const voices: Texture = (s) => s.pad('voices', { low: 54, high: 72, louder: -8 });
export const choir: Texture = (s) => s.pad('choir', { low: 55, high: 76, louder: -4 });
export const winds: Texture = (s) =>
  s.pad(['flute', 'oboe', 'clarinet', 'bassoon'], { low: 50, high: 77, louder: -10, tie: false });
export const brass: Texture = (s) => {
  s.pad('horns', { voices: 2, low: 53, high: 67, louder: -6 });
  s.pad('trombones', { voices: 3, low: 45, high: 62, louder: -10 });
  s.bass('tuba', { low: 29, louder: -8 });
};
export const brassChorale: Texture = (s) => {
  s.pad(['trumpets', 'horns', 'trombones', 'trombones'], { low: 46, high: 69, louder: -8, tie: false });
  s.bass('tuba', { low: 29, louder: -6 });
};
export const harp: Texture = (s) =>
  s.figure('harp', inThree(s) ? 'abcdcb' : 'abcdedcb', { low: 48, high: 71, ring: 1, louder: -2 });
export const harpChords: Texture = (s) =>
  s.figure('harp', inThree(s) ? 'x--' : 'x---', { step: 1, voices: 5, low: 48, high: 74, strum: 0.07, ring: 1 });
export const plucked: Texture = (s) => {
  s.figure('pizzicato', inThree(s) ? '1.3.5.' : '1...5...', { bassLow: 43, louder: 2 });
  s.figure('pizzicato', inThree(s) ? '..x.x.' : '..x...x.', { voices: 3, low: 55, high: 70, louder: -10 });
};
export const waltz: Texture = (s) => {
  s.figure(['cellos', 'pizzicato'], '1..', { step: 1, bassLow: 38, length: 0.5 });
  s.figure(['violas', 'seconds'], '.xx', { step: 1, voices: 3, low: 53, high: 70, length: 0.45, louder: -6 });
};
export const pulse: Texture = (s) => {
  s.figure(['violas', 'seconds'], 'x', { step: 0.5, voices: 3, low: 53, high: 70, length: 0.6, louder: -12 });
  s.figure(['cellos', 'basses'], '1', { step: 1, bassLow: 34, length: 0.7, louder: -4 });
};
export const running: Texture = (s) => {
  s.figure('violas', 'abcdcbab', { step: 0.25, low: 52, high: 70, length: 0.7, louder: 5 });
  s.figure('seconds', 'dcbabcdc', { step: 0.25, low: 57, high: 74, length: 0.7, louder: 3 });
};
export const rocking: Texture = (s) => {
  s.figure('violas', inThree(s) ? 'acbcac' : 'acbcacbc', { step: 0.5, low: 52, high: 69, louder: -8 });
  s.figure('clarinet', inThree(s) ? 'bdcdbd' : 'bdcdbdcd', { step: 0.5, low: 55, high: 72, louder: -14 });
};
export const march: Texture = (s) => {
  s.figure(['cellos', 'basses', 'pizzicato'], inThree(s) ? '1.5' : '1.5.', { step: 1, bassLow: 34, length: 0.5 });
  s.figure('horns', inThree(s) ? '.xx' : '.x.x', { step: 1, voices: 3, low: 50, high: 65, length: 0.5, louder: -12 });
  s.figure('timpani', inThree(s) ? '1..' : '1.5.', { step: 1, bassLow: 38, louder: -10 });
};
export const sideDrum: Texture = (s) =>
  s.drums('orchestraKit', { snare: inThree(s) ? 'x.oox.' : 'x.oox.x.' }, { louder: -18 });
export const heartbeat: Texture = (s) =>
  s.figure('timpani', inThree(s) ? '1.1...' : '1.1.....', { bassLow: 38, louder: -10 });
export const timpani: Texture = (s) =>
  s.figure('timpani', inThree(s) ? '1.....' : '1.....1.', { bassLow: 40, louder: -2 });
/** A drum roll through the last two bars, with a cymbal that swells into the next section. */
export const roll: Texture = (s) => {
  const beats = 2 * s.beatsPerBar;
  const tonic = 36 + ((s.key.tonic + 7 - 36) % 12);
  s.roll('timpani', tonic, s.beats - beats, beats, [-28, 4]);
  s.drums('orchestraKit', { cymbal: 'x' }, { step: 1, from: s.beats - 0.5, louder: -20 });
};
export const cymbal: Texture = (s) => {
  s.drums('orchestraKit', { cymbal: 'x', concertDrum: 'x' }, { step: s.beats, louder: -6 });
};
export const bells: Texture = (s) =>
  s.figure('tubularBells', inThree(s) ? '8.....' : '8.......', { step: 1, bassLow: 52, ring: 2, louder: -8 });
export const celesta: Texture = (s) =>
  s.figure('celesta', inThree(s) ? 'd.b.c.' : 'd.b.c.a.', { low: 70, high: 88, ring: 1, louder: -6 });
export const glitter: Texture = (s) => {
  s.figure('celesta', 'dcbadcba', { step: 0.25, low: 72, high: 90, louder: -12 });
  s.figure('glockenspiel', inThree(s) ? 'd..' : 'd...', { step: 1, low: 74, high: 91, louder: -12 });
};
export const organ: Texture = (s) => {
  s.pad('organ', { voices: 4, low: 50, high: 69, louder: -12 });
  s.bass('organ', { low: 31, louder: -10 });
};
export const tutti: Texture = (s) => {
  s.pad(['seconds', 'violas', 'cellos'], { voices: 4, low: 50, high: 74, louder: -2 });
  brass(s);
  s.bass('basses', { low: 31 });
  timpani(s);
};
