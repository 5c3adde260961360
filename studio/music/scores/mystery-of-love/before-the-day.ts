import { Piece } from '../../toolkit/piece.ts';

/** The hymn that opens the album and, as 'Go in Peace', closes it. */
export const morningTune = `3:1 4 5 | 6:2 5:1 | 5:1 3 1 | 2:3 | 3:1 4 5 | 1':2 6:1 | 6:1 4 2 | 5:3 |
  6:1 1' 6 | 5:2 3:1 | 4:1 6 4 | 3:2 5,:1 | 1:1 3 5 | 4:2 2:1 | 2:1 1 7, | 1:3`;
export const morningBridge = `1':2 7:1 | 7:1 5 3 | 6:2 5:1 | 5:1 3 1 | 4:1 6 1' | 2':2 7:1 | 1':1 6 4 | 5:3`;
export const morningChords = 'I IV I V | I vi ii V | IV I IV I | vi ii V7 I';
export const bridgeChords = 'vi iii IV I | ii V IV V';

/** G major in a slow three: piano alone, then strings around it. */
export function beforeTheDay(): Piece {
  const piece = new Piece({ key: 'G major', beatsPerBar: 3, tempo: 80, seed: 201, looseness: 13 });
  const rocking = 'a.bcdc';

  piece.section({ chords: 'I IV I IV', intensity: [0.25, 0.3], tempo: [72, 78] }, (s) => {
    s.figure('piano', rocking, { low: 50, high: 71, ring: 'chord' });
    s.figure('piano', '1.....', { bassLow: 36, ring: 2 });
  });
  piece.section({ chords: morningChords, intensity: [0.3, 0.42], tempo: [78, 80] }, (s) => {
    s.tune('piano', morningTune, { octave: 1, louder: 8 });
    s.figure('piano', rocking, { low: 50, high: 70, ring: 'chord', louder: -8 });
    s.figure('piano', '1.....', { bassLow: 36, ring: 2 });
  });
  piece.section({ chords: morningChords, intensity: [0.42, 0.55] }, (s) => {
    s.tune('piano', morningTune, { octave: 1, louder: 8 });
    s.tune('soloCello', morningTune, { octave: -1, louder: 2 });
    s.figure('piano', rocking, { low: 52, high: 70, ring: 'chord', louder: -10 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -12 });
    s.bass('basses', { low: 31, louder: -8 });
  });
  piece.section({ chords: `${bridgeChords} ${bridgeChords}`, intensity: [0.5, 0.72] }, (s) => {
    s.tune('oboe', morningBridge, { louder: 2 });
    s.tune(['violins', 'flute'], morningBridge, { from: 24, octave: 1 });
    s.counter('soloCello', { low: 48, high: 64 });
    s.figure('nylonGuitar', 'abcdcb', { low: 50, high: 69, ring: 1 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 72, louder: -8 });
    s.bass(['basses', 'cellos'], { low: 36, louder: -4 });
  });
  piece.section({ chords: morningChords, intensity: [0.75, 0.7] }, (s) => {
    s.tune(['violins', 'piano'], morningTune, { octave: 1 });
    s.counter('horns', { low: 53, high: 67, louder: -4 });
    s.figure('piano', 'abcdcb', { low: 52, high: 70, ring: 'chord', louder: -8 });
    s.figure('nylonGuitar', 'x-.x.x', { low: 52, high: 69, strum: 0.03, louder: -12 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 3, low: 50, high: 72, louder: -6 });
    s.bass('basses', { low: 31 });
  });
  piece.section({ chords: 'I IV I IV | vi ii V7 I:6 ', intensity: [0.42, 0.15], tempo: [78, 60] }, (s) => {
    s.tune('piano', `3:1 4 5 | 6:2 5:1 | 5:1 3 1 | 4:3 | 1:1 3 5 | 4:2 2:1 | 2:1 1 7, | 1:6`, { octave: 1, louder: 6 });
    s.figure('piano', rocking, { low: 50, high: 70, ring: 'chord', louder: -8, until: 24 });
    s.figure('piano', '1.....', { bassLow: 36, ring: 2 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -16 });
  });
  return piece;
}
