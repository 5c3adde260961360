import { Piece } from '../../toolkit/piece.ts';

const flock = `5:2 6:1 1':2 2':1 | 3':3 2':2 1':1 | 6:2 1':1 6:2 5:1 | 3:3 5:3 |
  5:2 6:1 1':2 2':1 | 3':2 5':1 3':2 2':1 | 1':2 6:1 2':2 7:1 | 1':6`;
const turning = `6:2 7:1 1':2 3':1 | 2':3 7:3 | 5:2 6:1 7:2 2':1 | 1':6 |
  4:2 5:1 6:2 1':1 | 7:2 6:1 5:2 3:1 | 4:2 6:1 5:2 4:1 | 5:6`;
const bright = 'I I vi iii | I iii:3 vi:3 ii:3 V:3 I';
const inward = 'vi V V I | ii iii:3 vi:3 ii V';

/** A major in quick sixes: marimba, harp and two flutes in canon, like a flock that turns. */
export function starlings(): Piece {
  const piece = new Piece({ key: 'A major', beatsPerBar: 6, tempo: 224, seed: 104, looseness: 6 });
  const wings = 'abcdcb';

  piece.section({ chords: 'I I IV IV I I V V', intensity: [0.25, 0.4] }, (s) => {
    s.figure('marimba', wings, { step: 1, low: 57, high: 76 });
    s.figure('harp', 'd-----', { step: 1, low: 64, high: 83, ring: 3, from: 24 });
    s.drums('electronicKit', { shaker: 'o..o..' }, { step: 1, louder: -10, from: 24 });
  });
  piece.section({ chords: `${bright} ${bright}`, intensity: [0.4, 0.55] }, (s) => {
    s.tune('flute', flock, { octave: 0, louder: 4 });
    s.tune('flute', flock, { from: 48, octave: 1 });
    s.tune('flute2', flock, { from: 48, octave: 0, louder: -4 });
    s.figure('marimba', wings, { step: 1, low: 57, high: 76 });
    s.figure('pizzicato', '1--5--', { step: 1, bassLow: 45 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x.....' }, { step: 1, louder: -10 });
    s.pad('warmPad', { low: 52, high: 69, louder: -16 });
  });
  piece.section({ chords: `${inward} ${inward}`, intensity: [0.5, 0.6] }, (s) => {
    s.tune('clarinet', turning, { louder: 2 });
    s.tune('violins', turning, { from: 48, louder: 2 });
    s.counter('soloCello', { low: 47, high: 62 });
    s.figure('harp', 'abcdef', { step: 1, low: 52, high: 76, ring: 2 });
    s.figure('kalimba', 'd..c..', { step: 1, low: 69, high: 88 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -10 });
    s.figure('synthBass', '1-----', { step: 1, bassLow: 33 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x.....', stick: '...o..' }, { step: 1, louder: -8 });
  });
  piece.section({ chords: 'I IV I IV vi IV ii V', key: 'C major', intensity: [0.45, 0.6] }, (s) => {
    s.tune('flute', `5:2 6:1 1':3 | -:6 | 3':2 2':1 1':3 | -:6 | 6:2 1':1 3':3 | -:6 | 4':2 3':1 2':3 | -:6`);
    s.tune('flute2', `-:6 | 6:2 1':1 4':3 | -:6 | 4':2 3':1 1':3 | -:6 | 1':2 3':1 4':3 | -:6 | 7:2 2':1 5':3`);
    s.figure('marimba', wings, { step: 1, low: 57, high: 76 });
    s.figure('celesta', 'd..b..', { step: 1, low: 72, high: 90, louder: -6 });
    s.bass('cellos', { low: 43 });
    s.pad('warmPad', { low: 52, high: 69, louder: -14 });
  });
  piece.section({ chords: `${inward} ${bright}`, intensity: [0.6, 0.85] }, (s) => {
    s.tune(['violins', 'oboe'], turning, { octave: 0 });
    s.tune(['violins', 'flute'], flock, { from: 48, octave: 1 });
    s.tune('horns', turning, { octave: -1 });
    s.figure('marimba', wings, { step: 1, low: 57, high: 76 });
    s.figure('pulse', 'abcdefedcbab', { step: 0.5, low: 57, high: 76, length: 0.5, louder: -14 });
    s.figure(['cellos', 'synthBass'], '1--1-5', { step: 1, bassLow: 33 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 57, high: 74, louder: -6 });
    s.drums('electronicKit', { shaker: 'xoo', kick: 'x..x..', stick: '...x..' }, { step: 1, louder: -4 });
  });
  piece.section({ chords: `${bright} ${bright}`, intensity: [0.9, 1] }, (s) => {
    s.tune(['flute', 'violins'], flock, { octave: 1 });
    s.tune('flute2', flock, { from: 54, octave: 0, louder: -4 });
    s.tune(['flute', 'violins'], flock, { from: 48, octave: 1, parallel: -2 });
    s.tune('horns', flock, { octave: -1, louder: -4 });
    s.figure('marimba', wings, { step: 1, low: 57, high: 76 });
    s.figure('harp', 'abcdef', { step: 1, low: 52, high: 76, ring: 2 });
    s.figure(['cellos', 'synthBass'], '1--5--', { step: 1, bassLow: 33 });
    s.pad(['seconds', 'violas', 'warmPad'], { voices: 4, low: 55, high: 74, louder: -6 });
    s.drums(
      'electronicKit',
      { shaker: 'xoo', kick: 'x..x..', stick: '...x..', tambourine: '...o..' },
      { step: 1, louder: -2 },
    );
  });
  piece.section({ chords: `${inward} I IV I IV I IV I:12`, intensity: [0.6, 0.15], tempo: [224, 190] }, (s) => {
    s.tune('clarinet', turning);
    s.tune('flute', `5:2 6:1 1':3 | -:6 | 3':2 2':1 1':3 | -:6 | 5:2 6:1 1':3 | -:6 | 3':12`, { from: 48 });
    s.tune('flute2', `-:6 | 6:2 1':1 4':3 | -:6 | 4':2 3':1 1':3 | -:6 | 6:6 | 5:12`, { from: 48, louder: -4 });
    s.figure('marimba', wings, { step: 1, low: 57, high: 76, until: 84 });
    s.figure('harp', 'd-----', { step: 1, low: 64, high: 83, ring: 3 });
    s.pad('warmPad', { low: 52, high: 69, louder: -12 });
    s.bass('cellos', { low: 45, louder: -10 });
  });
  return piece;
}
