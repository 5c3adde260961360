import { Piece } from '../../toolkit/piece.ts';

/** The clockmaker's tune, in the major now and with an ending of its own. */
const clearTune = `1:1 5 4:.5 3 2:1 | 3:1.5 1:.5 6,:2 | 4:1 6 5:.5 4 3:1 | 2:2 5,:2 |
  1:1 5 1':1 7:.5 5 | 6:1.5 5:.5 4:2 | 3:1 5 4:.5 3 2:1 | 1:3 -:1`;
const wide = `5:2 3':1.5 2':.5 | 1':2 6:2 | 4':2 3':1 1' | 2':4 | 5:2 3':1.5 4':.5 | 5':2 3':1 1' | 2':1.5 1':.5 7:1 2' | 1':4`;
const clear = 'I vi IV V | I IV V7 I';
const open = 'I vi IV V | I iii:2 vi:2 ii:2 V7:2 I';

/** D major: the opening tune of the album comes home, every clock in time. */
export function allClear(): Piece {
  const piece = new Piece({ key: 'D major', beatsPerBar: 4, tempo: 100, seed: 110, looseness: 6 });
  const tick = { woodHigh: 'x...o...', woodLow: '..o...o.' };
  const crash = 'x'.padEnd(128, '.');
  const beat = { kick: 'x..x....x..x..x.', snare: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' };

  piece.section({ chords: 'I I IV IV | vi vi V V', intensity: [0.15, 0.4] }, (s) => {
    s.figure('celesta', 'a.c.b.d.', { low: 69, high: 86 });
    s.drums('electronicKit', tick, { louder: -10 });
    s.pad('warmPad', { low: 50, high: 69, louder: -8 });
    s.figure('pizzicato', '1...5...', { bassLow: 50, from: 16 });
  });
  piece.section({ chords: `${clear} ${clear}`, intensity: [0.4, 0.55] }, (s) => {
    s.tune('clarinet', clearTune, { louder: 4 });
    s.tune(['horns', 'clarinet'], clearTune, { from: 32, louder: 2 });
    s.figure('celesta', 'a.c.b.d.', { low: 69, high: 86, louder: -4 });
    s.figure('harp', 'abcdedcb', { low: 50, high: 71, ring: 1 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 3, low: 50, high: 69, louder: -12 });
    s.figure('synthBass', '1.....1.', { bassLow: 38 });
    s.drums('electronicKit', { ...tick, kick: 'x.......', shaker: 'o.o.o.o.' }, { louder: -8 });
  });
  piece.section({ chords: `${open} ${open}`, intensity: [0.6, 0.8] }, (s) => {
    s.tune(['violins', 'flute'], wide, { octave: 0 });
    s.tune('violins', wide, { from: 32, octave: 1 });
    s.tune('oboe', wide, { from: 32 });
    s.counter('cellos', { low: 47, high: 62 });
    s.figure('polysynth', 'abcdcbab', { low: 54, high: 73, length: 0.6, louder: -6 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 73, louder: -6 });
    s.figure('synthBass', '1--1--1-', { bassLow: 33 });
    s.drums('electronicKit', beat, { step: 0.25, louder: -4 });
  });
  piece.section({ chords: 'vi iii IV I | ii V7>V V V7', intensity: [0.45, 0.75] }, (s) => {
    s.tune('soloCello', `1':2 6:1 5 | 3:4 | 4:2 6:1 1' | 5:4`, { louder: 4 });
    s.tune('trumpets', `4:3 6:1 | #4:3 6:1 | 5:3 6:1 | 7:4`, { from: 16, louder: -2 });
    s.figure('harp', 'abcdefed', { low: 50, high: 71, ring: 1 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -8 });
    s.bass(['basses', 'synthBass'], { low: 33 });
    s.drums('electronicKit', { shaker: 'o.o.o.o.', tomLow: '......o.' }, { louder: -8 });
    s.roll('timpani', 45, 24, 8);
  });
  piece.section({ chords: `${clear} ${open}`, intensity: [0.9, 1] }, (s) => {
    s.tune(['violins', 'trumpets'], clearTune, { octave: 1, louder: -2 });
    s.tune('horns', clearTune);
    s.tune(['violins', 'flute'], wide, { from: 32, octave: 1 });
    s.tune(['horns', 'trumpets'], wide, { from: 32, octave: 0, louder: -2 });
    s.figure('celesta', 'dcbadcba', { low: 72, high: 90, louder: -6 });
    s.figure('pulse', 'abcdcbcd', { step: 0.25, low: 54, high: 74, length: 0.5, louder: -10 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 54, high: 73, louder: -4 });
    s.figure(['synthBass', 'basses'], '1..1..1.', { bassLow: 33 });
    s.drums('electronicKit', { ...beat, crash }, { step: 0.25, louder: -2 });
    s.figure('timpani', '1.....1.', { bassLow: 41 });
  });
  piece.section({ chords: `${clear}`, intensity: [0.5, 0.6] }, (s) => {
    s.tune('flute', clearTune, { octave: 1 });
    s.tune('bassoon', clearTune, { from: 4, octave: 0, louder: -6 });
    s.figure('pizzicato', '1.3.5.3.', { bassLow: 50 });
    s.figure('celesta', '..d...c.', { low: 69, high: 86 });
    s.pad('warmPad', { low: 50, high: 69, louder: -10 });
    s.drums('electronicKit', { ...tick, shaker: 'o.o.o.o.' }, { louder: -8 });
  });
  piece.section({ chords: `${open} ${open}`, key: 'E major', intensity: [0.9, 1] }, (s) => {
    s.tune(['violins', 'flute'], wide, { octave: 1 });
    s.tune(['horns', 'trumpets'], wide, { louder: -2 });
    s.tune('cellos', clearTune, { octave: 0, louder: -2 });
    s.figure('pulse', 'abcdcbcd', { step: 0.25, low: 54, high: 74, length: 0.5, louder: -10 });
    s.figure('glockenspiel', 'd...c...', { low: 76, high: 93, louder: -10 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 54, high: 73, louder: -4 });
    s.figure(['synthBass', 'basses'], '1..1..1.', { bassLow: 33 });
    s.drums('electronicKit', { ...beat, crash }, { step: 0.25, louder: -2 });
    s.figure('timpani', '1.....1.', { bassLow: 40 });
  });
  piece.section({ chords: 'I IV I IV | vi IV I I:8', key: 'E major', intensity: [0.6, 0.1], tempo: [98, 76] }, (s) => {
    s.tune('clarinet', `1:1 5 4:.5 3 2:1 | 4:4 | 1:1 5 1':1 7:.5 5 | 6:4 | 6:1 5 3 1 | 4:2 6 | 5:2 3 | 1:8`);
    s.figure('celesta', 'a.c.b.d.', { low: 69, high: 86, until: 28 });
    s.drums('electronicKit', tick, { louder: -12, until: 28 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 56, high: 76, louder: -10 });
    s.pad('warmPad', { low: 50, high: 69, louder: -8 });
    s.bass('basses', { low: 33, louder: -8 });
  });
  return piece;
}
