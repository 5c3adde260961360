import { Piece } from '../../toolkit/piece.ts';

const crossing = `5:3 1':2 | 7:3 5:2 | 6:2 5:1 3:2 | 4:5 | 5:3 1':2 | 2':3 3':2 | 2':2 1':1 7:2 | 5:5 |
  6:3 1':2 | 3':3 2':2 | 1':2 7:1 5:2 | 3:5 | 4:3 6:2 | 1':2 7:1 6:2 | 5:3 #7:2 | 1':5`;
const tail = `3':1 2' 1' 7:2 | 5:5 | 6:1 7 1' 3':2 | 2':5 | 3':1 4' 3' 2':2 | 1':3 6:2 | 4:1 6 1' 7:2 | 1':5`;
const orbit = 'i VII VI iv | i VII VI v | VI III VII III | iv VI V7 i';
const far = 'III VII VI VII | III VI iv VI:3 VII:2';

/** C sharp minor in five: a high line crosses from one side to the other over an even pulse. */
export function theCometYear(): Piece {
  const piece = new Piece({ key: 'C# minor', beatsPerBar: 5, tempo: 112, seed: 107, looseness: 6 });
  const five = '1..1..1.5.';

  piece.section({ chords: 'i i VI VI i i iv v', intensity: [0.15, 0.35] }, (s) => {
    s.figure('pulse', 'a.b.cb.c.d', { step: 0.5, low: 56, high: 74, length: 0.6, louder: -6 });
    s.pad('halo', { low: 61, high: 78, louder: -14 });
    s.pedal('synthBass', 0, { octave: -2, every: 10, louder: -12 });
  });
  piece.section({ chords: orbit, intensity: [0.35, 0.5] }, (s) => {
    s.tune('soloViolin', crossing, { octave: 1, louder: 4 });
    s.figure('pulse', 'a.b.cb.c.d', { step: 0.5, low: 56, high: 74, length: 0.6, louder: -10 });
    s.figure('synthBass', five, { bassLow: 37 });
    s.pad('warmPad', { low: 52, high: 68, louder: -10 });
    s.drums('electronicKit', { kick: 'x.....x...', shaker: 'o.o.o.o.o.' }, { louder: -10 });
  });
  piece.section({ chords: `${far} ${far}`, intensity: [0.5, 0.65] }, (s) => {
    s.tune('flute', tail, { octave: 0, louder: 4 });
    s.tune(['violins', 'flute'], tail, { from: 40, octave: 1, louder: -2 });
    s.figure('harp', 'abcdedcbcd', { step: 0.5, low: 52, high: 73, ring: 1 });
    s.counter('horns', { low: 52, high: 67, louder: -4 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 56, high: 71, louder: -10 });
    s.figure('synthBass', five, { bassLow: 37 });
    s.drums('electronicKit', { kick: 'x.....x...', stick: '...x....x.', shaker: 'o.o.o.o.o.' }, { louder: -8 });
  });
  piece.section({ chords: 'VI VI iv iv VI VII v v', intensity: [0.4, 0.6] }, (s) => {
    s.figure('crystal', 'd...b.c...', { step: 0.5, low: 68, high: 85, ring: 1, louder: -4 });
    s.tune('soloCello', `3:3 1:2 | 6,:5 | 4:3 1:2 | 6,:5 | 3:3 6:2 | 7:5 | 5:3 4:2 | 2:5`, { louder: 4 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 59, high: 78, louder: -8 });
    s.bass(['basses', 'synthBass'], { low: 33, louder: -6 });
    s.drums('electronicKit', { shaker: 'o.o.o.o.o.' }, { louder: -12 });
  });
  piece.section({ chords: orbit, intensity: [0.7, 1] }, (s) => {
    s.tune(['violins', 'horns'], crossing, { octave: 0 });
    s.tune('violins', crossing, { octave: 1 });
    s.figure('pulse', 'abcdcbcdcb', { step: 0.5, low: 56, high: 74, length: 0.6, louder: -4 });
    s.figure('violas', 'aabbccbbcc', { step: 0.5, low: 54, high: 71, length: 0.6 });
    s.pad(['seconds', 'choir'], { voices: 4, low: 56, high: 73, louder: -6 });
    s.figure(['synthBass', 'cellos'], five, { bassLow: 37 });
    s.drums('electronicKit', { kick: 'x..x..x...', snare: '...x....x.', hat: 'o.o.o.o.o.' }, { louder: -4 });
    s.figure('timpani', '1.....1.........5...', { bassLow: 41 });
  });
  piece.section({ chords: far, key: 'E minor', intensity: [0.9, 0.75] }, (s) => {
    s.tune(['violins', 'flute', 'trumpets'], tail, { octave: 0 });
    s.tune('violins', tail, { octave: 1 });
    s.figure('harp', 'abcdedcbcd', { step: 0.5, low: 52, high: 73, ring: 1 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 55, high: 73, louder: -6 });
    s.figure(['synthBass', 'cellos'], five, { bassLow: 35 });
    s.drums('electronicKit', { kick: 'x..x..x...', snare: '...x....x.', hat: 'o.o.o.o.o.' }, { louder: -4 });
  });
  piece.section(
    { chords: 'VI III VII III | iv VI V7 i | i VI i VI i:10', intensity: [0.5, 0.08], tempo: [112, 92] },
    (s) => {
      s.tune('soloViolin', `6:3 1':2 | 3':3 2':2 | 1':2 7:1 5:2 | 3:5 | 4:3 6:2 | 1':2 7:1 6:2 | 5:3 #7:2 | 1':5`, {
        octave: 0,
        louder: 4,
      });
      s.tune('soloViolin', `5:3 1':2 | 6:5 | 5:3 1':2 | 6:5 | 5:10`, { from: 40, octave: 1, louder: -6 });
      s.figure('pulse', 'a.b.cb.c.d', { step: 0.5, low: 56, high: 74, length: 0.6, louder: -10, until: 60 });
      s.pad('halo', { low: 61, high: 78, louder: -14 });
      s.pad('warmPad', { low: 52, high: 68, louder: -10 });
      s.bass('synthBass', { low: 37, louder: -10 });
    },
  );
  return piece;
}
