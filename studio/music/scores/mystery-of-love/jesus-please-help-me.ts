import { Piece } from '../../toolkit/piece.ts';

const prayer = `5:1 5 1':1.5 7:.5 | 5:3 -:1 | 4:1 4 6:1.5 5:.5 | 3:3 -:1 |
  6:1 1' 3':1.5 2':.5 | 1':2 7:1 5 | 6:1 4 3 2 | 1:3 -:1`;
const afraid = 'i III iv i | VI iv:2 III:2 iv:2 V:2 i';
const trusting = 'I iii IV I | vi IV:2 iii:2 ii:2 V7:2 I';

/** E minor, a prayer said four times; the last time in the major. */
export function jesusPleaseHelpMe(): Piece {
  const piece = new Piece({
    key: 'E minor',
    beatsPerBar: 4,
    tempo: 66,
    seed: 202,
    looseness: 14,
    balance: { soloCello: 2 },
  });

  piece.section({ chords: 'i VI i VI', intensity: [0.2, 0.3], tempo: [60, 66] }, (s) => {
    s.figure('piano', 'a.c.b.c.', { low: 52, high: 71, ring: 'chord' });
    s.figure('piano', '1-------', { bassLow: 28, ring: 1 });
  });
  piece.section({ chords: afraid, intensity: [0.3, 0.35] }, (s) => {
    s.tune('piano', prayer, { octave: 0, louder: 8 });
    s.figure('piano', '1...5...', { bassLow: 40, ring: 'chord', louder: -4 });
    s.figure('piano', '..x...x.', { voices: 3, low: 50, high: 64, louder: -16 });
  });
  piece.section({ chords: `${afraid} VI VII`, intensity: [0.4, 0.5] }, (s) => {
    s.tune('soloCello', prayer, { octave: -1, louder: 6 });
    s.figure('piano', 'abcdedcb', { low: 52, high: 74, ring: 'chord', louder: -4 });
    s.figure('piano', '1-------', { bassLow: 28, ring: 1 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 57, high: 73, louder: -14 });
  });
  piece.section({ chords: 'VI VII III i | iv i/3 ii°:2 iv:2 V', intensity: [0.5, 0.7] }, (s) => {
    s.tune(
      'oboe',
      `3':2 1':1.5 7:.5 | 2':3 7:1 | 7:1.5 5:.5 7:1 2' | 1':3 -:1 |
      6:1.5 4:.5 6:1 1' | 3':2 1':1 7 | 6:2 4:2 | 5:2 #7:2`,
    );
    s.counter('soloCello', { low: 45, high: 60 });
    s.figure('piano', 'a.bcd.cb', { low: 52, high: 72, ring: 'chord', louder: -2 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 58, high: 76, louder: -8 });
    s.bass(['basses', 'electricBass'], { low: 28, louder: -6 });
    s.drums('brushKit', { kick: 'x.....x.', hat: '..o...o.' }, { louder: -10 });
  });
  piece.section({ chords: `${afraid}`, intensity: [0.72, 0.85] }, (s) => {
    s.tune(['violins', 'piano'], prayer, { octave: 0 });
    s.tune('violins', prayer, { octave: 1 });
    s.tune('horns', prayer, { octave: -1, louder: -6 });
    s.figure('piano', 'abcdedcb', { low: 52, high: 74, ring: 'chord', louder: -4 });
    s.pad(['seconds', 'violas', 'voices'], { voices: 4, low: 52, high: 71, louder: -6 });
    s.figure(['electricBass', 'basses'], '1--.1-5-', { bassLow: 28 });
    s.drums('brushKit', { kick: 'x...x.x.', snare: '..x...x.', hat: 'o.o.o.o.' }, { louder: -4 });
  });
  piece.section({ chords: `I IV I IV`, key: 'E major', intensity: [0.5, 0.4] }, (s) => {
    s.figure('piano', 'abcdedcb', { low: 52, high: 76, ring: 'chord' });
    s.figure('piano', '1-------', { bassLow: 28, ring: 1 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 59, high: 78, louder: -8 });
    s.counter('horns', { low: 52, high: 64, louder: -6 });
  });
  piece.section({ chords: trusting, key: 'E major', intensity: [0.5, 0.7] }, (s) => {
    s.tune(['soloCello', 'piano'], prayer, { octave: 0 });
    s.tune('flute', prayer, { octave: 1, louder: -6 });
    s.figure('piano', 'a.c.b.c.', { low: 52, high: 71, ring: 'chord', louder: -4 });
    s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 56, high: 75, louder: -8 });
    s.pad('softOrgan', { low: 52, high: 68, louder: -22 });
    s.figure('electricBass', '1---1-5-', { bassLow: 28 });
    s.drums('brushKit', { kick: 'x.....x.', snare: '....x...', hat: 'o.o.o.o.' }, { louder: -8 });
  });
  piece.section(
    { chords: 'vi IV:2 iii:2 ii:2 V7:2 I | IV I I:6', key: 'E major', intensity: [0.45, 0.12], tempo: [64, 48] },
    (s) => {
      s.tune('piano', `6:1 1' 3':1.5 2':.5 | 1':2 7:1 5 | 6:1 4 3 2 | 1:3 -:1 | 6:2 4:2 | 5:2 3:2 | 1:6`, {
        louder: 8,
      });
      s.figure('piano', 'a-c-b-c-', { low: 52, high: 68, ring: 'chord', louder: -8, until: 24 });
      s.figure('piano', '1-------', { bassLow: 28, ring: 1 });
      s.pad(['violins', 'seconds', 'violas'], { voices: 3, low: 56, high: 75, louder: -14 });
    },
  );
  return piece;
}
