import { Piece } from '../../toolkit/piece.ts';

/** The tune of the album, which 'All Clear' repeats in the major. */
const clockTune = `1:1 5 4:.5 3 2:1 | 3:1.5 1:.5 6,:2 | 4:1 6 5:.5 4 3:1 | 2:2 5,:2 |
  1:1 5 1':1 7:.5 5 | 4:1.5 5:.5 2:2 | 3:1 5 7:1 6:.5 5 | 5:3 -:1`;
const clockTuneClose = `1:1 5 4:.5 3 2:1 | 3:1.5 1:.5 6,:2 | 4:1 6 1':.5 7 6:1 | 5:2 7,:1 2 |
  1':1.5 7:.5 6:1 5 | 6:1 4 1:2 | 2:1 3 4:.5 3 2:1 | 1:3 -:1`;
const windingTune = `5:1.5 6:.5 7:1 2' | 1':2 5:2 | 6:1.5 5:.5 4:1 3 | 2:2 5:2 |
  5:1.5 6:.5 7:1 3' | 2':2 1':1 7 | 6:1 5 4 2 | 3:3 -:1`;

const walk = 'i VI iv V | i VII III V';
const walkHome = 'i VI iv V | VI iv V7 i';
const winding = 'III VI:2 VII:2 | iv V:2 V7:2';

/** D minor, a workshop of ticking figures: pizzicato and celesta wind up, strings take the tune. */
export function theClockmakersHour(): Piece {
  const piece = new Piece({ key: 'D minor', beatsPerBar: 4, tempo: 96, seed: 101, looseness: 5 });
  const tick = { woodHigh: 'x...o...', woodLow: '..o...o.', shaker: 'o.o.o.o.' };

  piece.section({ chords: 'i i VI V | i i iv V', intensity: [0.15, 0.35] }, (s) => {
    s.drums('electronicKit', { woodHigh: 'x...o...', woodLow: '..o...o.' }, { louder: -6 });
    s.figure('celesta', 'a.c.b.d.', { low: 69, high: 86 });
    s.figure('pizzicato', '1...5...', { bassLow: 50, from: 16 });
    s.pad('warmPad', { low: 50, high: 70, louder: -16 });
  });
  piece.section({ chords: `${walk} ${walkHome}`, intensity: [0.35, 0.45] }, (s) => {
    s.tune('clarinet', `${clockTune} | ${clockTuneClose}`, { louder: 4 });
    s.figure('pizzicato', '1.3.5.3.', { bassLow: 50 });
    s.figure('celesta', '..d...c.', { low: 69, high: 86 });
    s.figure('synthBass', '1.....1.', { bassLow: 36 });
    s.drums('electronicKit', tick, { louder: -6 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 3, low: 50, high: 70, louder: -14 });
  });
  piece.section({ chords: `${walk} ${walkHome}`, intensity: [0.5, 0.65] }, (s) => {
    s.tune(['violins', 'oboe'], `${clockTune} | ${clockTuneClose}`, { octave: 1 });
    s.figure('pulse', 'abcdcbcd', { step: 0.25, low: 50, high: 74, length: 0.5, louder: -12 });
    s.figure('pizzicato', '1.5.3.5.', { bassLow: 50 });
    s.figure('synthBass', '1..1..1.', { bassLow: 36 });
    s.counter('horns', { low: 53, high: 67, louder: -8 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 3, low: 50, high: 70, louder: -8 });
    s.drums('electronicKit', { ...tick, kick: 'x.......', stick: '....x...' });
  });
  piece.section({ chords: `${winding} III | iv V:2 V7:2 III III`, key: 'D minor', intensity: [0.5, 0.6] }, (s) => {
    s.tune('flute', windingTune, { octave: 1 });
    s.tune('soloCello', windingTune, { octave: -1, louder: -4 });
    s.figure('harp', 'abcdefed', { low: 50, high: 70, ring: 1 });
    s.figure('glockenspiel', 'd.......', { low: 74, high: 91, louder: -10 });
    s.pad('synthStrings', { low: 52, high: 70, louder: -12 });
    s.bass('basses');
    s.drums('electronicKit', { woodHigh: 'o.......', shaker: 'o.o.o.o.' }, { louder: -8 });
  });
  piece.section({ chords: 'VI VII i i/3 | iv iv V V7', intensity: [0.5, 0.9] }, (s) => {
    s.figure(['violas', 'seconds'], 'aabbccdd', { step: 0.25, low: 55, high: 74, length: 0.5 });
    s.figure('pulse', 'abcd', { step: 0.25, low: 50, high: 74, length: 0.5, louder: -8 });
    s.counter('horns', { low: 55, high: 70 });
    s.counter('violins', { low: 70, high: 84, louder: 2 });
    s.figure(['cellos', 'synthBass'], '1.1.1.1.', { bassLow: 36, length: 0.6 });
    s.drums('electronicKit', { ...tick, kick: 'x...x...', tomLow: '......oo' });
    s.roll('timpani', 45, 24, 8);
  });
  piece.section({ chords: `${walk} ${walkHome}`, intensity: [0.9, 1] }, (s) => {
    s.tune(['violins', 'trumpets'], `${clockTune} | ${clockTuneClose}`, { octave: 1 });
    s.tune(['horns', 'cellos'], `${clockTune} | ${clockTuneClose}`, { louder: -2 });
    s.figure('celesta', 'dcbadcba', { step: 0.5, low: 72, high: 90, louder: -4 });
    s.figure('pulse', 'abcdcbcd', { step: 0.25, low: 50, high: 74, length: 0.5, louder: -8 });
    s.pad(['seconds', 'violas'], { voices: 4, low: 55, high: 74, louder: -4 });
    s.figure(['synthBass', 'basses'], '1..1..1.', { bassLow: 36 });
    s.figure('timpani', '1.......|1.....1.', { bassLow: 41 });
    s.drums('electronicKit', {
      ...tick,
      kick: 'x...x..x',
      snare: '....x...',
      crash: 'x...............................',
    });
  });
  piece.section({ chords: 'i VI iv V | i i i:6', intensity: [0.4, 0.1], tempo: [94, 70] }, (s) => {
    s.tune('clarinet', '1:1 5 4:.5 3 2:1 | 3:1.5 1:.5 6,:2 | 4:1 6 5:.5 4 3:1 | 2:2 7,:2 | 1:8');
    s.figure('celesta', 'a.c.b.d.', { low: 69, high: 86, until: 24 });
    s.figure('pizzicato', '1...5...', { bassLow: 50, until: 24 });
    s.drums('electronicKit', { woodHigh: 'x...o...', woodLow: '..o...o.' }, { louder: -10, until: 24 });
    s.pad('warmPad', { low: 50, high: 70, louder: -16 });
  });
  return piece;
}
