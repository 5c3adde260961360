import { Piece } from '../../toolkit/piece.ts';

const falling = 'i V/3 VII IV/3 | VI i/5 iv V7';
const settled = 'III VII iv i | VI III iv V7';
const pressure = `1':2 5:1 6:.5 5 | #7:2 5:2 | 4:1 5 4:.5 2 4:1 | #6:1.5 5:.5 3:2 | 3':2 2':1 1' | 7:1 5 3:2 | 4:1 6 1' 6 | 5:1 4 2:2`;
const relief = `5:1.5 3:.5 5:1 7 | 2':3 7:1 | 1':1.5 6:.5 4:1 6 | 5:4 | 3':1.5 1':.5 6:1 1' | 7:2 5:2 | 6:1 5 4 1' | 7:2 #7:2`;

/** G minor and quick: a bass that sinks by half steps under short strings. */
export function fallingBarometer(): Piece {
  const piece = new Piece({ key: 'G minor', beatsPerBar: 4, tempo: 118, seed: 103, looseness: 4 });
  const strings = { step: 0.25, length: 0.45, low: 55, high: 72, louder: 8 };

  piece.section({ chords: falling, intensity: [0.25, 0.4] }, (s) => {
    s.figure('violas', 'a.aba.ac', { ...strings });
    s.figure('synthBass', '1-------', { bassLow: 31, louder: -4 });
    s.figure('vibraphone', 'd.......c.......', { step: 0.5, low: 67, high: 82, ring: 2 });
    s.drums('electronicKit', { hat: 'o.o.o.o.' }, { louder: -12 });
  });
  piece.section({ chords: `${falling} ${falling}`, intensity: [0.4, 0.6] }, (s) => {
    s.tune('clarinet', pressure, { louder: 4 });
    s.tune(['clarinet', 'violins'], pressure, { from: 32, louder: 2 });
    s.figure('violas', 'a.aba.ac', strings);
    s.figure('seconds', '..c...d.', { ...strings, from: 32 });
    s.figure('synthBass', '1.1.1.1.', { bassLow: 31, length: 0.7 });
    s.drums('electronicKit', { kick: 'x...x...', hat: '..x...x.', stick: '....x..o' }, { louder: -6 });
    s.pad('warmPad', { low: 50, high: 67, louder: -16 });
  });
  piece.section({ chords: `${settled} ${settled}`, intensity: [0.5, 0.7] }, (s) => {
    s.tune('soloViolin', relief, { octave: 0, louder: 4 });
    s.tune(['violins', 'flute'], relief, { from: 32, octave: 1 });
    s.figure('marimba', 'acbdcbdc', { step: 0.5, low: 55, high: 74 });
    s.counter('cellos', { low: 46, high: 60, louder: -2 });
    s.figure('synthBass', '1..1..1.', { bassLow: 31 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 70, louder: -12 });
    s.drums('electronicKit', { kick: 'x..x..x.', hat: 'o.o.o.o.', stick: '....x...' }, { louder: -4 });
  });
  piece.section({ chords: falling, intensity: [0.35, 0.45] }, (s) => {
    s.figure('vibraphone', 'd...c...b...c...', { step: 0.5, low: 67, high: 82, ring: 2 });
    s.bass(['basses', 'synthBass'], { low: 31 });
    s.pad(['violins', 'seconds', 'violas', 'cellos'], { low: 50, high: 72 });
    s.tune('bassoon', `1:4 | #7,:4 | 7,:4 | #6,:4 | 6,:4 | 5,:4 | 4,:4 | 5,:2 7,:2`, { louder: -2 });
    s.drums('electronicKit', { hat: 'o...o...' }, { louder: -14 });
  });
  piece.section({ chords: `${falling} ${falling}`, key: 'A minor', intensity: [0.7, 1] }, (s) => {
    s.tune(['violins', 'trumpets'], pressure, { louder: 2 });
    s.tune('violins', pressure, { from: 32, octave: 1 });
    s.tune(['horns', 'trumpets'], pressure, { from: 32 });
    s.figure(['violas', 'seconds'], 'aaabaaac', strings);
    s.figure('pulse', 'abcdcbab', { step: 0.25, low: 57, high: 76, length: 0.5, louder: -10 });
    s.figure(['synthBass', 'cellos'], '1.1.1.1.', { bassLow: 33, length: 0.7 });
    s.drums('electronicKit', {
      kick: 'x...x...x...x.x.',
      snare: '....x.......x...',
      hat: 'xoxoxoxo',
      crash: 'x...............................................................',
    });
    s.figure('timpani', '1.......', { bassLow: 40, from: 32 });
  });
  piece.section({ chords: `${settled} i V/3 VII IV/3 VI iv V7 V7`, intensity: [0.85, 0.8] }, (s) => {
    s.tune(['violins', 'flute'], relief, { octave: 1 });
    s.tune('horns', relief, { louder: -2 });
    s.figure('marimba', 'acbdcbdc', { step: 0.5, low: 55, high: 74 });
    s.figure(['violas', 'seconds'], 'a.aba.ac', strings);
    s.figure(['synthBass', 'cellos'], '1.1.1.1.', { bassLow: 31, length: 0.7 });
    s.counter('soloViolin', { low: 67, high: 82 });
    s.drums('electronicKit', { kick: 'x...x...', stick: '....x...', hat: 'oxoxoxox' }, { louder: -2 });
  });
  piece.section({ chords: `${falling} i VI i:8`, intensity: [0.55, 0.12], tempo: [118, 100] }, (s) => {
    s.tune('clarinet', `${pressure} | 1':2 5:1 6:.5 5 | 3:4 | 1:8`, { louder: 2 });
    s.figure('violas', 'a.aba.ac', { ...strings, until: 40 });
    s.figure('synthBass', '1-------', { bassLow: 31, louder: -4 });
    s.figure('vibraphone', 'd...c...b...c...', { step: 0.5, low: 67, high: 82, ring: 2, until: 44 });
    s.drums('electronicKit', { hat: 'o.o.o.o.' }, { louder: -14, until: 40 });
    s.pad('warmPad', { low: 50, high: 67, louder: -14 });
  });
  return piece;
}
