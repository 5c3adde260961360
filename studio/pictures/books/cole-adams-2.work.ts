import { overNight } from '../../film/night.ts';
import { addStar, addStars } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { addLine, colour, createLight, type Light, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, gaussian } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { drawMoon } from './moon.ts';
import { drawRidge } from './ridges.ts';

const WIDTH = 1200;
const HEIGHT = 1830;
const SEED = 9;
const MOON = { x: 560, y: 790, radius: 262 };
const SHORE = 1010;
const BOAT = { x: 628, wave: 3 };
const WAVES = 40;

/** Cole Adams, book two: the shadow is halfway across the moon, and a small boat is out. */
export const work: Work = {
  output: 'content/pictures/cole-adams-2.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    addStars(light, 320, SEED, (x, y) => {
      const far = Math.hypot(x * WIDTH - MOON.x, y * HEIGHT - MOON.y) / MOON.radius;
      return smoothstep(1.05, 1.8, far) * smoothstep(0.02, 0.2, y) * smoothstep(SHORE, SHORE - 60, y * HEIGHT);
    });
    drawMoon(light, scale, MOON, 1.02, SEED);
    for (let k = 0; k < WAVES; k++) {
      const crest = crestOf(k);
      const depth = k / (WAVES - 1);
      drawRidge(light, scale, {
        crest,
        line: colour(k % 7 === 0 ? '#dfe8ff' : '#7aa2ff'),
        body: colour('#081330'),
        near: (x, y) => {
          const path = Math.exp(-(((x - MOON.x + 30) / (210 + 260 * depth)) ** 2));
          return (0.07 + 0.72 * path) * smoothstep(HEIGHT, 1200, y) * (1 - 0.5 * depth);
        },
        thickness: 1.4 + 1.2 * depth,
      });
      if (k === BOAT.wave) await drawBoat(light, scale, crest(BOAT.x));
    }
    drawGlints(light, scale);
    glow(light, 4 * scale, 0.12);
    glow(light, 60 * scale, 0.06);
    return develop(overNight(light, colour('#040a1c')), { tone: 'plain', grain: 2.2, vignette: 0.35 });
  },
};

/** Waves: almost flat far out, a long swell near by. */
function crestOf(k: number): (x: number) => number {
  const noise = createNoise(SEED * 100 + 1);
  const depth = k / (WAVES - 1);
  const level = SHORE + 560 * depth ** 1.5;
  const reach = 3 + 62 * depth ** 1.2;
  const breadth = 60 + 330 * depth;
  return (x) => level - reach * (noise.octaves(x / breadth + k * 3.7, k * 0.9, 3) - 0.5) * 2;
}

function drawGlints(light: Light, scale: number): void {
  const random = createRandom(SEED);
  for (let i = 0; i < 520; i++) {
    const down = random() ** 1.6;
    const y = SHORE + 4 + down * 330;
    const x = MOON.x - 30 + gaussian(random) * (60 + 130 * down);
    const half = 4 + 26 * down * random();
    const amount = 0.5 * (1 - down) * random() ** 2;
    addLine(light, (x - half) * scale, y * scale, (x + half) * scale, y * scale, colour('#cfdcff'), amount);
  }
}

async function drawBoat(light: Light, scale: number, water: number): Promise<void> {
  const { width, height, data } = light;
  const figure = await rasterise(
    `<g transform="translate(${BOAT.x} ${water + 4}) scale(1.35)" fill="#fff">
      <path d="M-62-14C-30-6 30-6 66-18C58 0 44 8 0 8S-52 2-62-14Z"/>
      <circle cx="-4" cy="-62" r="8"/><path d="M-14-54C-6-58 4-56 6-46L12-8-22-8C-22-24-20-46-14-54Z"/>
      <path d="M2-46L34-26 33-22 0-36Z"/><path d="M60-17L62-70 65-70 66-18Z"/></g>`,
    width,
    height,
    `0 0 ${WIDTH} ${HEIGHT}`,
  );
  figure.data.forEach((cover, i) => {
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c]! * (1 - cover) + 0.002 * cover;
  });
  const lantern = { x: (BOAT.x + 85) * scale, y: (water - 92) * scale };
  for (const [radius, amount] of [
    [3.4, 7],
    [15, 0.7],
    [60, 0.16],
    [150, 0.05],
  ] as const) {
    addStar(light, lantern.x, lantern.y, radius * scale, colour('#ffb85c'), amount);
  }
}
