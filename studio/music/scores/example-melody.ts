import { Piece } from '../toolkit/piece.ts';

/** The example recording of a new site: two bars of harp and flute. */
export function exampleMelody(): Piece {
  const piece = new Piece({ key: 'G major', beatsPerBar: 4, tempo: 88, seed: 5, looseness: 10 });
  piece.section({ chords: 'I:2 IV:2 V7:2 I:2', intensity: [0.4, 0.3], tempo: [88, 70] }, (s) => {
    s.tune('flute', "3:1 5:1 6:1 1':1 | 7:1 5:1 1':2", { octave: 0, louder: 2 });
    s.figure('harp', 'abcdabcd', { low: 50, high: 72, ring: 2 });
  });
  return piece;
}
