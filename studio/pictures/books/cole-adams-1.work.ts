import { overNight } from '../../film/night.ts';
import { addStars, addStarsAt } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { colour, createLight, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { drawMoon, FULL } from './moon.ts';
import { drawRidge } from './ridges.ts';

const WIDTH = 1200;
const HEIGHT = 1830;
const SEED = 5;
const MOON = { x: 640, y: 700, radius: 262 };
const WALKER = { x: 655, tall: 128 };
const RIDGES = 34;

/** Cole Adams, book one: someone walks along the ridges at night, under a whole moon. */
export const work: Work = {
  output: 'content/pictures/cole-adams-1.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    addStars(light, 260, SEED, (x, y) => {
      const far = Math.hypot(x * WIDTH - MOON.x, y * HEIGHT - MOON.y) / MOON.radius;
      return smoothstep(1.05, 1.9, far) * smoothstep(0.02, 0.2, y) * 0.9;
    });
    drawMoon(light, scale, MOON, FULL, SEED);
    const crests = Array.from({ length: RIDGES }, (_, k) => crestOf(k));
    // They walk on the highest ridge at this point, so that nothing hides them.
    const heights = crests.map((crest) => crest(WALKER.x));
    const path = heights.indexOf(Math.min(...heights));
    for (let k = 0; k < RIDGES; k++) {
      const depth = k / (RIDGES - 1);
      drawRidge(light, scale, {
        crest: crests[k]!,
        line: colour(k % 6 === 0 ? '#dfe8ff' : '#7aa2ff'),
        body: colour('#0a1638'),
        near: (x, y) => {
          const below = Math.exp(-(((x - MOON.x) / (330 + 300 * depth)) ** 2));
          return (0.1 + 0.75 * below) * smoothstep(HEIGHT, 1150, y) * (1 - 0.55 * depth);
        },
        thickness: 1.5 + 1.3 * depth,
      });
      if (k === path) await drawWalker(light, scale, heights[k]!);
    }
    glow(light, 4 * scale, 0.12);
    glow(light, 60 * scale, 0.06);
    return develop(overNight(light, colour('#040a1c')), { tone: 'plain', grain: 2.2, vignette: 0.35 });
  },
};

/** The far ridges are steep and close together; the near ones broad and slow. */
function crestOf(k: number): (x: number) => number {
  const noise = createNoise(SEED * 100 + 3);
  const depth = k / (RIDGES - 1);
  const foot = 915 + 640 * depth ** 1.35;
  const reach = 190 * (1 - depth) ** 1.3 + 70;
  const breadth = 210 + 330 * depth;
  return (x) => {
    // The valley under the moon stays open.
    const sides = 0.35 + 0.65 * smoothstep(30, 520, Math.abs(x - MOON.x + 40));
    return foot - reach * sides * (noise.octaves(x / breadth + k * 0.11, k * 0.21, 5) - 0.32) * 2;
  };
}

async function drawWalker(light: ReturnType<typeof createLight>, scale: number, ground: number): Promise<void> {
  const { width, height, data } = light;
  const [x, y, size] = [WALKER.x, ground + 3, WALKER.tall / 100];
  const figure = await rasterise(
    `<g transform="translate(${x} ${y}) scale(${0.78 * size} ${1.08 * size})" fill="#fff">
      <path d="M-7-93C-9-104 14-105 13-93L21-91C16-88-8-88-14-91ZM-5-90L12-90C13-82 10-77 3-77S-5-82-5-90Z"/>
      <path d="M-2-80L9-80 11-74C18-70 20-62 21-50L24-28C14-22-12-22-20-28L-14-56C-14-68-10-75-4-76Z"/>
      <path d="M-15-30L0-28-5-14-19 1-27 1-16-16ZM2-30L18-30 16-15 24 1 15 2 6-14Z"/>
      <path d="M12-70L34-50 31-45 8-58Z"/></g>`,
    width,
    height,
    `0 0 ${WIDTH} ${HEIGHT}`,
  );
  figure.data.forEach((cover, i) => {
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c]! * (1 - cover) + 0.002 * cover;
  });
  const lantern = { x: (x + 26 * size) * scale, y: (y - 49 * size) * scale };
  addStarsAt(light, lantern, scale, colour('#ffb85c'), [3.2, 7], [14, 0.7], [60, 0.16], [150, 0.05]);
}
