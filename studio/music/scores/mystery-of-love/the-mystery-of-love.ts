import { Piece } from '../../toolkit/piece.ts';

const verse = `1:1 2 3:2 | 5:3 3:1 | 4:1 3 2:2 | 2:3 -:1 | 1:1 2 3:1 5 | 6:3 5:1 | 4:1.5 3:.5 2:1 1 | 1:3 -:1`;
const refrain = `5:1 6 1':2 | 2':3 1':1 | 3':1 2' 1':2 | 6:3 5:1 | 5:1 6 1' 3' | 4':2 3':1 2' | 1':1 3' 2':2 | 1':4`;
const verseChords = 'I iii ii V | I IV ii:2 V7:2 I';
const refrainChords = 'I V vi IV | I/3 IV I/5:2 V:2 I';

/** D major, broad: piano, guitar and the whole band under a tune that climbs. */
export function theMysteryOfLove(): Piece {
  const piece = new Piece({ key: 'D major', beatsPerBar: 4, tempo: 76, seed: 203, looseness: 8 });
  const band = { kick: 'x.....x.x.......', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' };

  piece.section({ chords: 'I IV I IV', intensity: [0.3, 0.4] }, (s) => {
    s.figure('piano', 'a.bcd.cb', { low: 54, high: 74, ring: 'chord' });
    s.figure('piano', '1-------', { bassLow: 38, ring: 1 });
    s.pad('warmPad', { low: 50, high: 66, louder: -16 });
  });
  piece.section({ chords: `${verseChords} ${verseChords}`, intensity: [0.4, 0.52] }, (s) => {
    s.tune('piano', verse, { octave: 1, louder: 8 });
    s.tune(['soloViola', 'piano'], verse, { from: 32, octave: 0, louder: 2 });
    s.figure('steelGuitar', 'a.bcdcbc', { low: 50, high: 69, ring: 1, louder: -4 });
    s.figure('electricBass', '1-----1-', { bassLow: 28 });
    s.pad('warmPad', { low: 50, high: 66, louder: -14 });
    s.drums('roomKit', { stick: '....x...', hat: 'o.o.o.o.', kick: 'x.....x.' }, { louder: -12, from: 32 });
  });
  piece.section({ chords: `${refrainChords} ${refrainChords}`, intensity: [0.62, 0.78] }, (s) => {
    s.tune(['violins', 'piano'], refrain, { octave: 0 });
    s.tune(['violins', 'oboe'], refrain, { from: 32, octave: 0, louder: 2 });
    s.counter('cellos', { low: 48, high: 62 });
    s.figure('steelGuitar', 'x.xxx.xx', { low: 52, high: 71, strum: 0.025, louder: -14 });
    s.figure('piano', 'x...x...', { voices: 3, low: 57, high: 74, louder: -12 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 54, high: 71, louder: -10 });
    s.figure('electricBass', '1--.1-5-', { bassLow: 28 });
    s.drums('roomKit', band, { step: 0.25, louder: -6 });
  });
  piece.section({ chords: `${verseChords}`, intensity: [0.5, 0.55] }, (s) => {
    s.tune('englishHorn', verse, { octave: 0, louder: 4 });
    s.figure('piano', 'a.bcd.cb', { low: 54, high: 76, ring: 'chord', louder: -4 });
    s.figure('electricBass', '1-----1-', { bassLow: 28 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -12 });
    s.drums('roomKit', { stick: '....x...', hat: 'o.o.o.o.', kick: 'x.....x.' }, { louder: -10 });
  });
  piece.section({ chords: 'vi iii IV I/3 | ii vi/3 IV V', intensity: [0.5, 0.85] }, (s) => {
    s.tune('horns', `1':2 6:2 | 7:2 5:2 | 6:2 4:1 6 | 5:4 | 4:2 6:1 4 | 6:2 1':2 | 1':1 2' 1' 6 | 2':4`, { louder: 2 });
    s.figure('piano', 'abcdedcb', { low: 54, high: 76, ring: 'chord' });
    s.pad(['violins', 'seconds', 'violas', 'voices'], { low: 54, high: 76, louder: -6 });
    s.bass(['basses', 'electricBass'], { low: 28 });
    s.drums('roomKit', { tomLow: 'x.....x.', tomMid: '....o...' }, { louder: -6 });
    s.roll('timpani', 45, 28, 4, [-24, 6]);
  });
  piece.section({ chords: `${refrainChords} ${refrainChords}`, intensity: [0.9, 0.95] }, (s) => {
    s.tune(['violins', 'trumpets'], refrain, { octave: 0, louder: -2 });
    s.tune('violins', refrain, { octave: 1 });
    s.tune('horns', refrain, { from: 32, parallel: -2 });
    s.figure('steelGuitar', 'x.xxx.xx', { low: 52, high: 71, strum: 0.025, louder: -12 });
    s.figure('piano', 'abcdcbcd', { low: 57, high: 76, ring: 0.5, louder: -4 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 54, high: 73, louder: -6 });
    s.figure(['electricBass', 'basses'], '1--.1-5-', { bassLow: 28 });
    s.drums(
      'roomKit',
      {
        ...band,
        crash:
          'x..............................................................................................................................',
      },
      { step: 0.25, louder: -4 },
    );
    s.figure('timpani', '1-------', { bassLow: 38 });
  });
  piece.section({ chords: 'I IV I IV | ii:2 V7:2 I:8', intensity: [0.5, 0.12], tempo: [74, 54] }, (s) => {
    s.tune('piano', `1:1 2 3:2 | 6:3 5:1 | 1:1 2 3:1 5 | 6:3 5:1 | 4:1.5 3:.5 2:1 7, | 1:8`, { octave: 1, louder: 8 });
    s.figure('steelGuitar', 'a.bcdcbc', { low: 50, high: 69, ring: 1, louder: -6, until: 20 });
    s.figure('piano', '1-------', { bassLow: 38, ring: 1 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -14 });
    s.bass('basses', { low: 33, louder: -8 });
  });
  return piece;
}
