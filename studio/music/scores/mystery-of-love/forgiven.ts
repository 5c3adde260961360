import { Piece } from '../../toolkit/piece.ts';

const sorrow = `3':3 2':1 | 1':2 7:1 6 | 5:3 3:1 | 4:3 5:1 | 6:2 4:2 | 5:2 7:2 | 1':2 7:1 2' | 1':4`;
const release = `6:2 1':2 | 5:3 3:1 | 7:2 #5:2 | 6:4 | 4':2 2':2 | 3':2 2':2 | 1':4 | ~:4`;
const sorrowChords = 'I vi I/3 IV | ii V vi:2 V7:2 I';
const releaseChords = 'IV I V7>vi vi | ii I/5:2 V7:2 I I';

/** E flat major, very slow: strings and one oboe. */
export function forgiven(): Piece {
  const piece = new Piece({
    key: 'Eb major',
    beatsPerBar: 4,
    tempo: 62,
    seed: 207,
    looseness: 18,
    balance: { oboe: 1 },
  });
  const choir = ['violins', 'seconds', 'violas', 'cellos'] as const;

  piece.section({ chords: 'I IV I/3 V', intensity: [0.2, 0.35], tempo: [56, 62] }, (s) => {
    s.pad([...choir], { low: 46, high: 70 });
    s.bass('basses', { low: 34, louder: -8 });
  });
  piece.section({ chords: sorrowChords, intensity: [0.4, 0.5] }, (s) => {
    s.tune('oboe', sorrow, { octave: 0, louder: 2 });
    s.pad(['seconds', 'violas', 'cellos'], { voices: 4, low: 46, high: 66, louder: -8 });
    s.bass('basses', { low: 34, louder: -8 });
  });
  piece.section({ chords: releaseChords, intensity: [0.5, 0.62] }, (s) => {
    s.tune('violins', release, { octave: 0 });
    s.counter('soloCello', { low: 48, high: 63 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 53, high: 68, louder: -6 });
    s.bass('basses', { low: 34, louder: -6 });
  });
  piece.section({ chords: 'iv I iv:2 bVI:2 V', intensity: [0.45, 0.55] }, (s) => {
    s.tune('oboe', `1':2 b6:2 | 5:4 | b6:2 1':2 | 7:2 2':2`);
    s.pad('tremolo', { low: 58, high: 74, louder: -16 });
    s.counter('violas', { low: 51, high: 65 });
    s.bass(['basses', 'cellos'], { low: 36, louder: -6 });
  });
  piece.section({ chords: sorrowChords, intensity: [0.6, 0.85] }, (s) => {
    s.tune('violins', sorrow, { octave: 0 });
    s.tune('seconds', sorrow, { octave: -1, louder: -8 });
    s.tune('violins', sorrow, { octave: 1, louder: -6 });
    s.counter('soloViola', { low: 55, high: 70, louder: -2 });
    s.figure('harp', 'abcdedcb', { low: 51, high: 72, ring: 1, louder: -6 });
    s.pad(['violas', 'cellos'], { voices: 3, low: 48, high: 66, louder: -4 });
    s.bass('basses', { low: 34 });
  });
  piece.section({ chords: releaseChords, intensity: [0.75, 0.4] }, (s) => {
    s.tune(['violins', 'oboe'], release, { octave: 0 });
    s.tune('horns', release, { octave: -1, louder: -10 });
    s.counter('soloCello', { low: 48, high: 63 });
    s.figure('harp', 'abcdedcb', { low: 51, high: 72, ring: 1, louder: -8, until: 24 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 53, high: 68, louder: -4 });
    s.bass('basses', { low: 34, louder: -4 });
  });
  piece.section({ chords: 'I IV I/3 V7 I:8', intensity: [0.35, 0.08], tempo: [58, 44] }, (s) => {
    s.tune('oboe', `3':3 2':1 | 1':2 6:2 | 5:3 3:1 | 2:4 | 1:8`, { louder: 0 });
    s.pad([...choir], { low: 46, high: 68, louder: -8 });
    s.bass('basses', { low: 34, louder: -8 });
  });
  return piece;
}
