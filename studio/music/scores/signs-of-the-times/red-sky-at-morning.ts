import { Piece } from '../../toolkit/piece.ts';

const sky = `5:3 6:1 | 4:2 3:2 | 2:1 3 5 6 | 5:4 | 1':3 7:1 | 6:2 4:2 | 3:1 2 1 2 | 3:4 |
  5:3 6:1 | 7:2 1':2 | 2':1 1' 7 6 | 5:4 | 6:2 4:2 | 5:1 3 2:2 | 1:4 | ~:4`;
const warning = `1':1.5 7:.5 5:2 | 6:1.5 5:.5 3:2 | 4:1 5 6 1' | 7:2 5:2 |
  1':1.5 2':.5 3':2 | 2':1.5 1':.5 6:2 | 5:1 4 3 2 | 3:4`;

/** F lydian and slow: horns over a warm pad, long arches, a bright raised fourth. */
export function redSkyAtMorning(): Piece {
  const piece = new Piece({ key: 'F lydian', beatsPerBar: 4, tempo: 72, seed: 102, balance: { electricPiano: -3 } });
  const arch = 'I II:2 I:2 II I | vi II I iii | I iii:2 vi:2 II I | II I:2 II:2 I I';
  const shade = 'vi iii ii V | vi ii V I';

  piece.section({ chords: 'I II I II I I', intensity: [0.1, 0.35] }, (s) => {
    s.pad('warmPad', { low: 48, high: 70 });
    s.pad('halo', { low: 65, high: 82, louder: -18 });
    s.figure('electricPiano', 'a-c-d-c-', { step: 0.5, low: 53, high: 74, ring: 1, from: 8 });
    s.pedal('basses', 0, { octave: -2 });
  });
  piece.section({ chords: arch, intensity: [0.35, 0.55] }, (s) => {
    s.tune('horns', sky, { louder: 6 });
    s.pad('warmPad', { low: 48, high: 67, louder: -6 });
    s.figure('electricPiano', 'a-c-d-c-', { step: 0.5, low: 53, high: 74, ring: 1, louder: -6 });
    s.bass('synthBass', { low: 34, louder: -12 });
    s.pad(['seconds', 'violas'], { voices: 2, low: 57, high: 72, louder: -14 });
  });
  piece.section({ chords: shade, key: 'F major', intensity: [0.5, 0.65] }, (s) => {
    s.tune('oboe', warning, { louder: 2 });
    s.counter('soloCello', { low: 48, high: 62 });
    s.figure('harp', 'abcdedcb', { step: 0.5, low: 50, high: 72, ring: 1 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 55, high: 74, louder: -12 });
    s.bass('basses');
    s.drums('electronicKit', { kick: 'x.......', shaker: '..o...o.' }, { louder: -10 });
  });
  piece.section({ chords: arch, intensity: [0.65, 0.95] }, (s) => {
    s.tune(['violins', 'horns'], sky, { octave: 0 });
    s.tune('violins', sky, { octave: 1 });
    s.pad(['seconds', 'violas', 'choir'], { voices: 4, low: 53, high: 72, louder: -6 });
    s.figure('polysynth', 'abcdcbab', { step: 0.5, low: 53, high: 72, louder: -8, length: 0.7 });
    s.figure('synthBass', '1-----1-', { bassLow: 29 });
    s.bass(['cellos', 'basses'], { low: 36 });
    s.drums('electronicKit', {
      kick: 'x.....x.',
      stick: '....x...',
      shaker: 'o.o.o.o.',
      crash: 'o...............................',
    });
    s.figure('timpani', '1---------------', { bassLow: 41 });
  });
  piece.section({ chords: `${shade} `, key: 'Ab major', intensity: [0.75, 0.6] }, (s) => {
    s.tune(['flute', 'soloViolin'], warning, { octave: 1 });
    s.counter('horns', { low: 53, high: 68 });
    s.figure('harp', 'abcdedcb', { step: 0.5, low: 50, high: 72, ring: 1 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 3, low: 52, high: 72, louder: -8 });
    s.bass('basses');
    s.drums('electronicKit', { kick: 'x.......', shaker: 'o.o.o.o.' }, { louder: -6 });
  });
  piece.section({ chords: 'I II:2 I:2 II I | II I:2 II:2 I I', intensity: [0.5, 0.35] }, (s) => {
    s.tune('horns', `5:3 6:1 | 4:2 3:2 | 2:1 3 5 6 | 5:4 | 6:2 4:2 | 5:1 3 2:2 | 1:8`, { louder: 4 });
    s.tune('celesta', `-:4 | 5:3 6:1 | 4:2 3:2 | 2:4 | -:4 | 6:2 4:2 | 5:1 3 2:2 | 1:4`, { octave: 1, louder: -8 });
    s.pad('warmPad', { low: 48, high: 67, louder: -6 });
    s.figure('electricPiano', 'a-c-d-c-', { step: 0.5, low: 53, high: 74, ring: 1, louder: -8 });
    s.pedal('basses', 0, { octave: -2 });
  });
  piece.section({ chords: 'I II:2 I:2 I:8', intensity: [0.35, 0.05], tempo: [72, 58] }, (s) => {
    s.pad('warmPad', { low: 48, high: 70 });
    s.pad('halo', { low: 65, high: 82, louder: -16 });
    s.tune('horns', '5:3 6:1 | 4:2 5:2 | 1:8', { louder: -2 });
    s.pedal('basses', 0, { octave: -2 });
  });
  return piece;
}
