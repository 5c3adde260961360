import { Piece } from '../../toolkit/piece.ts';

const ebb = `3:4 5:2 | 1':3 7:2 6:1 | 5:4 3:2 | 4:3 5:3 | 6:4 4:2 | 3:3 5:2 3:1 | 2:4 1:2 | 2:6 |
  3:4 5:2 | 1':3 2':2 3':1 | 2':4 6:2 | 1':3 6:3 | 5:4 1:2 | 4:3 3:2 2:1 | 1:6 | ~:6`;
const flood = `5':3 3':2 1':1 | 4':4 2':2 | 3':3 1':2 6:1 | 7:4 5:2 |
  6:3 1':2 4':1 | 3':4 1':2 | 2':3 1':2 7:1 | 1':4 -:2`;
const out = 'I I iii IV | IV iii:3 vi:3 ii V | I I ii vi | I:3 iii:3 ii:3 V:3 I I';
const back = 'I ii vi iii | IV I ii:3 V:3 I';

/** B flat major, slow sixes: a cello over harp waves. */
export function tideTables(): Piece {
  const piece = new Piece({ key: 'Bb major', beatsPerBar: 6, tempo: 150, seed: 106, balance: { soloCello: 2 } });
  const waves = { step: 0.5, low: 46, high: 72, voices: 5, ring: 2 };

  piece.section({ chords: 'I IV I IV I ii7 V7 V7', intensity: [0.15, 0.35] }, (s) => {
    s.figure('harp', 'abcdefedcbab', waves);
    s.pad('warmPad', { low: 53, high: 70, louder: -12 });
    s.pad('glass', { low: 65, high: 82, louder: -26 });
  });
  piece.section({ chords: out, intensity: [0.35, 0.5] }, (s) => {
    s.tune('soloCello', ebb, { octave: 0, louder: 6 });
    s.figure('harp', 'abcdefedcbab', waves);
    s.pad('warmPad', { low: 53, high: 70, louder: -14 });
    s.bass('synthBass', { low: 34, louder: -14 });
  });
  piece.section({ chords: `${back} ${back}`, intensity: [0.5, 0.7] }, (s) => {
    s.tune('oboe', flood, { octave: 0 });
    s.tune(['violins', 'flute'], flood, { from: 48, octave: 0 });
    s.counter('soloCello', { low: 46, high: 62 });
    s.figure('harp', 'abcdefedcbab', waves);
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 70, louder: -8 });
    s.bass(['basses', 'synthBass'], { low: 34, louder: -6 });
    s.drums('electronicKit', { kick: 'x.....', shaker: 'o.oo.o' }, { step: 1, louder: -12, from: 48 });
  });
  piece.section({ chords: 'vi IV ii V vi IV ii V7', intensity: [0.45, 0.6] }, (s) => {
    s.tune('horns', `6:4 1':2 | 6:6 | 4:4 6:2 | 5:6 | 6:4 3':2 | 1':6 | 2':3 1':3 | 7:6`, { octave: 0 });
    s.figure('electricPiano', 'a.bc.d', { step: 1, low: 53, high: 74, ring: 1 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 58, high: 77, louder: -8 });
    s.bass(['basses', 'cellos'], { low: 36 });
    s.drums('electronicKit', { shaker: 'o.oo.o' }, { step: 1, louder: -12 });
  });
  piece.section({ chords: out, key: 'Db major', intensity: [0.7, 0.95] }, (s) => {
    s.tune(['violins', 'soloCello'], ebb, { octave: 0 });
    s.tune('violins', ebb, { octave: 1 });
    s.figure('harp', 'abcdefedcbab', waves);
    s.figure('polysynth', 'abcdcb', { step: 1, low: 56, high: 75, length: 0.7, louder: -8 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 56, high: 73, louder: -6 });
    s.counter('horns', { low: 53, high: 68 });
    s.bass(['basses', 'synthBass'], { low: 34 });
    s.drums('electronicKit', { kick: 'x.....', shaker: 'o.oo.o', stick: '...x..' }, { step: 1, louder: -6 });
    s.figure('timpani', '1-----------', { step: 1, bassLow: 41 });
  });
  piece.section({ chords: `${back}`, intensity: [0.7, 0.5] }, (s) => {
    s.tune(['violins', 'flute'], flood, { octave: 0 });
    s.counter('soloCello', { low: 46, high: 62 });
    s.figure('harp', 'abcdefedcbab', waves);
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 70, louder: -8 });
    s.bass(['basses', 'synthBass'], { low: 34, louder: -6 });
  });
  piece.section(
    { chords: 'I I iii IV | IV iii:3 vi:3 ii V | I IV I IV I:12', intensity: [0.45, 0.08], tempo: [150, 120] },
    (s) => {
      s.tune('soloCello', `3:4 5:2 | 1':3 7:2 6:1 | 5:4 3:2 | 4:3 5:3 | 6:4 4:2 | 3:3 5:2 3:1 | 2:4 1:2 | 2:6 | 1:24`, {
        louder: 4,
      });
      s.tune('celesta', `3:4 5:2 | 1':6 | 3':4 5':2 | 4':6 | 5':12`, { from: 48, octave: 0, louder: -6 });
      s.figure('harp', 'abcdefedcbab', waves);
      s.pad('warmPad', { low: 53, high: 70, louder: -12 });
      s.bass('basses', { low: 34, louder: -10 });
    },
  );
  return piece;
}
