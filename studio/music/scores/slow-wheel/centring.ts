import { Piece } from '../../toolkit/piece.ts';

/** D major in a slow three: kalimba alone, then a clarinet above it. */
export function centring(): Piece {
  const piece = new Piece({ key: 'D major', beatsPerBar: 3, tempo: 84, seed: 11, looseness: 12 });
  const turning = 'abcdcb';
  piece.section({ chords: 'I IV', intensity: [0.3, 0.38] }, (s) => {
    s.figure('kalimba', turning, { low: 57, high: 76, ring: 2 });
  });
  piece.section({ chords: 'I vi IV V I IV:2 V:1 I', intensity: [0.4, 0.36], tempo: [84, 66] }, (s) => {
    s.tune('clarinet', "3:2 5:1 | 6:2 5:1 | 4:1 6 1' | 7:2 5:1 | 5:1 3 1 | 4:1 6:1 2:1 | 1:3", {
      octave: 0,
      louder: 2,
    });
    s.figure('kalimba', turning, { low: 57, high: 76, ring: 2, louder: -4 });
    s.figure('nylonGuitar', '1.....', { bassLow: 38, ring: 2, louder: -4 });
    s.pad('warmPad', { low: 54, high: 69, louder: -16 });
  });
  return piece;
}
