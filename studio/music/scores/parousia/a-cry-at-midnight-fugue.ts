import { opening } from '../../toolkit/melody.ts';
import type { Piece } from '../../toolkit/piece.ts';
import { fugato, state } from './statement.ts';
import * as t from './textures.ts';
import { cry, cryMotif, crySubject, develop, inThree, watch } from './themes.ts';

/** The middle of the scherzo: three expositions, by strings, winds and brass, and the watch call above them. */
export function midnightFugue(piece: Piece): void {
  const quick: [number, number] = [152, 152];
  const watchInThree = inThree(watch);

  // The rumour again, as a fugue.
  fugato(piece, {
    subject: crySubject,
    beatsPerBar: 3,
    entries: [
      { part: 'cellos', key: 'G minor', octave: -2 },
      { part: 'violas', key: 'D minor', octave: -1 },
      { part: 'seconds', key: 'G minor', octave: 0 },
      { part: 'violins', key: 'D minor', octave: 0 },
    ],
    tempo: 152,
    intensity: [0.45, 0.62],
  });
  fugato(piece, {
    subject: crySubject,
    beatsPerBar: 3,
    entries: [
      { part: 'bassoon', key: 'Bb major', octave: -1 },
      { part: 'clarinet', key: 'F major', octave: 0 },
      { part: 'oboe', key: 'Bb major', octave: 0 },
      { part: 'flute', key: 'F major', octave: 0 },
    ],
    tempo: 154,
    intensity: [0.5, 0.68],
    under: [t.plucked],
  });
  state(piece, {
    theme: develop(opening(crySubject, 6), [0, 1, 2, 3, 4, 5]),
    key: 'C minor',
    tempo: [156, 160],
    intensity: [0.6, 0.85],
    leads: [
      { parts: ['violins', 'flute'], octave: 0 },
      { parts: 'cellos', octave: -1, from: 3, melody: develop(opening(crySubject, 6), [0, 1, 2, 3, 4]), louder: -2 },
    ],
    under: [t.pulse, t.counter('horns')],
  });
  fugato(piece, {
    subject: crySubject,
    beatsPerBar: 3,
    entries: [
      { part: 'trombones', key: 'G minor', octave: -1 },
      { part: 'horns', key: 'D minor', octave: -1 },
      { part: 'trumpets', key: 'G minor', octave: 0 },
      { part: 'violins', key: 'C minor', octave: 1 },
    ],
    tempo: 160,
    intensity: [0.75, 0.95],
    under: [t.bass, t.running, t.heartbeat],
  });
  state(piece, {
    chords: 'iv iv V V iv iv V V V V V V',
    key: 'G minor',
    tempo: [160, 156],
    intensity: [0.85, 1],
    leads: [
      {
        parts: ['horns', 'trumpets'],
        octave: 0,
        melody: develop(opening(cryMotif, 3), [-1, -1, 0, 0, -1, -1, 0, 0, 1, 2, 3, 4]),
        louder: -4,
      },
    ],
    under: [t.running, t.bass, t.roll],
  });
  state(piece, {
    theme: watchInThree,
    key: 'G minor',
    tempo: [150, 146],
    intensity: [1, 0.95],
    leads: [
      { parts: ['trombones', 'horns'], octave: 0 },
      { parts: 'violins', octave: 1 },
    ],
    under: [t.tutti, t.running, t.cymbal],
  });
  state(piece, {
    theme: cry,
    key: 'G minor',
    tempo: quick,
    intensity: [0.9, 0.7],
    leads: [
      { parts: ['violins', 'flute'], octave: 1 },
      { parts: 'trumpets', octave: 0, louder: -4 },
    ],
    under: [t.running, t.tutti],
  });
}
