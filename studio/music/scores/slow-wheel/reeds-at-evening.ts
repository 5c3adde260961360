import { Piece } from '../../toolkit/piece.ts';

/** F major in six: nylon guitar, flute and oboe, as wind goes through reeds. */
export function reedsAtEvening(): Piece {
  const piece = new Piece({ key: 'F major', beatsPerBar: 6, tempo: 138, seed: 37, looseness: 14 });
  const ripple = 'abcdcb';
  piece.section({ chords: 'I IV', intensity: [0.3, 0.36] }, (s) => {
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2 });
  });
  piece.section({ chords: 'I vi IV V I IV:3 V:3 I', intensity: [0.4, 0.32], tempo: [138, 104] }, (s) => {
    s.tune('flute', "5:3 3:3 | 1':2 7:1 6:3 | 6:2 5:1 4:3 | 5:6 | 3:2 4:1 5:3 | 6:3 4:2 2:1 | 1:6", {
      octave: 1,
      louder: 3,
    });
    s.counter('oboe', { low: 60, high: 74, louder: -6 });
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2, louder: -2 });
    s.figure('nylonGuitar', '1-----', { step: 1, bassLow: 41 });
  });
  return piece;
}
