import { opening, readMelody } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';

/** Each bar fits its own chord and the next, so that a second voice can follow a bar later. */
const flock = readMelody(
  `1':2 2':1 3':2 2':1 | 1':2 7:1 6:3 | 6:2 5:1 4:3 | 2:2 4:1 2':2 1':1 |
   7:2 6:1 5:3 | 5:2 4:1 3:2 4:1 | 5:2 7:1 5:3 | 7:3 2':3`,
  6,
);
/** Falling thirds: neighbouring chords always share two notes. */
const falling = 'I vi IV ii V iii I V';

const wheel = `1':4 6:2 | 7:4 5:2 | 1':3 6:3 | 1':3 3':3 | 2':4 6:2 | 4':3 2':3`;
const open = `${wheel} | 7:4 2':2 | 5':3 4':3`;
const closed = `${wheel} | 7:4 2':2 | 1':6`;
const wheeling = 'vi iii IV I ii V7>V V V7';
const home = 'vi iii IV I ii V7>V V7 I';

/** The head of the flock, and the chord that leads to the key a minor third higher. */
const turn = readMelody(`1':2 2':1 3':2 2':1 | 1':2 7:1 6:3 | 6:2 5:1 4:3 | 4:3 2':3`, 6);
const tipping = 'I vi IV bVII7';

