import { Piece } from '../../toolkit/piece.ts';

const hymn = `1:2 2:1 | 3:2 2:1 | 1:2 7,:1 | 1:3 | 3:2 4:1 | 5:2 4:1 | 3:2 2:1 | 3:3 |
  5:2 6:1 | 7:2 5:1 | 6:2 4:1 | 5:3 | 4:2 3:1 | 2:2 3:1 | 1:2 7,:1 | 1:3`;
const chords = `i:2 v:1 VI:2 v:1 iv:2 VII:1 i | III:2 VII:1 III:2 iv:1 VI:2 VII:1 III |
  III:2 VI:1 VII:2 III:1 iv v | iv:2 VI:1 VII:2 III:1 iv:2 V:1 i`;
const drone = 'i i iv:2 v:1 i';

/** A minor in an old three: organ, choir and low strings, verse by verse. */
export function breadAndWine(): Piece {
  const piece = new Piece({
    key: 'A minor',
    beatsPerBar: 3,
    tempo: 88,
    seed: 205,
    looseness: 14,
    balance: { choir: 2 },
  });

  piece.section({ chords: drone, intensity: [0.3, 0.35], tempo: [76, 84] }, (s) => {
    s.pad('softOrgan', { low: 52, high: 69, louder: -14 });
    s.pedal('softOrgan', 0, { octave: -1, louder: -16 });
  });
  piece.section({ chords, intensity: [0.38, 0.45] }, (s) => {
    s.tune('voices', hymn, { octave: 0, louder: 4 });
    s.pedal('cellos', 0, { octave: -1, louder: -10, every: 12 });
    s.pedal('violas', 4, { octave: -1, louder: -16, every: 12 });
  });
  piece.section({ chords, intensity: [0.5, 0.6] }, (s) => {
    s.tune('choir', hymn, { octave: 0 });
    s.pad(['softOrgan'], { voices: 4, low: 48, high: 67, louder: -12 });
    s.bass(['basses', 'cellos'], { low: 33, louder: -6 });
    s.counter('violas', { low: 55, high: 67 });
    s.figure('harp', 'x--...', { voices: 4, low: 52, high: 72, strum: 0.08, louder: -8 });
  });
  piece.section({ chords: 'III VII iv i | VI III iv v | III VII iv i | VI VII V V', intensity: [0.5, 0.7] }, (s) => {
    s.tune('englishHorn', `5:2 7:1 | 2':3 | 1':2 6:1 | 5:3 | 6:2 5:1 | 3:2 5:1 | 4:2 6:1 | 5:3`, {
      octave: 0,
      louder: 4,
    });
    s.tune(['violins', 'flute'], `5:2 7:1 | 2':3 | 1':2 6:1 | 5:3 | 3':2 1':1 | 2':2 7:1 | #7:2 2':1 | 5':3`, {
      from: 24,
      octave: 0,
    });
    s.counter('cellos', { low: 45, high: 60 });
    s.figure('harp', 'abcdcb', { low: 52, high: 71, ring: 1, louder: -4 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -10 });
    s.bass('basses', { low: 33, louder: -6 });
  });
  piece.section({ chords, intensity: [0.8, 0.9] }, (s) => {
    s.tune(['choir', 'horns'], hymn, { octave: 0 });
    s.tune('violins', hymn, { octave: 1 });
    s.pad('organ', { voices: 5, low: 48, high: 69, louder: -10, tie: true });
    s.counter('trumpets', { low: 64, high: 76, louder: -12 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 72, louder: -6 });
    s.bass(['basses', 'cellos', 'trombones'], { low: 33, louder: -4 });
    s.figure('timpani', '1-----', { bassLow: 40, louder: -4 });
  });
  piece.section(
    { chords: `${drone} iv:2 VII:1 III:2 VI:1 iv:2 V:1 i | iv I:9`, intensity: [0.4, 0.12], tempo: [80, 60] },
    (s) => {
      s.tune('voices', `1:2 2:1 | 3:2 2:1 | 1:2 7,:1 | 1:3 | 4:2 2:1 | 3:2 1:1 | 1:2 7,:1 | 1:3 | 4:3 | #3:9`, {
        louder: 2,
      });
      s.pad('softOrgan', { voices: 4, low: 48, high: 67, louder: -14 });
      s.bass('cellos', { low: 33, louder: -10 });
    },
  );
  return piece;
}
