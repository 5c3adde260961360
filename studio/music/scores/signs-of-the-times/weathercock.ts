import { Piece } from '../../toolkit/piece.ts';

const turn = `1:2 3 4:1 5:2 | 4:2 3 1:3 | 6:2 5 4:1 3:2 | 4:2 2 7,:3 | 1:2 3 4:1 5:2 | 7:2 6 5:3 | 4:2 5 3:1 2:2 | 1:4 -:3`;
const answer = `5:2 7 1':3 | 7:2 6 5:3 | 6:2 1' 7:1 6:2 | 5:4 -:3 | 5:2 7 1':3 | 2':2 1' 7:3 | 6:2 5 4:1 2:2 | 3:4 -:3`;
const gust = 'i IV i:4 VII:3 VII | i III IV:4 VII:3 i';
const lull = 'III IV IV:4 VII:3 v | III VII IV:4 VII:3 i';

/** C dorian in sevens (two, two and three): clarinet and bassoon dance, the strings pluck. */
export function weathercock(): Piece {
  const piece = new Piece({
    key: 'C dorian',
    beatsPerBar: 7,
    tempo: 250,
    seed: 108,
    looseness: 7,
    balance: { pizzicato: 2 },
  });
  const hop = '1.5.1.5';
  const wood = { woodHigh: 'x.x.x..', woodLow: '.....o.', shaker: 'o.o.oo.' };

  piece.section({ chords: 'i i IV IV i i VII VII', intensity: [0.3, 0.4] }, (s) => {
    s.figure('pizzicato', hop, { step: 1, bassLow: 48 });
    s.drums('electronicKit', wood, { step: 1, louder: -8, from: 28 });
    s.figure('marimba', '....dcb', { step: 1, low: 60, high: 79 });
  });
  piece.section({ chords: `${gust} ${gust}`, intensity: [0.45, 0.5] }, (s) => {
    s.tune('clarinet', turn, { louder: 4, length: 0.75 });
    s.tune('clarinet', turn, { from: 56, louder: 2, length: 0.75 });
    s.tune('bassoon', turn, { from: 56, octave: -1, length: 0.75 });
    s.figure('pizzicato', hop, { step: 1, bassLow: 48 });
    s.figure('marimba', '..x.x..', { step: 1, voices: 3, low: 58, high: 74, louder: -10 });
    s.drums('electronicKit', wood, { step: 1, louder: -8 });
  });
  piece.section({ chords: `${lull} ${lull}`, intensity: [0.5, 0.6] }, (s) => {
    s.tune('flute', answer, { octave: 0, louder: 2 });
    s.tune('oboe', answer, { from: 56, louder: 2 });
    s.counter('bassoon', { low: 46, high: 60 });
    s.figure('harp', 'acbdcbd', { step: 1, low: 55, high: 74, ring: 1 });
    s.figure('synthBass', '1---5--', { step: 1, bassLow: 36, louder: -6 });
    s.pad('synthStrings', { low: 55, high: 72, louder: -16 });
    s.drums('electronicKit', wood, { step: 1, louder: -8 });
  });
  piece.section({ chords: `${gust}`, key: 'F dorian', intensity: [0.5, 0.65] }, (s) => {
    s.tune('bassoon', turn, { octave: 0, length: 0.7, louder: 4 });
    s.tune('piccolo', turn, { from: 7, octave: 2, length: 0.6, louder: -16 });
    s.figure(['pizzicato', 'pulse'], hop, { step: 1, bassLow: 41, length: 0.5, louder: -4 });
    s.figure('marimba', '..x.x..', { step: 1, voices: 3, low: 58, high: 74, louder: -6 });
    s.drums('electronicKit', { ...wood, kick: 'x...x..' }, { step: 1, louder: -6 });
  });
  piece.section({ chords: `${lull} ${gust}`, intensity: [0.65, 0.85] }, (s) => {
    s.tune(['violins', 'flute'], answer, { octave: 0 });
    s.tune(['violins', 'clarinet'], turn, { from: 56, octave: 1, length: 0.85 });
    s.figure('violas', 'a.b.c.b', { step: 1, low: 55, high: 70, length: 0.5 });
    s.figure(['synthBass', 'pizzicato'], hop, { step: 1, bassLow: 36 });
    s.counter('horns', { low: 53, high: 67, louder: -6 });
    s.figure('harp', 'acbdcbd', { step: 1, low: 55, high: 74, ring: 1 });
    s.drums('electronicKit', { ...wood, kick: 'x...x..', stick: '..x...x' }, { step: 1, louder: -4 });
  });
  piece.section({ chords: 'VI:7 VI VII VII | VI iv:7 VII V', key: 'C minor', intensity: [0.5, 0.75] }, (s) => {
    s.tune('soloViolin', `3':4 1':3 | 6:7 | 2':4 7:3 | 5:7 | 3':4 1':3 | 4':4 1':3 | 2':4 4':3 | 7:4 5:3`, {
      louder: 2,
    });
    s.figure('marimba', 'abcdcbc', { step: 1, low: 58, high: 76 });
    s.bass(['cellos', 'synthBass'], { low: 36 });
    s.pad(['seconds', 'violas'], { voices: 3, low: 55, high: 70, louder: -6 });
    s.drums('electronicKit', { shaker: 'o.o.oo.' }, { step: 1, louder: -8 });
  });
  piece.section({ chords: `${gust} ${gust}`, intensity: [0.9, 1] }, (s) => {
    s.tune(['violins', 'oboe'], turn, { octave: 1, length: 0.85 });
    s.tune(['clarinet', 'horns'], turn, { octave: 0, length: 0.85, louder: -2 });
    s.tune('piccolo', turn, { from: 56, octave: 2, length: 0.7, louder: -14 });
    s.figure(['violas', 'seconds'], 'a.b.c.b', { step: 1, low: 55, high: 72, length: 0.5 });
    s.figure(['synthBass', 'cellos'], hop, { step: 1, bassLow: 36 });
    s.figure('marimba', '..x.x..', { step: 1, voices: 3, low: 60, high: 76 });
    s.drums(
      'electronicKit',
      { ...wood, kick: 'x...x..', snare: '..x...x', tambourine: 'o.o.oo.' },
      { step: 1, louder: -4 },
    );
  });
  piece.section({ chords: `${lull} i IV i IV i VII i:14`, intensity: [0.5, 0.2], tempo: [246, 205] }, (s) => {
    s.tune('oboe', answer);
    s.tune('clarinet', `1:2 3 4:1 5:2 | 4:4 -:3 | 1:2 3 4:1 5:2 | 6:4 -:3 | 5:2 4 3:3 | 2:4 -:3 | 1:4 -:3`, {
      from: 56,
      length: 0.85,
    });
    s.figure('pizzicato', hop, { step: 1, bassLow: 48, until: 102 });
    s.figure('marimba', '....dcb', { step: 1, low: 60, high: 79, until: 98 });
    s.drums('electronicKit', wood, { step: 1, louder: -12, until: 98 });
    s.pad('synthStrings', { low: 55, high: 72, louder: -20 });
  });
  return piece;
}