/** A major in quick sixes: marimba, harp and two flutes in canon, like a flock that turns. */
export function starlings(): Piece {
  const piece = new Piece({ key: 'A major', beatsPerBar: 6, tempo: 224, seed: 104, looseness: 6 });
  const wings = 'abcdcb';
  const ticking = { step: 1, low: 57, high: 76 };

  // One bird: the chords, before there is a tune.
  piece.section({ chords: falling, intensity: [0.22, 0.38] }, (s) => {
    s.figure('marimba', wings, ticking);
    s.figure('harp', 'd-----', { step: 1, low: 64, high: 83, ring: 3, from: 24 });
    s.drums('electronicKit', { shaker: 'o..o..' }, { step: 1, louder: -10, from: 24 });
  });
  // Two: the second flute follows a bar behind.
  piece.section({ chords: `${falling} ${falling}`, intensity: [0.38, 0.54] }, (s) => {
    s.tune('flute', flock, { octave: 1, louder: 4 });
    s.tune('flute', flock, { from: 48, octave: 1 });
    s.tune('flute2', opening(flock, 42), { from: 54, octave: 1 });
    s.figure('marimba', wings, ticking);
    s.figure('pizzicato', '1--5--', { step: 1, bassLow: 45 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x.....' }, { step: 1, louder: -10 });
    s.pad('warmPad', { low: 52, high: 69, louder: -16 });
  });
  // The wheel: long notes over quick ones.
  piece.section({ chords: `${wheeling} ${home}`, intensity: [0.48, 0.64] }, (s) => {
    s.tune('clarinet', open, { louder: 2 });
    s.tune(['violins', 'oboe'], closed, { from: 48, louder: 2 });
    s.counter('soloCello', { low: 45, high: 60 });
    s.figure('harp', 'abcdef', { step: 1, low: 52, high: 76, ring: 2 });
    s.figure('kalimba', 'd..c..', { step: 1, low: 69, high: 88 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -10 });
    s.figure('synthBass', '1-----', { step: 1, bassLow: 33 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x.....', stick: '...o..' }, { step: 1, louder: -8 });
  });
  // The flock tips over: C, E flat, F sharp, each a minor third higher, and out over the fifth of A.
  const turns = [
    ['C major', ['flute', 'flute2'], 0.46],
    ['Eb major', ['oboe', 'clarinet'], 0.56],
    ['F# major', ['violins', 'horns'], 0.66],
  ] as const;
  for (const [key, [leader, follower], strength] of turns) {
    piece.section({ chords: tipping, key, intensity: [strength, strength + 0.12] }, (s) => {
      s.tune(leader, turn, { octave: leader === 'flute' ? 1 : 0 });
      s.tune(follower, opening(turn, 18), { from: 6, octave: follower === 'horns' ? -1 : 0, louder: -4 });
      s.figure('marimba', wings, ticking);
      s.figure('celesta', 'd..b..', { step: 1, low: 72, high: 90, louder: -6 });
      s.bass('cellos', { low: 42 });
      s.pad('warmPad', { low: 52, high: 69, louder: -14 });
      s.drums('electronicKit', { shaker: 'xoo', stick: '...o..' }, { step: 1, louder: -10 });
    });
  }
  piece.section({ chords: 'I/5 V7 V7>V V7', intensity: [0.74, 0.92] }, (s) => {
    s.tune(['violins', 'flute'], `5':3 3':3 | 4':3 2':3 | 4':2 6':1 4':3 | 4':2 3':1 2':2 7:1`, { octave: 0 });
    s.figure('marimba', wings, ticking);
    s.figure('pulse', 'abcdefedcbab', { step: 0.5, low: 57, high: 76, length: 0.5, louder: -14 });
    s.pedal('cellos', 4, { octave: -1 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 57, high: 74, louder: -8 });
    s.roll('timpani', 40, 12, 12, [-28, 4]);
  });
  // All of them: violins before, horns a bar behind.
  piece.section({ chords: `${falling} ${falling}`, intensity: [0.92, 1] }, (s) => {
    s.tune(['flute', 'violins'], flock, { octave: 1 });
    s.tune(['horns', 'clarinet'], opening(flock, 42), { from: 6, octave: 0, louder: -4 });
    s.tune(['flute', 'violins'], flock, { from: 48, octave: 1 });
    s.tune(['horns', 'flute2'], opening(flock, 42), { from: 54, octave: 0, louder: -2 });
    s.figure('marimba', wings, ticking);
    s.figure('harp', 'abcdef', { step: 1, low: 52, high: 76, ring: 2 });
    s.figure(['cellos', 'synthBass'], '1--5--', { step: 1, bassLow: 33 });
    s.pad(['seconds', 'violas', 'warmPad'], { voices: 4, low: 55, high: 74, louder: -6 });
    s.drums(
      'electronicKit',
      { shaker: 'xoo', kick: 'x..x..', stick: '...x..', tambourine: '...o..' },
      { step: 1, louder: -2 },
    );
  });
  // A gap in the air: the marimba stops, the cello has the wheel.
  piece.section({ chords: 'vi iii IV I iv I/5 V7sus4 V7', intensity: [0.44, 0.56], tempo: [206, 212] }, (s) => {
    s.tune('soloCello', `1':4 6:2 | 7:4 5:2 | 1':3 6:3 | 1':3 3':3 | 4':4 6:2 | 5:3 3':3 | 1':6 | 7:6`, { louder: 6 });
    s.figure('harp', 'abcdef', { step: 1, low: 52, high: 76, ring: 2, louder: -4 });
    s.pad('halo', { voices: 3, low: 64, high: 81, louder: -20 });
    s.bass('basses', { low: 33, louder: -8 });
  });
  // The wheel again, with full percussion.
  piece.section({ chords: home, intensity: [0.8, 0.94] }, (s) => {
    s.tune(['violins', 'oboe'], closed, { octave: 0 });
    s.tune('horns', closed, { octave: -1, louder: -6 });
    s.counter('flute', { low: 73, high: 88, louder: -6 });
    s.figure('marimba', wings, ticking);
    s.figure('pulse', 'abcdefedcbab', { step: 0.5, low: 57, high: 76, length: 0.5, louder: -14 });
    s.figure(['cellos', 'synthBass'], '1--1-5', { step: 1, bassLow: 33 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 57, high: 74, louder: -6 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x..x..', stick: '...x..' }, { step: 1, louder: -4 });
  });
  // They come down one by one: a close, and the last two calls.
  piece.section({ chords: 'vi iii IV iv I/5 V7 I IV I I:12', intensity: [0.58, 0.14], tempo: [224, 176] }, (s) => {
    s.tune('clarinet', `1':4 6:2 | 7:4 5:2 | 6:3 1':3 | 4':4 1':2 | 3':4 1':2 | 2':3 7:3 | 1':6`);
    s.tune('flute', `1':2 2':1 3':3 | -:6 | 1':2 2':1 3':3 | 1':12`, { from: 36, octave: 1, louder: -2 });
    s.tune('flute2', `-:6 | 1':2 7:1 6:3 | -:6 | 5:12`, { from: 36, octave: 1, louder: -6 });
    s.figure('marimba', wings, { ...ticking, until: 42 });
    s.figure('harp', 'd-----', { step: 1, low: 64, high: 83, ring: 3 });
    s.pad('warmPad', { low: 52, high: 69, louder: -12 });
    s.bass('cellos', { low: 45, louder: -10 });
  });
  return piece;
}
