import { Piece } from '../../toolkit/piece.ts';
import { bridgeChords, morningBridge, morningChords, morningTune } from './before-the-day.ts';

const descant = `5':3 | 4':2 5':1 | 5':3 | 2':1 4' 2' | 3':3 | 3':2 1':1 | 4':3 | 2':1 3' 2' |
  1':3 | 3':2 5':1 | 6':2 4':1 | 5':3 | 3':2 1':1 | 2':1 4' 6' | 5':1 4' 2' | 1':3`;

/** G major: the hymn of the first piece as a blessing, with organ, brass and choir. */
export function goInPeace(): Piece {
  const piece = new Piece({
    key: 'G major',
    beatsPerBar: 3,
    tempo: 92,
    seed: 208,
    looseness: 10,
    balance: { trumpets: -1 },
  });

  piece.section({ chords: 'I IV I V', intensity: [0.45, 0.5] }, (s) => {
    s.pad('organ', { voices: 4, low: 50, high: 69, louder: -6 });
    s.bass('organ', { low: 31, louder: -8 });
  });
  piece.section({ chords: morningChords, intensity: [0.5, 0.55] }, (s) => {
    s.tune('organ', morningTune, { octave: 0, louder: -2 });
    s.pad('softOrgan', { voices: 3, low: 48, high: 64, louder: -6 });
    s.bass('organ', { low: 31, louder: -10 });
    s.pad(['violas', 'cellos'], { voices: 2, low: 50, high: 66, louder: -14 });
  });
  piece.section({ chords: morningChords, intensity: [0.55, 0.65] }, (s) => {
    s.tune('choir', morningTune, { octave: 0, louder: 4 });
    s.tune('soloCello', morningTune, { octave: -1, louder: -6 });
    s.counter('voices', { low: 55, high: 69, louder: -4 });
    s.figure('piano', 'abcdcb', { low: 52, high: 70, ring: 'chord', louder: -6 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -10 });
    s.bass(['basses'], { low: 31, louder: -4 });
  });
  piece.section({ chords: `${bridgeChords} ${bridgeChords}`, intensity: [0.6, 0.85] }, (s) => {
    s.tune('horns', morningBridge, { louder: 4 });
    s.tune(['violins', 'trumpets'], morningBridge, { from: 24, octave: 0, louder: -2 });
    s.tune('violins', morningBridge, { from: 24, octave: 1, louder: -4 });
    s.counter('cellos', { low: 48, high: 62 });
    s.figure('harp', 'abcdcb', { low: 52, high: 72, ring: 1 });
    s.pad(['seconds', 'violas', 'voices'], { voices: 4, low: 54, high: 72, louder: -6 });
    s.bass(['basses', 'trombones'], { low: 33, louder: -4 });
    s.roll('timpani', 50, 42, 6, [-26, 4]);
  });
  piece.section({ chords: morningChords, intensity: [0.85, 0.9] }, (s) => {
    s.tune(['trumpets', 'horns'], morningTune, { octave: 0, louder: -2 });
    s.tune(['choir', 'violins'], morningTune, { octave: 0 });
    s.pad('organ', { voices: 5, low: 50, high: 71, louder: -8 });
    s.counter('trombones', { low: 48, high: 62, louder: -8 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 73, louder: -6 });
    s.bass(['basses', 'organ', 'tuba'], { low: 31, louder: -6 });
    s.figure('timpani', '1-----', { bassLow: 38 });
  });
  piece.section({ chords: bridgeChords, key: 'G major', intensity: [0.55, 0.8] }, (s) => {
    s.tune('oboe', morningBridge, { louder: 2 });
    s.counter('soloCello', { low: 48, high: 64 });
    s.figure('piano', 'abcdcb', { low: 52, high: 70, ring: 'chord', louder: -4 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 55, high: 74, louder: -8 });
    s.bass('basses', { low: 31, louder: -4 });
    s.roll('timpani', 52, 18, 6, [-26, 4]);
  });
  piece.section({ chords: `${morningChords}`, key: 'A major', intensity: [0.95, 1] }, (s) => {
    s.tune(['choir', 'horns', 'trumpets'], morningTune, { octave: 0, louder: -2 });
    s.tune('violins', descant, { octave: 0, louder: 2 });
    s.pad('organ', { voices: 5, low: 50, high: 71, louder: -8 });
    s.counter('trombones', { low: 48, high: 62, louder: -8 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 73, louder: -4 });
    s.bass(['basses', 'organ', 'tuba'], { low: 31, louder: -6 });
    s.figure('timpani', '1-----', { bassLow: 40 });
    s.figure('tubularBells', '8-----------', { bassLow: 57, louder: -10 });
  });
  piece.section(
    { chords: 'I IV I IV | vi ii V7 I:9', key: 'A major', intensity: [0.6, 0.15], tempo: [88, 62] },
    (s) => {
      s.tune('choir', `3:1 4 5 | 6:2 5:1 | 5:1 3 1 | 4:3 | 1:1 3 5 | 4:2 2:1 | 2:1 1 7, | 1:9`, { louder: 2 });
      s.figure('piano', 'abcdcb', { low: 52, high: 70, ring: 'chord', louder: -4, until: 21 });
      s.pad('softOrgan', { voices: 4, low: 50, high: 69, louder: -12 });
      s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 57, high: 76, louder: -12 });
      s.bass('basses', { low: 33, louder: -6 });
    },
  );
  return piece;
}
