import { Piece } from '../../toolkit/piece.ts';

/** B minor: marimba and english horn, warmer as it goes. */
export function firstFiring(): Piece {
  const piece = new Piece({ key: 'B minor', beatsPerBar: 4, tempo: 76, seed: 23, looseness: 12 });
  piece.section({ chords: 'i VI', intensity: [0.28, 0.36] }, (s) => {
    s.figure('marimba', 'acbcacbc', { low: 50, high: 69, ring: 1 });
  });
  piece.section({ chords: 'i VI III VII iv i:2 V:2 i', intensity: [0.38, 0.34], tempo: [76, 58] }, (s) => {
    s.tune('englishHorn', '5:1.5 4:.5 3:2 | 1:1 3 6:2 | 5:1.5 3:.5 5:2 | 4:1 2 7,:2 | 1:1 4 6:2 | 5:1 3:1 2:2 | 1:4', {
      octave: 0,
      louder: 2,
    });
    s.figure('marimba', 'acbcacbc', { low: 50, high: 69, ring: 1, louder: -5 });
    s.bass('uprightBass', { low: 31, louder: -6 });
    s.pad(['violas', 'cellos'], { voices: 2, low: 50, high: 66, louder: -14 });
  });
  return piece;
}
