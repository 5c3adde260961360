import { develop, glow } from '../shared/develop.ts';
import { type Colour, colour, createLight, eachPixel, mix, ramp, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const SEED = 73;
const WIDTH = 1200;
const HEIGHT = 1050;
const CENTRE = { x: 600, y: 545 };
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPREAD = 30;
const LEAD = colour('#05060d');
const PALE = colour('#ffe3a0');
const ARMS: Colour[][] = [
  [PALE, colour('#ffc23d'), colour('#d98a22'), colour('#8a4a12')],
  [colour('#ffdf9a'), colour('#2f7bff'), colour('#1d46c8'), colour('#12246e')],
  [colour('#ffe9b8'), colour('#0fae7c'), colour('#7a3fe0'), colour('#3a1a86')],
];

interface Pane {
  x: number;
  y: number;
  tint: Colour;
}

/** 'AI Chat & Document Processing': a window of glass, laid as a sunflower lays its seeds. */
export const work: Work = {
  output: 'content/pictures/about-3.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const noise = createNoise(SEED);
    const near = finder(panes());
    eachPixel(light, (column, row, index) => {
      const x = (column + 0.5) / scale;
      const y = (row + 0.5) / scale;
      const tint = glass(x, y, near, noise.octaves(x / 70, y / 70, 4), noise.octaves(x / 9, y / 26, 2));
      for (let c = 0; c < 3; c++) light.data[index + c] = tint[c]!;
    });
    glow(light, 14 * scale, 0.1);
    glow(light, 90 * scale, 0.12);
    return develop(light, { exposure: 0.5, grain: 2 });
  },
};

function panes(): Pane[] {
  const random = createRandom(SEED + 1);
  return Array.from({ length: 900 }, (_, i) => {
    const far = SPREAD * Math.sqrt(i + 0.35);
    const angle = i * GOLDEN_ANGLE;
    // The panes lie on 21 spiral arms; every third arm has the same colours, from the heart to the rim.
    const arm = ARMS[(i % 21) % 3]!;
    const tone = ramp(arm, 0.12 + far / 660 + 0.12 * (random() - 0.5));
    const shade = 0.6 + 0.7 * random();
    const tint = tone.map((channel) => channel * shade) as unknown as Colour;
    return { x: CENTRE.x + far * Math.cos(angle), y: CENTRE.y + far * Math.sin(angle), tint };
  });
}

type Finder = (x: number, y: number) => { first: Pane; edge: number };

/** Finds the pane at a point and the distance to its edge. A grid avoids testing all panes. */
function finder(all: Pane[]): Finder {
  const cell = 60;
  const grid = new Map<string, Pane[]>();
  for (const pane of all) {
    const key = `${Math.floor(pane.x / cell)},${Math.floor(pane.y / cell)}`;
    grid.set(key, [...(grid.get(key) ?? []), pane]);
  }
  const around = new Map<string, Pane[]>();
  const neighbours = (column: number, row: number) => {
    const key = `${column},${row}`;
    let found = around.get(key);
    if (!found) {
      found = [];
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) found.push(...(grid.get(`${column + dx},${row + dy}`) ?? []));
      }
      around.set(key, found);
    }
    return found;
  };
  return (x, y) => {
    const close = neighbours(Math.floor(x / cell), Math.floor(y / cell));
    let first = close[0]!;
    let best = Number.POSITIVE_INFINITY;
    for (const pane of close) {
      const far = (pane.x - x) ** 2 + (pane.y - y) ** 2;
      if (far < best) [first, best] = [pane, far];
    }
    let edge = Number.POSITIVE_INFINITY;
    for (const pane of close) {
      if (pane === first) continue;
      const [dx, dy] = [pane.x - first.x, pane.y - first.y];
      const length = Math.hypot(dx, dy);
      const middle = ((pane.x + first.x) / 2 - x) * dx + ((pane.y + first.y) / 2 - y) * dy;
      edge = Math.min(edge, middle / length);
    }
    return { first, edge };
  };
}

/** Light through one pane: brightest in its middle, uneven as blown glass is, stopped by the lead. */
function glass(x: number, y: number, near: Finder, cloud: number, streak: number): Colour {
  const { first, edge } = near(x, y);
  const far = Math.hypot(x - CENTRE.x, y - CENTRE.y);
  const lamp = 0.4 + 1.5 * Math.exp(-((far / 340) ** 2));
  const thick = 0.55 + 0.7 * smoothstep(1, 15, edge) * (0.5 + cloud) + 0.3 * (streak - 0.5);
  const lit = lamp * thick;
  const body: Colour = [first.tint[0] * lit, first.tint[1] * lit, first.tint[2] * lit];
  const solder = smoothstep(4.2, 3, edge);
  const shine = 0.02 * smoothstep(1.6, 0, edge);
  return mix(body, [LEAD[0] + shine, LEAD[1] + shine, LEAD[2] + shine], solder);
}
