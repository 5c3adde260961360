import { Piece } from '../../toolkit/piece.ts';

const flake = `5:2 3:1 | 1:3 | 6,:1 1 3 | 2:3 | 5:2 7:1 | 6:2 5:1 | 3:1 4 2 | 3:3`;
const flakeClose = `5:2 3:1 | 1:3 | 6,:1 1 4 | 3:3 | 6:2 4:1 | 5:2 3:1 | 2:1 1 #7, | 1:3`;
const wire = `1':3 | 7:2 5:1 | 6:3 | 5:2 3:1 | 4:2 6:1 | 5:2 3:1 | 4:1 3 2 | 5:3`;
const still = 'i i VI VII | v iv III:2 VII:1 i';
const stillClose = 'i i VI i | iv i V:3 i';

/** F sharp minor in a slow three: music box, soft voices and air. */
export function snowOnTheWires(): Piece {
  const piece = new Piece({ key: 'F# minor', beatsPerBar: 3, tempo: 74, seed: 109, looseness: 14 });

  piece.section({ chords: 'i VI i VI', intensity: [0.2, 0.3] }, (s) => {
    s.pad('glass', { low: 61, high: 78, louder: -22 });
    s.pad('warmPad', { low: 49, high: 66, louder: -12 });
    s.figure('musicBox', 'd..c..', { step: 0.5, low: 73, high: 90, ring: 2 });
  });
  piece.section({ chords: `${still} ${stillClose}`, intensity: [0.35, 0.4] }, (s) => {
    s.tune('musicBox', `${flake} | ${flakeClose}`, { octave: 1, louder: 4 });
    s.pad('warmPad', { low: 49, high: 66, louder: -12 });
    s.pedal('glass', 4, { octave: 1, louder: -28 });
    s.figure('harp', '1.....', { step: 0.5, bassLow: 42, ring: 2 });
  });
  piece.section({ chords: `VI VI III III | iv i iv V VI VI III III | iv i iv V`, intensity: [0.4, 0.55] }, (s) => {
    s.tune('soloViola', wire, { octave: 0, louder: 2 });
    s.tune('flute', wire, { from: 24, octave: 0, louder: 0 });
    s.tune('musicBox', wire, { from: 24, octave: 1, louder: -8 });
    s.pad('voices', { low: 54, high: 71, louder: -12 });
    s.figure('harp', 'a.bcd.', { step: 0.5, low: 49, high: 71, ring: 2 });
    s.bass('basses', { low: 37, louder: -10 });
  });
  piece.section({ chords: `${still} ${stillClose}`, intensity: [0.55, 0.75] }, (s) => {
    s.tune('violins', `${flake} | ${flakeClose}`, { octave: 1 });
    s.counter('soloCello', { low: 47, high: 62 });
    s.figure('musicBox', 'd.b.c.', { step: 0.5, low: 73, high: 90, ring: 2, louder: -6 });
    s.figure('harp', 'a.bcd.', { step: 0.5, low: 49, high: 71, ring: 2 });
    s.pad(['seconds', 'violas', 'voices'], { voices: 4, low: 54, high: 71, louder: -10 });
    s.bass(['basses', 'synthBass'], { low: 30, louder: -10 });
  });
  piece.section({ chords: 'VI VII III iv | VI VII V V', intensity: [0.5, 0.3] }, (s) => {
    s.pad('voices', { low: 57, high: 76 });
    s.tune('celesta', `3':3 | 2':2 5':1 | 3':3 | 6':2 4':1 | 3':3 | 2':2 4':1 | 5':3 | ~:3`, { louder: -4 });
    s.pad('warmPad', { low: 49, high: 66, louder: -12 });
    s.bass('basses', { low: 37, louder: -10 });
  });
  piece.section({ chords: `${still} ${stillClose}`, intensity: [0.4, 0.35] }, (s) => {
    s.tune(['musicBox'], `${flake} | ${flakeClose}`, { octave: 1, louder: 2 });
    s.tune('soloViola', `${flake} | ${flakeClose}`, { octave: 0, louder: -6 });
    s.pad('voices', { low: 54, high: 69, louder: -14 });
    s.figure('harp', '1.....', { step: 0.5, bassLow: 42, ring: 2 });
  });
  piece.section({ chords: 'i VI i VI i:6', intensity: [0.3, 0.06], tempo: [74, 58] }, (s) => {
    s.figure('musicBox', 'd..c..', { step: 0.5, low: 73, high: 90, ring: 2, until: 13 });
    s.pad('glass', { low: 61, high: 78, louder: -22 });
    s.pad('warmPad', { low: 49, high: 66, louder: -12 });
  });
  return piece;
}
