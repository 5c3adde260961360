import { augment, invert, opening, sequence } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { fugato, state } from './statement.ts';
import * as t from './textures.ts';
import { call, develop, hymn, hymnAnswer, watch } from './themes.ts';

const head = opening(watch.melody, 8);
const tail = opening(watch.melody.slice(8), 8);

/** I. D minor: a horn call over still strings; the hours are counted, and the hymn is seen from afar. */
export function nightWatch(): Piece {
  const piece = new Piece({ key: 'D minor', beatsPerBar: 4, tempo: 60, seed: 301, looseness: 14 });

  // The call, alone, and its answer from far away.
  state(piece, {
    chords: 'i i i i VI VI i i i i iv iv',
    key: 'D minor',
    tempo: [54, 58],
    intensity: [0.2, 0.3],
    leads: [
      { parts: 'horns', octave: -1, from: 8, melody: call, louder: 4 },
      { parts: 'clarinet', octave: 0, from: 24, melody: call },
      { parts: 'horns', octave: -1, from: 36, melody: sequence(call, 0), louder: 2 },
    ],
    under: [t.drone, t.mist],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [58, 60],
    intensity: [0.32, 0.4],
    leads: [{ parts: 'horns', octave: -1, louder: 4 }],
    under: [t.still],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [60, 60],
    intensity: [0.38, 0.48],
    leads: [{ parts: 'soloCello', octave: -1, louder: 4 }],
    under: [t.still, t.harpChords, t.counter('clarinet', -8)],
  });
  // The first hour: one bell, plucked steps.
  state(piece, {
    theme: develop(head, [0, 2]),
    key: 'F major',
    tempo: [64, 64],
    intensity: [0.38, 0.45],
    leads: [{ parts: 'clarinet', octave: 0, louder: 2 }],
    under: [t.plucked, t.bells, t.celesta],
  });
  state(piece, {
    theme: develop(tail, [0, 1, 0, -1]),
    key: 'D minor',
    tempo: [64, 66],
    intensity: [0.42, 0.55],
    leads: [{ parts: ['oboe'], octave: 0 }],
    under: [t.plucked, t.celesta, t.counter('bassoon')],
  });
  // The hymn, seen from afar.
  state(piece, {
    theme: hymn,
    key: 'F major',
    tempo: [60, 60],
    intensity: [0.42, 0.5],
    leads: [{ parts: 'oboe', octave: 1, louder: 2 }],
    under: [t.still, t.harp],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'F major',
    tempo: [60, 62],
    intensity: [0.5, 0.6],
    leads: [{ parts: 'violins', octave: 1 }],
    under: [t.still, t.harp, t.counter('horns', -6)],
  });
  // Unrest: the head of the call climbs.
  state(piece, {
    theme: develop(opening(head, 4), [0, 1, 2, 3, 4, 5, 4, 4]),
    key: 'A minor',
    tempo: [66, 72],
    intensity: [0.45, 0.7],
    leads: [
      { parts: 'cellos', octave: -1, louder: 2 },
      { parts: 'bassoon', octave: -1 },
    ],
    under: [t.mist, t.pulse, t.heartbeat],
  });
  fugato(piece, {
    subject: watch.melody,
    beatsPerBar: 4,
    entries: [
      { part: 'violas', key: 'C minor', octave: -1 },
      { part: 'seconds', key: 'G minor', octave: 0 },
      { part: 'violins', key: 'C minor', octave: 1 },
    ],
    tempo: 72,
    intensity: [0.5, 0.75],
    under: [t.bass],
  });
  state(piece, {
    theme: develop(head, [4, 3, 2, 1]),
    key: 'G minor',
    tempo: [74, 76],
    intensity: [0.75, 0.95],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'horns', octave: 0 },
    ],
    under: [t.running, t.bass, t.timpani, t.roll],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [66, 62],
    intensity: [1, 0.9],
    leads: [
      { parts: ['trumpets', 'horns'], octave: 0, louder: -2 },
      { parts: 'violins', octave: 1 },
    ],
    under: [t.tutti, t.cymbal],
  });
  // Afterwards.
  state(piece, {
    chords: 'VI VI iv iv ii° ii° V V',
    key: 'D minor',
    tempo: [58, 54],
    intensity: [0.6, 0.25],
    leads: [{ parts: 'bassoon', octave: -1, melody: augment(opening(invert(head, 2), 6), 2) }],
    under: [t.still, t.heartbeat],
  });
  state(piece, {
    theme: hymn,
    key: 'Bb major',
    tempo: [58, 60],
    intensity: [0.35, 0.45],
    leads: [{ parts: 'violins', octave: 1, louder: 2 }],
    under: [t.still, t.voices],
  });
  state(piece, {
    theme: hymnAnswer,
    key: 'Bb major',
    tempo: [60, 62],
    intensity: [0.45, 0.65],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'soloCello', octave: -1, louder: -2 },
    ],
    under: [t.still, t.harp, t.counter('horns', -6)],
  });
  // Two who keep awake.
  state(piece, {
    theme: watch,
    key: 'G minor',
    tempo: [62, 62],
    intensity: [0.45, 0.5],
    leads: [
      { parts: 'flute', octave: 1 },
      { parts: 'clarinet', octave: 0, from: 4, melody: opening(watch.melody, 28), louder: -4 },
    ],
    under: [t.still, t.rocking],
  });
  // The second hour: a march that passes in the dark.
  state(piece, {
    theme: watch,
    key: 'G minor',
    tempo: [76, 76],
    intensity: [0.38, 0.48],
    leads: [{ parts: ['bassoon'], octave: 0, louder: 2 }],
    under: [t.march, t.sideDrum],
  });
  state(piece, {
    theme: watch,
    key: 'G minor',
    tempo: [76, 78],
    intensity: [0.5, 0.7],
    leads: [
      { parts: ['clarinet', 'oboe'], octave: 1 },
      { parts: 'trombones', octave: 0, from: 4, louder: -8 },
    ],
    under: [t.march, t.sideDrum, t.running],
  });
  state(piece, {
    theme: develop(tail, [0, 2, 4, 5]),
    key: 'D minor',
    tempo: [76, 70],
    intensity: [0.65, 0.95],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'trumpets', octave: 0, louder: -6 },
    ],
    under: [t.pulse, t.brass, t.roll],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [62, 60],
    intensity: [1, 0.8],
    leads: [
      { parts: ['violins', 'trumpets'], octave: 1, louder: -2 },
      { parts: ['horns', 'cellos'], octave: 0, from: 0 },
    ],
    under: [t.tutti, t.cymbal, t.choir],
  });
  state(piece, {
    theme: watch,
    key: 'D minor',
    tempo: [60, 58],
    intensity: [0.6, 0.4],
    leads: [
      { parts: 'englishHorn', octave: 0, louder: 2 },
      { parts: 'horns', octave: -1, from: 4, louder: -8 },
    ],
    under: [t.still, t.harpChords],
  });
  state(piece, {
    chords: 'VI iv i i VI iv i i i i i i',
    key: 'D minor',
    tempo: [56, 46],
    intensity: [0.4, 0.12],
    leads: [
      { parts: 'clarinet', octave: 0, melody: augment(opening(head, 4), 2), from: 0 },
      { parts: 'horns', octave: -1, melody: call, from: 16 },
      { parts: 'flute', octave: 1, melody: call, from: 28, louder: -4 },
      {
        parts: 'horns',
        octave: -1,
        melody: [...opening(call, 4), { step: 4, alter: 0, beats: 8 }],
        from: 36,
        louder: -4,
      },
    ],
    under: [t.still, t.mist],
  });
  return piece;
}
