import { Piece } from '../../toolkit/piece.ts';

const bolt = `1':3 7:.5 6 | 5:2 3:1 5 | 6:3 5:.5 4 | 5:4 | 1':3 7:.5 1' | 2':2 7:1 5 | 6:1 1' 3' 1' | 2':2 #7:2`;
const cloud = `3:2 5 | 7:3 6:1 | 5:2 4:1 3 | 2:4 | 3:2 5 | 1':3 2':1 | 3':1 2' 1' 7 | 5:4`;
const storm = 'i VI iv V | i III VI:2 iv:2 V';
const front = 'VI III iv VII | VI iv III:2 iv:2 V7';

/** E minor, the fastest: drums and running strings. */
export function summerLightning(): Piece {
  const piece = new Piece({
    key: 'E minor',
    beatsPerBar: 4,
    tempo: 140,
    seed: 105,
    looseness: 4,
    balance: { trumpets: -2 },
  });
  const run = { step: 0.25, length: 0.5, low: 55, high: 76, louder: 10 };
  const beat = { kick: 'x..x....x.x.....', snare: '....x.......x..o', hat: 'x.o.x.o.x.o.x.oo' };

  piece.section({ chords: 'i i i i VI VI iv V', intensity: [0.2, 0.6] }, (s) => {
    s.figure('cellos', '1.1.1.1.', { step: 0.5, bassLow: 40, length: 0.5 });
    s.figure('violas', 'abacabac', { ...run, from: 16 });
    s.drums('electronicKit', { kick: 'x.......', hat: 'o.o.o.o.' }, { louder: -8 });
    s.pad('tremolo', { low: 64, high: 80, louder: -14 });
    s.roll('timpani', 40, 24, 8, [-30, 6]);
  });
  piece.section({ chords: `${storm} ${storm}`, intensity: [0.6, 0.7] }, (s) => {
    s.tune('horns', bolt, { louder: 4 });
    s.tune(['violins', 'horns'], bolt, { from: 32 });
    s.figure(['violas', 'seconds'], 'abacabad', run);
    s.figure(['synthBass', 'cellos'], '1.1.1.1.', { bassLow: 33, length: 0.6 });
    s.drums('electronicKit', beat, { step: 0.25, louder: -2 });
    s.drums('electronicKit', { crash: 'x...............................................................' });
  });
  piece.section({ chords: `${front} ${front}`, intensity: [0.55, 0.75] }, (s) => {
    s.tune('soloViolin', cloud, { octave: 1, louder: 4 });
    s.tune(['violins', 'oboe'], cloud, { from: 32, octave: 1 });
    s.figure('polysynth', 'abcdcbab', { step: 0.5, low: 52, high: 71, length: 0.6 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -6 });
    s.counter('cellos', { low: 47, high: 60 });
    s.figure('synthBass', '1--1--1-', { bassLow: 33 });
    s.drums(
      'electronicKit',
      { kick: 'x.......x.......', stick: '....x.......x...', shaker: 'o.o.o.o.o.o.o.o.' },
      { step: 0.25 },
    );
  });
  piece.section({ chords: 'i i VI VI iv iv V V', intensity: [0.4, 0.85] }, (s) => {
    s.figure('harp', 'abcdefgh', { step: 0.25, low: 52, high: 72, until: 16 });
    s.figure(['violas', 'seconds', 'violins'], 'abcdabcd', { ...run, from: 8, low: 59, high: 79 });
    s.bass(['basses', 'synthBass'], { low: 28 });
    s.tune('trumpets', `-:8 | 1:3 2:1 | 3:4 | 4:3 3:.5 4 | 6:4 | 5:3 4:.5 5 | #7:4`);
    s.drums('electronicKit', { tomLow: 'x..x..x.', tomMid: '...o..o.' }, { step: 0.5, from: 8 });
    s.roll('timpani', 47, 24, 8, [-30, 8]);
  });
  piece.section({ chords: `${storm} ${storm}`, intensity: [0.95, 1] }, (s) => {
    s.tune(['violins', 'trumpets'], bolt, { octave: 1, louder: -2 });
    s.tune(['horns', 'trombones'], bolt, { octave: 0, louder: -4 });
    s.figure(['violas', 'seconds'], 'abacabad', run);
    s.figure('pulse', 'abcd', { step: 0.25, low: 52, high: 71, length: 0.5, louder: -10 });
    s.figure(['synthBass', 'cellos', 'basses'], '1.1.1.1.', { bassLow: 33, length: 0.6 });
    s.drums('electronicKit', { ...beat, openHat: '..............x.' }, { step: 0.25 });
    s.drums('electronicKit', { crash: 'x...............................................................' });
    s.figure('timpani', '1.....1.', { bassLow: 40 });
  });
  piece.section({ chords: `${front}`, key: 'G minor', intensity: [0.75, 0.9] }, (s) => {
    s.tune(['violins', 'flute'], cloud, { octave: 1 });
    s.tune('horns', cloud, { louder: -2 });
    s.figure('polysynth', 'abcdcbab', { step: 0.5, low: 52, high: 71, length: 0.6 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 55, high: 74, louder: -4 });
    s.figure(['synthBass', 'cellos'], '1--1--1-', { bassLow: 33 });
    s.drums('electronicKit', beat, { step: 0.25, louder: -2 });
  });
  piece.section({ chords: `${storm} ${storm}`, intensity: [1, 0.9] }, (s) => {
    s.tune(['violins', 'trumpets'], bolt, { octave: 1, louder: -2 });
    s.tune('horns', bolt, { parallel: -2 });
    s.tune(['violins', 'flute'], bolt, { from: 32, octave: 1, parallel: -2 });
    s.figure(['violas', 'seconds'], 'abacabad', run);
    s.figure('pulse', 'dcba', { step: 0.25, low: 52, high: 71, length: 0.5, louder: -10 });
    s.figure(['synthBass', 'cellos', 'basses'], '1.1.1.1.', { bassLow: 33, length: 0.6 });
    s.drums('electronicKit', beat, { step: 0.25 });
    s.figure('timpani', '1.....1.', { bassLow: 40 });
  });
  piece.section({ chords: 'VI VI iv iv i i i:8', intensity: [0.55, 0.1], tempo: [136, 112] }, (s) => {
    s.tune('soloViolin', `3':2 1' | 3:4 | 4:2 6 | 1':4 | 7:2 5 | 3:2 2 | 1:8`, { octave: 0, louder: 2 });
    s.figure('violas', 'abacabac', { ...run, until: 20 });
    s.pad('tremolo', { low: 60, high: 76, louder: -12 });
    s.bass(['cellos', 'synthBass'], { low: 33 });
    s.drums('electronicKit', { hat: 'o...o...' }, { louder: -12, until: 20 });
    s.roll('timpani', 40, 24, 6, [-6, -30]);
  });
  return piece;
}
