import { Piece } from '../../toolkit/piece.ts';

const pasture = `3:2 4:1 5:3 | 6:2 5:1 3:3 | 4:2 3:1 2:2 1:1 | 2:6 | 3:2 4:1 5:2 1':1 | 6:3 5:3 | 4:2 5:1 3:2 2:1 | 1:6`;
const shadow = `5:2 6:1 1':3 | 7:2 6:1 5:3 | 6:2 5:1 4:3 | 5:6 | 5:2 6:1 1':2 2':1 | 3':3 1':3 | 6:2 1':1 7:2 2':1 | 1':6`;
const pastureChords = 'I IV:3 I:3 ii V | I IV:3 I:3 ii:3 V7:3 I';
const shadowChords = 'I iii IV V | I vi ii:3 V:3 I';

/** F major in a gentle six: nylon guitar and flute. */
export function stillWaters(): Piece {
  const piece = new Piece({ key: 'F major', beatsPerBar: 6, tempo: 132, seed: 204, looseness: 14 });
  const ripple = 'abcdcb';

  piece.section({ chords: 'I IV:3 I:3 I V', intensity: [0.3, 0.38] }, (s) => {
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2 });
    s.figure('nylonGuitar', '1-----', { step: 1, bassLow: 41 });
  });
  piece.section({ chords: pastureChords, intensity: [0.38, 0.45] }, (s) => {
    s.tune('flute', pasture, { octave: 1, louder: 4 });
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2 });
    s.figure('nylonGuitar', '1-----', { step: 1, bassLow: 41 });
  });
  piece.section({ chords: `${pastureChords}`, intensity: [0.45, 0.52] }, (s) => {
    s.tune('flute', pasture, { octave: 1, louder: 4 });
    s.counter('clarinet', { low: 58, high: 72, louder: -4 });
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2 });
    s.figure('uprightBass', '1--5--', { step: 1, bassLow: 34 });
    s.pad('warmPad', { low: 53, high: 68, louder: -18 });
  });
  piece.section({ chords: `${shadowChords} ${shadowChords}`, intensity: [0.5, 0.62] }, (s) => {
    s.tune('soloViola', shadow, { octave: 0, louder: 4 });
    s.tune(['flute'], shadow, { from: 48, octave: 1 });
    s.counter('soloCello', { low: 46, high: 60 });
    s.figure('nylonGuitar', 'a.cb.c', { step: 1, low: 52, high: 70, ring: 1 });
    s.figure('harp', 'd--c--', { step: 1, low: 62, high: 79, ring: 2, louder: -6 });
    s.figure('uprightBass', '1--5--', { step: 1, bassLow: 34 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -14 });
    s.drums('brushKit', { cabasa: 'x.oo.o' }, { step: 1, louder: -12 });
  });
  piece.section({ chords: 'vi vi ii ii | IV IV V V', key: 'F major', intensity: [0.42, 0.5] }, (s) => {
    s.tune(
      'nylonGuitar',
      `3':2 2':1 1':3 | 3':2 4':1 3':3 | 2':2 1':1 6:3 | 4:6 | 6:2 1':1 4':3 | 3':2 1':1 6:3 | 7:2 1':1 2':3 | 2':6`,
      { louder: 10 },
    );
    s.figure('nylonGuitar', 'a--b--', { step: 1, voices: 3, low: 50, high: 65, ring: 1, louder: -6 });
    s.bass('uprightBass', { low: 34 });
    s.pad('voices', { low: 57, high: 72, louder: -14 });
  });
  piece.section({ chords: `${shadowChords} ${pastureChords}`, intensity: [0.68, 0.6] }, (s) => {
    s.tune(['violins', 'flute'], shadow, { octave: 0 });
    s.tune(['flute', 'oboe'], pasture, { from: 48, octave: 1, louder: -2 });
    s.counter('soloCello', { low: 46, high: 60 });
    s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2 });
    s.figure('harp', 'd--c--', { step: 1, low: 62, high: 79, ring: 2, louder: -4 });
    s.figure('uprightBass', '1--5--', { step: 1, bassLow: 34 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 71, louder: -8 });
    s.drums('brushKit', { cabasa: 'x.oo.o', kick: 'x.....' }, { step: 1, louder: -10 });
  });
  piece.section(
    { chords: `${pastureChords} IV:3 I:3 IV:3 I:3 I:12`, intensity: [0.42, 0.12], tempo: [132, 104] },
    (s) => {
      s.tune('flute', `${pasture} | 6:3 5:3 | 6:3 5:3 | 3:12`, { octave: 1 });
      s.figure('nylonGuitar', ripple, { step: 1, low: 52, high: 70, ring: 2, until: 60 });
      s.figure('nylonGuitar', '1-----', { step: 1, bassLow: 41, until: 66 });
      s.pad('warmPad', { low: 53, high: 68, louder: -16 });
    },
  );
  return piece;
}
