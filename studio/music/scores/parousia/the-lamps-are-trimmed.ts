import { opening } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { state } from './statement.ts';
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

  state(piece, { chords: 'I IV I V', key: major, tempo: [58, 62], intensity: [0.25, 0.32], under: [t.harp, t.halo] });
  // The hymn, plain.
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [62, 62],
    intensity: [0.34, 0.4],
    leads: [{ parts: 'clarinet', octave: 1, louder: 2 }],
    under: [t.still],
  });
  state(piece, {
    theme: hymnAnswer,
    key: major,
    tempo: [62, 62],
    intensity: [0.4, 0.42],
    leads: [{ parts: 'violins', octave: 1 }],
    under: [t.still, t.counter('bassoon', -6)],
  });
  // 1. Plucked.
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [80, 80],
    intensity: [0.4, 0.45],
    leads: [{ parts: 'flute', octave: 1 }],
    under: [t.plucked, t.celesta],
  });
  state(piece, {
    theme: hymnAnswer,
    key: major,
    tempo: [80, 80],
    intensity: [0.45, 0.5],
    leads: [{ parts: ['flute', 'oboe'], octave: 1 }],
    under: [t.plucked, t.celesta, t.counter('clarinet')],
  });
  state(piece, {
    theme: hymn,
    key: major,
    tempo: [80, 80],
    intensity: [0.5, 0.54],
    leads: [
      { parts: 'violins', octave: 1, length: 0.6 },
      { parts: 'bassoon', octave: 0, from: 2, melody: opening(hymn.melody, 28), louder: -6 },
    ],
    under: [t.plucked, t.harpChords],
  });
  // 2. A waltz.
  state(piece, {
    theme: lilt,
    key: major,
    tempo: [112, 112],
    intensity: [0.45, 0.5],
    leads: [{ parts: 'oboe', octave: 1 }],
    under: [t.waltz],
  });
  state(piece, {
    theme: liltAnswer,
    key: major,
    tempo: [112, 116],
    intensity: [0.5, 0.6],
    leads: [{ parts: ['violins'], octave: 1 }],
    under: [t.waltz, t.counter('horns', -8)],
  });
  state(piece, {
    theme: lilt,
    key: 'Eb major',
    tempo: [116, 116],
    intensity: [0.6, 0.65],
    leads: [{ parts: ['violins', 'flute'], octave: 1 }],
    under: [t.waltz, t.harp, t.counter('cellos')],
  });
  // 3. In the minor, with the watch call underneath.
  state(piece, {
    theme: hymn,
    key: minor,
    tempo: [58, 58],
    intensity: [0.35, 0.45],
    leads: [{ parts: 'englishHorn', octave: 1, louder: 2 }],
    under: [t.still, t.mist],
  });
  state(piece, {
    theme: hymnAnswer,
    key: minor,
    tempo: [58, 60],
    intensity: [0.45, 0.6],
    leads: [
      { parts: 'soloViolin', octave: 1 },
      { parts: 'horns', octave: 0, melody: opening(watch.melody, 8), from: 16, louder: -8 },
    ],
    under: [t.still, t.rocking],
  });
  // 4. Running.
  state(piece, {
    theme: hymn,
    key: minor,
    tempo: [92, 92],
    intensity: [0.5, 0.6],
    leads: [
      { parts: 'bassoon', octave: 0 },
      { parts: 'cellos', octave: 0, louder: -2 },
    ],
    under: [t.running, t.bass],
  });
  state(piece, {
    theme: hymnAnswer,
    key: minor,
    tempo: [92, 96],
    intensity: [0.6, 0.75],
    leads: [{ parts: ['violins', 'oboe'], octave: 1 }],
    under: [t.running, t.bass, t.counter('horns')],
  });
  state(piece, {
    theme: develop(opening(hymn.melody, 8), [0, 1, 2, 3]),
    key: minor,
    tempo: [96, 100],
    intensity: [0.7, 0.9],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'trumpets', octave: 0, louder: -8 },
    ],
    under: [t.running, t.bass, t.timpani, t.roll],
  });
  // 5. Brass alone.
  state(piece, {
    theme: hymn,
    key: 'D major',
    tempo: [66, 66],
    intensity: [0.8, 0.7],
    leads: [{ parts: ['trumpets'], octave: 0, louder: -2 }],
    under: [t.brassChorale],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'D major',
    tempo: [66, 64],
    intensity: [0.7, 0.8],
    leads: [
      { parts: ['trumpets', 'violins'], octave: 0 },
      { parts: 'horns', octave: 0, louder: -6 },
    ],
    under: [t.brassChorale, t.strings],
  });
  laterVariations(piece);
  return piece;
}
