import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Room } from './audio/hall.ts';
import { halveSampleRate, master } from './audio/master.ts';
import { encodeMp3 } from './audio/mp3.ts';
import { secondsAt } from './audio/performance.ts';
import { synthesise } from './audio/synthesiser.ts';
import { exampleMelody } from './scores/example-melody.ts';
import { centring } from './scores/slow-wheel/centring.ts';
import { firstFiring } from './scores/slow-wheel/first-firing.ts';
import { reedsAtEvening } from './scores/slow-wheel/reeds-at-evening.ts';
import type { Piece } from './toolkit/piece.ts';

// Plays the recordings of starter/ and examples/: node studio/music/render-examples.ts. They are small, because they are in git
// for their form: mono, 48 kbit/s.

const root = resolve(import.meta.dirname, '../..');
const room: Room = { decaySeconds: 1.8, preDelaySeconds: 0.014, brightnessHz: 6000, level: 0.28 };
const tailSeconds = 2.5;

const pieces: Record<string, Piece> = {
  'starter/albums/example-album/example-track.mp3': exampleMelody(),
  'examples/ceramics/albums/slow-wheel/centring.mp3': centring(),
  'examples/ceramics/albums/slow-wheel/first-firing.mp3': firstFiring(),
  'examples/ceramics/albums/slow-wheel/reeds-at-evening.mp3': reedsAtEvening(),
};

for (const [name, piece] of Object.entries(pieces)) {
  const performance = piece.toPerformance();
  const seconds = Math.ceil(secondsAt(performance.tempi, performance.endBeat) + tailSeconds);
  const { left, right } = await synthesise(performance, name, room, seconds);
  const rate = 22050;
  const mono = halveSampleRate(left.map((value, i) => (value + right[i]!) / 2));
  master([mono], rate, -18, tailSeconds * 0.8);
  const file = await encodeMp3([mono], rate, 48);
  mkdirSync(dirname(resolve(root, name)), { recursive: true });
  writeFileSync(resolve(root, name), file);
  console.log(`${name}: ${seconds} s, ${Math.round(file.length / 1024)} KB`);
}
