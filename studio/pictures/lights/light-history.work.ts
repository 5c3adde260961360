import { addStar } from '../../film/stars.ts';
import { glow } from '../shared/develop.ts';
import { mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, hang, IVORY, PALE_BLUE, thread, unlit, wash } from './head.ts';

const SEED = 88;
const STARS = 19;
const WAVES = 16;

/** History: a few connected stars over a slow wave. */
export const work: Work = {
  output: 'content/pictures/light-history.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    wash(light, BLUE, (x, y) => {
      const above = wave(x, 0) - y;
      return above < 0 ? 0.1 * Math.exp(above / 70) : 0.1 * Math.exp(-above / 46);
    });
    for (let k = 0; k < WAVES; k++) {
      const q = k / WAVES;
      thread(light, {
        steps: 400,
        at: (t) => [600 + 1210 * t, wave(600 + 1210 * t, q)],
        tint: mix(PALE_BLUE, BLUE, q),
        amount: () => (k === 0 ? 0.5 : 0.2) * (1 - q) ** 1.6,
      });
    }
    const stars = scatter();
    for (const [a, b] of join(stars)) {
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      thread(light, {
        steps: 60,
        at: (t) => [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t],
        tint: PALE_BLUE,
        amount: (t) => {
          // A line begins a little off its star, as on a chart.
          const off = Math.min(t, 1 - t) * far;
          return off < 12 ? 0 : 0.2 + 0.26 * smoothstep(240, 80, far);
        },
      });
    }
    glow(light, 5 * scale, 0.3);
    for (const { x, y, rank } of stars) {
      addStar(light, x * scale, y * scale, (1.4 + 2.6 * rank ** 3) * scale, IVORY, 0.6 + 1.8 * rank ** 2);
      const reach = 7 + 22 * rank ** 3;
      wash(light, BLUE, (px, py) => 0.3 * rank * Math.exp(-(((px - x) ** 2 + (py - y) ** 2) / reach ** 2)));
    }
    return hang(light);
  },
};

interface Star {
  x: number;
  y: number;
  rank: number;
}

const distance = ([a, b]: [Star, Star]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The minimum spanning tree of the stars: each line joins the nearest star that is not joined yet. */
function join(stars: Star[]): [Star, Star][] {
  const lines: [Star, Star][] = [];
  const joined = stars.slice(0, 1);
  while (joined.length < stars.length) {
    const open = stars.filter((star) => !joined.includes(star));
    const pairs = joined.flatMap((a) => open.map((b): [Star, Star] => [a, b]));
    const line = pairs.reduce((best, pair) => (distance(pair) < distance(best) ? pair : best));
    lines.push(line);
    joined.push(line[1]);
  }
  return lines;
}

/** Stars above the wave, with a minimum distance. */
function scatter(): Star[] {
  const random = createRandom(SEED);
  const stars: Star[] = [];
  for (let tries = 0; stars.length < STARS && tries < 4000; tries++) {
    const star = { x: 900 + 880 * random(), y: 84 + 400 * random(), rank: random() };
    const free = stars.every(({ x, y }) => Math.hypot(x - star.x, y - star.y) > 96);
    // The chain avoids the place of the lede.
    const open = star.x < 1050 || star.y < 195 || star.y > 345;
    if (free && open && star.y < wave(star.x, 0) - 30) stars.push(star);
  }
  return stars;
}

const drift = createNoise(SEED + 1);

/** The wave, and the waves beneath it. */
function wave(x: number, q: number): number {
  const slow = Math.sin(x / 210 + 0.4 + q * 1.5) * (64 - 34 * q) + (drift.at(x / 320, q * 2) - 0.5) * 60;
  return 506 - 150 * ((x - 900) / 900) ** 2 * 0.6 + slow + q * (150 + 90 * Math.sin(x / 260 + 1));
}
