import { augment, invert, opening, sequence } from '../../toolkit/melody.ts';
import { Piece } from '../../toolkit/piece.ts';
import { fugato, lead, state } from './statement.ts';
import * as t from './textures.ts';
import { call, develop, hymn, hymnAnswer, watch } from './themes.ts';

const head = opening(watch.melody, 8);
const tail = opening(watch.melody.slice(8), 8);

/** I. D minor: a horn call over still strings; the hours are counted, and the hymn is seen from afar. */
export function nightWatch(): Piece {
  const piece = new Piece({ key: 'D minor', beatsPerBar: 4, tempo: 60, seed: 301, looseness: 14 });

  // The call, alone, and its answer from far away.
  state(piece, 'D minor', [
    {
      chords: 'i i i i VI VI i i i i iv iv',
      tempo: [54, 58],
      intensity: [0.2, 0.3],
      leads: [
        lead('horns', -1, 4, { from: 8, melody: call }),
        lead('clarinet', 0, 0, { from: 24, melody: call }),
        lead('horns', -1, 2, { from: 36, melody: sequence(call, 0) }),
      ],
      under: [t.drone, t.mist],
    },
    { theme: watch, tempo: [58, 60], intensity: [0.32, 0.4], leads: [lead('horns', -1, 4)], under: [t.still] },
    {
      theme: watch,
      tempo: 60,
      intensity: [0.38, 0.48],
      leads: [lead('soloCello', -1, 4)],
      under: [t.still, t.harpChords, t.counter('clarinet', -8)],
    },
  ]);
  // The first hour: one bell, plucked steps.
  state(piece, 'F major', {
    theme: develop(head, [0, 2]),
    tempo: 64,
    intensity: [0.38, 0.45],
    leads: [lead('clarinet', 0, 2)],
    under: [t.plucked, t.bells, t.celesta],
  });
  state(piece, 'D minor', {
    theme: develop(tail, [0, 1, 0, -1]),
    tempo: [64, 66],
    intensity: [0.42, 0.55],
    leads: [lead('oboe', 0)],
    under: [t.plucked, t.celesta, t.counter('bassoon')],
  });
  // The hymn, seen from afar.
  state(piece, 'F major', [
    { theme: hymn, tempo: 60, intensity: [0.42, 0.5], leads: [lead('oboe', 1, 2)], under: [t.still, t.harp] },
    {
      theme: hymnAnswer,
      tempo: [60, 62],
      intensity: [0.5, 0.6],
      leads: [lead('violins', 1)],
      under: [t.still, t.harp, t.counter('horns', -6)],
    },
  ]);
  // Unrest: the head of the call climbs.
  state(piece, 'A minor', {
    theme: develop(opening(head, 4), [0, 1, 2, 3, 4, 5, 4, 4]),
    tempo: [66, 72],
    intensity: [0.45, 0.7],
    leads: [lead('cellos', -1, 2), lead('bassoon', -1)],
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
  state(piece, 'G minor', {
    theme: develop(head, [4, 3, 2, 1]),
    tempo: [74, 76],
    intensity: [0.75, 0.95],
    leads: [lead(['violins', 'flute'], 1), lead('horns', 0)],
    under: [t.running, t.bass, t.timpani, t.roll],
  });
  state(piece, 'D minor', [
    {
      theme: watch,
      tempo: [66, 62],
      intensity: [1, 0.9],
      leads: [lead(['trumpets', 'horns'], 0, -2), lead('violins', 1)],
      under: [t.tutti, t.cymbal],
    },
    // Afterwards.
    {
      chords: 'VI VI iv iv ii° ii° V V',
      tempo: [58, 54],
      intensity: [0.6, 0.25],
      leads: [lead('bassoon', -1, 0, { melody: augment(opening(invert(head, 2), 6), 2) })],
      under: [t.still, t.heartbeat],
    },
  ]);
  state(piece, 'Bb major', [
    {
      theme: hymn,
      tempo: [58, 60],
      intensity: [0.35, 0.45],
      leads: [lead('violins', 1, 2)],
      under: [t.still, t.voices],
    },
    {
      theme: hymnAnswer,
      tempo: [60, 62],
      intensity: [0.45, 0.65],
      leads: [lead(['violins', 'flute'], 1), lead('soloCello', -1, -2)],
      under: [t.still, t.harp, t.counter('horns', -6)],
    },
  ]);
  // Two who keep awake.
  state(piece, 'G minor', [
    {
      theme: watch,
      tempo: 62,
      intensity: [0.45, 0.5],
      leads: [lead('flute', 1), lead('clarinet', 0, -4, { from: 4, melody: opening(watch.melody, 28) })],
      under: [t.still, t.rocking],
    },
    // The second hour: a march that passes in the dark.
    { theme: watch, tempo: 76, intensity: [0.38, 0.48], leads: [lead('bassoon', 0, 2)], under: [t.march, t.sideDrum] },
    {
      theme: watch,
      tempo: [76, 78],
      intensity: [0.5, 0.7],
      leads: [lead(['clarinet', 'oboe'], 1), lead('trombones', 0, -8, { from: 4 })],
      under: [t.march, t.sideDrum, t.running],
    },
  ]);
  state(piece, 'D minor', [
    {
      theme: develop(tail, [0, 2, 4, 5]),
      tempo: [76, 70],
      intensity: [0.65, 0.95],
      leads: [lead(['violins', 'flute'], 1), lead('trumpets', 0, -6)],
      under: [t.pulse, t.brass, t.roll],
    },
    {
      theme: watch,
      tempo: [62, 60],
      intensity: [1, 0.8],
      leads: [lead(['violins', 'trumpets'], 1, -2), lead(['horns', 'cellos'], 0)],
      under: [t.tutti, t.cymbal, t.choir],
    },
    {
      theme: watch,
      tempo: [60, 58],
      intensity: [0.6, 0.4],
      leads: [lead('englishHorn', 0, 2), lead('horns', -1, -8, { from: 4 })],
      under: [t.still, t.harpChords],
    },
    {
      chords: 'VI iv i i VI iv i i i i i i',
      tempo: [56, 46],
      intensity: [0.4, 0.12],
      leads: [
        lead('clarinet', 0, 0, { melody: augment(opening(head, 4), 2) }),
        lead('horns', -1, 0, { melody: call, from: 16 }),
        lead('flute', 1, -4, { melody: call, from: 28 }),
        lead('horns', -1, -4, { melody: [...opening(call, 4), { step: 4, alter: 0, beats: 8 }], from: 36 }),
      ],
      under: [t.still, t.mist],
    },
  ]);
  return piece;
}
