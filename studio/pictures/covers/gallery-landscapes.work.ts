import { aurora, type Scene } from '../../film/aurora.ts';
import { overNight } from '../../film/night.ts';
import { addStars, addStarsAt } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { type Colour, colour, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const SHORE = 850;
const SEED = 61;

const EMERALD = colour('#12b886');
const BLUE = colour('#2f6bff');
const PURPLE = colour('#8b46f2');
const LAMP = colour('#ffb45c');
const HUT = { x: 1012, y: SHORE - 9 };

const SCENE: Scene = {
  gutterX: 0.27,
  gutterY: 0.72,
  ribbons: [
    {
      drift: 0.42,
      climb: 0.38,
      sway: 0.07,
      turns: 0.9,
      phase: 4.4,
      reach: 0.5,
      strength: 0.9,
      seed: 3,
      colours: [EMERALD, EMERALD, EMERALD, BLUE, PURPLE],
    },
    {
      drift: 0.6,
      climb: 0.48,
      sway: 0.08,
      turns: 0.8,
      phase: 4.1,
      reach: 0.55,
      strength: 0.6,
      seed: 11,
      colours: [EMERALD, BLUE, PURPLE, PURPLE],
    },
  ],
  mask: (_, y) => smoothstep(0, 0.22, y),
};

interface Ridge {
  /** The height of its foot and of its peaks above the shore, and the breadth of its mountains. */
  foot: number;
  peaks: number;
  breadth: number;
  shade: Colour;
  seed: number;
}

const RIDGES: Ridge[] = [
  { foot: 60, peaks: 330, breadth: 520, shade: colour('#12324a'), seed: 1 },
  { foot: 20, peaks: 230, breadth: 400, shade: colour('#0b2236'), seed: 2 },
  { foot: -6, peaks: 130, breadth: 300, shade: colour('#06131f'), seed: 3 },
];

/** The landscapes' cover: northern light over a lake, and one lit window. */
export const work: Work = {
  output: 'content/pictures/gallery-landscapes.jpg',
  async render(scale) {
    const light = sky(scale);
    RIDGES.forEach((ridge) => {
      paintRidge(light, scale, ridge);
    });
    paintFirs(light, scale);
    addStarsAt(light, { x: HUT.x * scale, y: HUT.y * scale }, scale, LAMP, [1.8, 6], [9, 0.5], [40, 0.07]);
    paintLake(light, scale);
    glow(light, 8 * scale, 0.12, 0.1);
    return develop(overNight(light, colour('#03060c')), { tone: 'plain', grain: 2.2 });
  },
};

function sky(scale: number): Light {
  const width = Math.round(WIDTH * scale);
  const height = Math.round(HEIGHT * scale);
  const light = aurora(SCENE, width, height, 0);
  for (let y = 0; y < height; y++) {
    const low = smoothstep(0, SHORE * scale, y);
    const base = mix(colour('#060d26'), colour('#0c4650'), low ** 2.4);
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        const index = (y * width + x) * 3 + c;
        light.data[index] = light.data[index]! * 0.9 + base[c]! * 0.9;
      }
    }
  }
  addStars(light, 420, SEED, (_, y) => smoothstep(0.6, 0.1, y) * 1.1);
  return light;
}

/** The height of a ridge above the shore: folded noise makes sharp summits. */
function crest(ridge: Ridge, x: number): number {
  const noise = createNoise(SEED + ridge.seed);
  let [sum, weight, frequency] = [0, 0.62, 1];
  for (let octave = 0; octave < 7; octave++) {
    const folded = 1 - Math.abs(2 * noise.at((x * frequency) / ridge.breadth + 9 * octave, ridge.seed) - 1);
    sum += weight * folded ** (octave === 0 ? 1.6 : 1.1);
    weight *= 0.46;
    frequency *= 2.1;
  }
  return ridge.foot + ridge.peaks * (sum - 0.25);
}

