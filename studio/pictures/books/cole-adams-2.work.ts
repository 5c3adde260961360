import { overNight } from '../../film/night.ts';
import { addStars, addStarsAt } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { addLine, colour, createLight, type Light, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, gaussian, type Noise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { drawMoon } from './moon.ts';
import { drawRidge } from './ridges.ts';

const WIDTH = 1200;
const HEIGHT = 1830;
const SEED = 9;
const MOON = { x: 610, y: 690, radius: 300 };
const SHORE = 985;
const BOAT = { x: 510, wave: 20, size: 1.5 };
const WAVES = 74;

/** Cole Adams, book two: the shadow is halfway across the moon, and a small boat is out. */
export const work: Work = {
  output: 'content/pictures/cole-adams-2.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    addStars(light, 320, SEED, (x, y) => {
      const far = Math.hypot(x * WIDTH - MOON.x, y * HEIGHT - MOON.y) / MOON.radius;
      return smoothstep(1.05, 1.8, far) * smoothstep(0.02, 0.2, y) * smoothstep(SHORE, SHORE - 60, y * HEIGHT);
    });
    drawMoon(light, scale, MOON, 2.46, SEED);
    const noise = createNoise(SEED * 100 + 1);
    for (let k = 0; k < WAVES; k++) {
      const crest = crestOf(k, noise);
      const depth = k / (WAVES - 1);
      drawRidge(light, scale, {
        crest,
        line: colour(k % 6 === 0 ? '#e4ebff' : '#7aa2ff'),
        body: colour('#071029'),
        near: (x, y) => {
          // The moon's road on the water, in strokes that grow towards us.
          const road = Math.exp(-(((x - MOON.x + 10) / (120 + 420 * depth)) ** 2));
          const stroke = smoothstep(0.42, 0.62, noise.at(x / (26 + 130 * depth), k * 5.3));
          return (0.06 + road * (0.16 + 0.8 * stroke)) * smoothstep(HEIGHT - 60, 1240, y);
        },
        thickness: 1.2 + 2.2 * depth,
      });
      if (k === BOAT.wave) await drawBoat(light, scale, crest(BOAT.x));
    }
    drawGlints(light, scale);
    glow(light, 4 * scale, 0.12);
    glow(light, 60 * scale, 0.06);
    return develop(overNight(light, colour('#040a1c')), { tone: 'plain', grain: 2.2, vignette: 0.35 });
  },
};

/** Waves: almost flat far out, a long swell in front. Neighbours move together, so that they make one surface. */
function crestOf(k: number, noise: Noise): (x: number) => number {
  const depth = k / (WAVES - 1);
  const level = SHORE + 760 * depth ** 1.7;
  const reach = 2 + 92 * depth ** 1.25;
  const breadth = 70 + 420 * depth;
  return (x) => level - reach * (noise.octaves((x - MOON.x) / breadth + k * 0.31, k * 0.17, 3) - 0.5) * 2;
}

/** Broken light on the water: the moon's, reddened on the side of its shadow, and the lantern's under the boat. */
function drawGlints(light: Light, scale: number): void {
  const random = createRandom(SEED);
  const lamp = BOAT.x + 140 * BOAT.size;
  for (let i = 0; i < 900; i++) {
    const down = random() ** 1.5;
    const warm = i % 4 === 0;
    const y = (warm ? SHORE + 110 : SHORE + 3) + down * (warm ? 250 : 420);
    const spread = gaussian(random) * (warm ? 10 + 34 * down : 70 + 170 * down);
    const x = (warm ? lamp : MOON.x) + spread;
    const half = 3 + 24 * down * random();
    // None on the boat itself.
    if (Math.abs(x - BOAT.x) < 215 && y < SHORE + 125) continue;
    const tint = warm ? '#ffb458' : spread > 60 + 90 * down ? '#d4714a' : '#cfdcff';
    const amount = 0.55 * (1 - down) * random() ** 2;
    addLine(light, (x - half) * scale, y * scale, (x + half) * scale, y * scale, colour(tint), amount);
  }
}

/** A boatman with a pole and a lantern at the bow: dark, with the moon on the edges that face it. */
async function drawBoat(light: Light, scale: number, water: number): Promise<void> {
  const { width, height, data } = light;
  const figure = await rasterise(
    `<g transform="translate(${BOAT.x} ${water + 4}) scale(${BOAT.size})" fill="#fff">
      <path d="M-128-34C-84-6 58-4 122-44C120-16 88 16 22 20C-42 22-108 8-128-34Z"/>
      <path d="M-44-8C-48-54-44-92-26-110C-20-118-2-118 6-110C22-90 26-44 24-8Z"/>
      <circle cx="-8" cy="-124" r="13"/><ellipse cx="-8" cy="-133" rx="23" ry="4.5"/><path d="M-21-134C-20-155 5-155 6-134Z"/>
      <path d="M2-104L44-78 42-70-2-84ZM-14-100L46-112 47-104-8-86Z"/>
      <path d="M52-196L56-195 34 10 29 10Z"/>
      <path d="M112-36C114-78 122-108 142-106 146-105 147-101 146-98L142-99C126-102 120-76 118-38Z"/>
      <path d="M136-98H150L153-76H133Z"/></g>`,
    width,
    height,
    `0 0 ${WIDTH} ${HEIGHT}`,
  );
  const lantern = { x: (BOAT.x + 143 * BOAT.size) * scale, y: (water + 4 - 86 * BOAT.size) * scale };
  const [cool, warm] = [colour('#a9c0ff'), colour('#ffb060')];
  const rim = Math.max(1, Math.round(2.2 * scale)) * width;
  figure.data.forEach((cover, i) => {
    const edge = cover * (1 - (figure.data[i - rim] ?? 0));
    const far = Math.hypot((i % width) - lantern.x, Math.floor(i / width) - lantern.y) / scale;
    const glare = Math.exp(-far / 90);
    for (let c = 0; c < 3; c++) {
      const lit = 0.0022 + edge * (0.55 * cool[c]! * (1 - glare) + 1.2 * warm[c]! * glare) + 0.05 * warm[c]! * glare;
      data[i * 3 + c] = data[i * 3 + c]! * (1 - cover) + lit * cover;
    }
  });
  addStarsAt(light, lantern, scale, colour('#ffb85c'), [5, 7], [18, 0.8], [70, 0.16], [190, 0.05]);
}
