import { opening } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { lead, state } from './statement.ts';
import * as t from './textures.ts';
import { laterVariations } from './the-lamps-are-trimmed-later.ts';
import { develop, hymn, hymnAnswer, inThree, watch } from './themes.ts';

const lilt = inThree(hymn);
const liltAnswer = inThree(hymnAnswer);

/** II. B flat major: variations on the hymn, each lighting another lamp. */
export function theLampsAreTrimmed(): Piece {
  const piece = new Piece({ key: 'Bb major', beatsPerBar: 4, tempo: 66, seed: 302, looseness: 12 });
  const major = 'Bb major';
  const minor = 'G minor';

  state(piece, major, [
    { chords: 'I IV I V', tempo: [58, 62], intensity: [0.25, 0.32], under: [t.harp, t.halo] },
    // The hymn, plain.
    { theme: hymn, tempo: 62, intensity: [0.34, 0.4], leads: [lead('clarinet', 1, 2)], under: [t.still] },
    {
      theme: hymnAnswer,
      tempo: 62,
      intensity: [0.4, 0.42],
      leads: [lead('violins', 1)],
      under: [t.still, t.counter('bassoon', -6)],
    },
    // 1. Plucked.
    { theme: hymn, tempo: 80, intensity: [0.4, 0.45], leads: [lead('flute', 1)], under: [t.plucked, t.celesta] },
    {
      theme: hymnAnswer,
      tempo: 80,
      intensity: [0.45, 0.5],
      leads: [lead(['flute', 'oboe'], 1)],
      under: [t.plucked, t.celesta, t.counter('clarinet')],
    },
    {
      theme: hymn,
      tempo: 80,
      intensity: [0.5, 0.54],
      leads: [
        lead('violins', 1, 0, { length: 0.6 }),
        lead('bassoon', 0, -6, { from: 2, melody: opening(hymn.melody, 28) }),
      ],
      under: [t.plucked, t.harpChords],
    },
    // 2. A waltz.
    { theme: lilt, tempo: 112, intensity: [0.45, 0.5], leads: [lead('oboe', 1)], under: [t.waltz] },
    {
      theme: liltAnswer,
      tempo: [112, 116],
      intensity: [0.5, 0.6],
      leads: [lead('violins', 1)],
      under: [t.waltz, t.counter('horns', -8)],
    },
  ]);
  state(piece, 'Eb major', {
    theme: lilt,
    tempo: 116,
    intensity: [0.6, 0.65],
    leads: [lead(['violins', 'flute'], 1)],
    under: [t.waltz, t.harp, t.counter('cellos')],
  });
  // 3. In the minor, with the watch call underneath.
  state(piece, minor, [
    { theme: hymn, tempo: 58, intensity: [0.35, 0.45], leads: [lead('englishHorn', 1, 2)], under: [t.still, t.mist] },
    {
      theme: hymnAnswer,
      tempo: [58, 60],
      intensity: [0.45, 0.6],
      leads: [lead('soloViolin', 1), lead('horns', 0, -8, { melody: opening(watch.melody, 8), from: 16 })],
      under: [t.still, t.rocking],
    },
    // 4. Running.
    {
      theme: hymn,
      tempo: 92,
      intensity: [0.5, 0.6],
      leads: [lead('bassoon', 0), lead('cellos', 0, -2)],
      under: [t.running, t.bass],
    },
    {
      theme: hymnAnswer,
      tempo: [92, 96],
      intensity: [0.6, 0.75],
      leads: [lead(['violins', 'oboe'], 1)],
      under: [t.running, t.bass, t.counter('horns')],
    },
    {
      theme: develop(opening(hymn.melody, 8), [0, 1, 2, 3]),
      tempo: [96, 100],
      intensity: [0.7, 0.9],
      leads: [lead(['violins', 'flute'], 1), lead('trumpets', 0, -8)],
      under: [t.running, t.bass, t.timpani, t.roll],
    },
  ]);
  // 5. Brass alone.
  state(piece, 'D major', [
    { theme: hymn, tempo: 66, intensity: [0.8, 0.7], leads: [lead('trumpets', 0, -2)], under: [t.brassChorale] },
    {
      theme: hymnAnswer,
      tempo: [66, 64],
      intensity: [0.7, 0.8],
      leads: [lead(['trumpets', 'violins'], 0), lead('horns', 0, -6)],
      under: [t.brassChorale, t.strings],
    },
  ]);
  laterVariations(piece);
  return piece;
}
