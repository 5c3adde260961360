import { overNight } from '../../film/night.ts';
import { addStar } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import {
  addPoint,
  type Colour,
  colour,
  createLight,
  eachPixel,
  type Light,
  ramp,
  smoothstep,
} from '../shared/light.ts';
import { createNoise, createRandom, gaussian } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1800;
const HEIGHT = 1370;
const SEED = 66;
const FIBRES = 13000;
const EMBERS: Colour[] = [
  colour('#fff1d6'),
  colour('#ff9440'),
  colour('#ea2a1c'),
  colour('#a30d22'),
  colour('#300610'),
];

const shape = createNoise(SEED);

/** The Mark of Cain: one wound of light across three covers, which the site cuts apart. */
export const work: Work = {
  output: 'content/pictures/mark-of-cain.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    drawFibres(light, scale);
    drawCore(light, scale);
    drawSparks(light, scale);
    glow(light, 4 * scale, 0.3);
    glow(light, 40 * scale, 0.16);
    addCloth(light, scale);
    return develop(overNight(light, colour('#0a0407')), { tone: 'plain', grain: 2.2 });
  },
};

/** The middle of the wound, and how wide it gapes; it is deepest in the second book. */
function wound(x: number): { y: number; gape: number } {
  const slow = shape.octaves(x / 520 + 4, 2, 2) - 0.5;
  const torn = shape.octaves(x / 70, 9, 4) - 0.5;
  const middle = Math.exp(-(((x - WIDTH / 2) / 620) ** 2));
  return {
    y: 670 + 210 * slow + 46 * torn,
    gape: (5 + 21 * middle) * (0.25 + 1.5 * shape.octaves(x / 110 + 30, 5, 3) ** 1.6),
  };
}

/** Torn fibres stand along both lips and bend as they cool. */
function drawFibres(light: Light, scale: number): void {
  const random = createRandom(SEED + 1);
  const bend = createNoise(SEED + 2);
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    const start = random() * (WIDTH + 200) - 100;
    const { y: middle, gape } = wound(start);
    const side = random() < 0.5 ? -1 : 1;
    const group = shape.octaves(start / 34 + 60, side * 3, 3);
    const reach = (26 + 300 * random() ** 3.2) * (0.25 + 1.5 * group ** 1.5) * (0.7 + gape / 24);
    const bright = (0.04 + 0.5 * random() ** 3) * (0.4 + group);
    let angle = (side * Math.PI) / 2 + gaussian(random) * 0.24;
    let [x, y] = [start, middle + side * gape * 0.5];
    const steps = Math.max(6, Math.round(reach * scale * 1.3));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      angle += ((bend.octaves(x / 120, y / 120, 2) - 0.5) * 4.5 * t * reach) / steps / 40;
      x += (Math.cos(angle) * reach) / steps;
      y += (Math.sin(angle) * reach) / steps;
      const cool = Math.min(1, 0.12 + t * 0.95);
      addPoint(light, x * scale, y * scale, ramp(EMBERS, cool), bright * (1 - t) ** 1.6);
    }
  }
}

/** Between the lips: white heat. */
function drawCore(light: Light, scale: number): void {
  const { width, height, data } = light;
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) / scale;
    const { y: middle, gape } = wound(x);
    const strength = 0.7 + 0.6 * shape.octaves(x / 40, 12, 2);
    for (let row = 0; row < height; row++) {
      const off = Math.abs((row + 0.5) / scale - middle);
      const inside = smoothstep(gape * 0.5 + 2.5, gape * 0.5 - 1.5, off);
      const air = 0.3 * Math.exp(-off / (5 + gape * 0.7));
      const heat = ramp(EMBERS, Math.min(1, (off / (gape + 6)) * 0.8));
      for (let c = 0; c < 3; c++) data[(row * width + column) * 3 + c]! += (2.1 * inside * strength + air) * heat[c]!;
    }
  }
}

function drawSparks(light: Light, scale: number): void {
  const random = createRandom(SEED + 3);
  for (let i = 0; i < 330; i++) {
    const x = random() * WIDTH;
    const { y, gape } = wound(x);
    const far = gaussian(random) * (60 + gape * 3.2);
    const rank = random();
    const radius = (0.8 + 1.5 * rank ** 4) * scale;
    addStar(
      light,
      x * scale,
      (y - Math.abs(far) * 1.1) * scale,
      radius,
      ramp(EMBERS, 0.2 + 0.4 * random()),
      0.15 + 1.8 * rank ** 5,
    );
  }
}

/** Dark folds of cloth on both sides, which only the wound lights. */
function addCloth(light: Light, scale: number): void {
  const { data } = light;
  const folds = createNoise(SEED + 4);
  eachPixel(light, (column, row, at) => {
    const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
    const fold = folds.octaves(x / 110 + y / 900, y / 760, 4);
    const off = Math.abs(y - wound(x).y);
    const lit = (0.5 * Math.exp(-off / 90) + 0.12 * Math.exp(-off / 330)) * smoothstep(0.3, 0.85, fold);
    for (let c = 0; c < 3; c++) data[at + c]! += lit * EMBERS[3]![c]!;
  });
}