function paintRidge(light: Light, scale: number, ridge: Ridge): void {
  const { width, data } = light;
  const noise = createNoise(SEED + 20 + ridge.seed);
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) / scale;
    const top = (SHORE - crest(ridge, x)) * scale;
    for (let y = Math.max(0, Math.floor(top)); y < SHORE * scale; y++) {
      const cover = Math.min(1, y + 1 - top);
      const depth = (y - top) / scale;
      const v = y / scale;
      // Snow lies in the gullies near the crest; mist gathers at the foot.
      const gully = noise.octaves((x + depth * 0.5) / 46, v / 110, 4);
      const snow = smoothstep(0.52, 0.66, gully) * smoothstep(150, 20, depth) * smoothstep(60, 200, SHORE - v) * 0.35;
      const mist = smoothstep(130, 0, SHORE - v) * 0.5 + smoothstep(0, 260, depth) * 0.12;
      const rock = 0.5 + 0.6 * noise.octaves(x / 24, v / 40, 3);
      for (let c = 0; c < 3; c++) {
        const index = (y * width + column) * 3 + c;
        const body = ridge.shade[c]! * rock * 0.8 + snow * [0.1, 0.2, 0.26][c]! + mist * [0.012, 0.075, 0.085][c]!;
        data[index] = data[index]! * (1 - cover) + body * cover;
      }
    }
  }
}

/** Firs on the near shore, thick at the left and thin at the right. */
function paintFirs(light: Light, scale: number): void {
  const random = createRandom(SEED + 40);
  for (let i = 0; i < 260; i++) {
    const x = random() * WIDTH;
    const dense = smoothstep(620, 0, x) + 0.8 * smoothstep(1180, 1600, x);
    const tall = (14 + 34 * random()) * (0.5 + 1.5 * dense);
    if (random() < dense * 1.2) paintFir(light, scale, x, tall, random() * 40);
  }
}

function paintFir(light: Light, scale: number, x: number, tall: number, phase: number): void {
  const { width, data } = light;
  for (let y = Math.floor((SHORE - tall) * scale); y < SHORE * scale; y++) {
    const down = 1 - (SHORE - y / scale) / tall;
    const branch = 0.65 + 0.35 * (((down * 7 + phase) % 1) - 0.2);
    const half = Math.max(0.6, tall * 0.2 * down ** 0.9 * branch) * scale;
    for (let column = Math.floor(x * scale - half); column <= x * scale + half; column++) {
      if (column < 0 || column >= width || y < 0) continue;
      const cover = Math.min(1, half - Math.abs(column + 0.5 - x * scale) + 0.5);
      for (let c = 0; c < 3; c++) {
        const index = (y * width + column) * 3 + c;
        data[index] = data[index]! * (1 - Math.max(0, cover)) + 0.0012 * Math.max(0, cover);
      }
    }
  }
}

/** The lake repeats the shore, darker, and drawn out by small waves. */
function paintLake(light: Light, scale: number): void {
  const { width, height, data } = light;
  const noise = createNoise(SEED + 50);
  const above = Float32Array.from(data);
  const shore = Math.round(SHORE * scale);
  for (let y = shore; y < height; y++) {
    const depth = (y - shore) / scale;
    const reach = 0.4 + depth * 0.05;
    for (let x = 0; x < width; x++) {
      const u = x / scale;
      const wave = noise.octaves(u / (60 + depth), 900 / (depth + 24) + 5, 3) - 0.5;
      const fine = noise.at(u / (18 + depth * 0.3), 3600 / (depth + 24)) - 0.5;
      const dim = 0.62 * Math.exp(-depth / 620) * (0.9 + 0.9 * wave);
      const sway = (wave * 5 + fine * 4) * reach * scale;
      const column = Math.min(width - 1, Math.max(0, Math.round(x + sway)));
      for (let c = 0; c < 3; c++) {
        // Five samples along the wave's slope stretch the reflection.
        let sum = 0;
        for (let tap = -2; tap <= 2; tap++) {
          const from = shore - 1 - (depth * 1.05 + (wave * 2.2 + fine * 1.4 + tap * 0.35) * reach * 6) * scale;
          const row = Math.min(shore - 1, Math.max(0, Math.round(from)));
          sum += above[(row * width + column) * 3 + c]!;
        }
        data[(y * width + x) * 3 + c] = (sum / 5) * dim;
      }
    }
  }
}
