import { Piece } from '../../toolkit/piece.ts';

const walk = `1:.5 2 3:1 5 3 | 4:1 6 5:.5 4 3:1 | 5:1 3 1:.5 2 3:1 | 2:3 5,:1 |
  1:.5 2 3:1 5 1' | 1':1.5 7:.5 6:1 5 | 6:1 4 5:.5 4 2:1 | 1:3 -:1`;
const path = `3':1 2':.5 1' 6:1 1' | 5:2 3:2 | 6:1 1' 6:.5 5 4:1 | 5:4 |
  3':1 2':.5 1' 6:1 1' | 2':1.5 1':.5 7:1 5 | 6:1 1' 2' 7 | 1':3 -:1`;
const walkChords = 'I IV I V | I vi IV:2 V:2 I';
const pathChords = 'vi I IV V | vi V IV:2 V:2 I';

/** E major, the walking song: strummed steel guitar, hand drums, a fiddle. */
export function aLampForMyFeet(): Piece {
  const piece = new Piece({ key: 'E major', beatsPerBar: 4, tempo: 108, seed: 206, looseness: 8 });
  const hands = { congaMute: 'x..x..x.', conga: '.....x.x', tambourine: '....o...' };
  const strum = { low: 52, high: 71, strum: 0.02, louder: -10 };

  piece.section({ chords: 'I IV I V', intensity: [0.4, 0.45] }, (s) => {
    s.figure('steelGuitar', '1.cb1.cb', { bassLow: 40, low: 55, high: 71, ring: 0.5 });
    s.drums('brushKit', { shaker: 'o.x.o.x.' }, { louder: -12, from: 8 });
  });
  piece.section({ chords: `${walkChords} ${walkChords}`, intensity: [0.5, 0.58] }, (s) => {
    s.tune('fiddle', walk, { octave: 0, louder: 4 });
    s.tune('fiddle', walk, { from: 32, octave: 0, louder: 2 });
    s.tune('clarinet', walk, { from: 32, octave: 0, parallel: -2, louder: -10 });
    s.figure('steelGuitar', '1.cb5.cb', { bassLow: 40, low: 55, high: 71, ring: 0.5 });
    s.figure('uprightBass', '1...5...', { bassLow: 28 });
    s.drums('brushKit', { shaker: 'o.x.o.x.', ...hands }, { louder: -10 });
  });
  piece.section({ chords: `${pathChords} ${pathChords}`, intensity: [0.6, 0.7] }, (s) => {
    s.tune('fiddle', path, { octave: 0, louder: 2 });
    s.tune(['violins', 'flute'], path, { from: 32, octave: 0, louder: 2 });
    s.counter('soloCello', { low: 47, high: 62, louder: -2 });
    s.figure('steelGuitar', 'X.xxx.xx', strum);
    s.figure('piano', '..x...x.', { voices: 3, low: 59, high: 75, louder: -12 });
    s.figure('uprightBass', '1..15.5.', { bassLow: 28 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 56, high: 71, louder: -14 });
    s.drums('brushKit', { shaker: 'o.x.o.x.', kick: 'x...x...', ...hands }, { louder: -8 });
  });
  piece.section({ chords: `${walkChords}`, intensity: [0.5, 0.55] }, (s) => {
    s.tune('dulcimer', walk, { octave: 0, louder: 8 });
    s.tune('flute', walk, { octave: 1, louder: -6 });
    s.figure('steelGuitar', '1.cb5.cb', { bassLow: 40, low: 55, high: 71, ring: 0.5 });
    s.figure('uprightBass', '1...5...', { bassLow: 28 });
    s.drums('brushKit', { shaker: 'o.x.o.x.' }, { louder: -12 });
  });
  piece.section({ chords: 'ii V iii vi | IV I/3 ii V', intensity: [0.5, 0.75] }, (s) => {
    s.tune('soloCello', `4:2 6:1 4 | 5:2 2:2 | 7:2 5:1 3 | 6:4 | 6:2 1':1 6 | 5:2 3:2 | 4:1 6 2' 1' | 7:4`, {
      louder: 4,
    });
    s.figure('steelGuitar', 'x...x.x.', strum);
    s.figure('piano', 'abcdcbcd', { low: 56, high: 75, ring: 0.5, louder: -6 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 59, high: 76, louder: -8 });
    s.bass(['uprightBass', 'basses'], { low: 28 });
    s.drums('brushKit', { shaker: 'o.x.o.x.', tomLow: 'x.....x.' }, { louder: -8 });
  });
  piece.section({ chords: `${pathChords} ${walkChords} ${pathChords}`, intensity: [0.8, 0.9] }, (s) => {
    s.tune(['violins', 'fiddle'], path, { octave: 0 });
    s.tune(['fiddle', 'flute'], walk, { from: 32, octave: 1, louder: -2 });
    s.tune('horns', walk, { from: 32, octave: 0, louder: -6 });
    s.tune(['violins', 'fiddle', 'flute'], path, { from: 64, octave: 0, louder: 2 });
    s.tune('violins', path, { from: 64, octave: 0, parallel: -2 });
    s.figure('steelGuitar', 'X.xxx.xx', strum);
    s.figure('piano', 'x...x.x.', { voices: 3, low: 59, high: 75, louder: -8 });
    s.figure('uprightBass', '1..15.5.', { bassLow: 28 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 56, high: 73, louder: -8 });
    s.counter('cellos', { low: 47, high: 62, louder: -2 });
    s.drums('brushKit', { shaker: 'o.x.o.x.', kick: 'x...x.x.', snare: '....x...', ...hands }, { louder: -6 });
  });
  piece.section({ chords: `I IV I V | I vi IV:2 V:2 I:8`, intensity: [0.5, 0.18], tempo: [106, 80] }, (s) => {
    s.tune('fiddle', walk.replace(/1:3 -:1$/, '1:8'), { louder: 2 });
    s.figure('steelGuitar', '1.cb5.cb', { bassLow: 40, low: 55, high: 71, ring: 0.5, until: 30 });
    s.figure('steelGuitar', 'x', { step: 8, low: 52, high: 71, strum: 0.06, from: 28 });
    s.figure('uprightBass', '1...5...', { bassLow: 28, until: 29 });
    s.drums('brushKit', { shaker: 'o.x.o.x.' }, { louder: -14, until: 28 });
  });
  return piece;
}
