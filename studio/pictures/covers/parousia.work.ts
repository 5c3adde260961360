import { develop, glow } from '../shared/develop.ts';
import { addLine, type Colour, colour, createLight, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, gaussian } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { drawSheet, title } from './sheet.ts';

const SIZE = 1600;
const HORIZON = 1000;
const SUN = { x: 800, y: HORIZON - 46, radius: 156 };
const SEED = 24;

const DEEP = colour('#03140f');
const TEAL = colour('#0c6b54');
const EMERALD = colour('#12b886');
const PALE = colour('#d9ffe9');

/** 'Παρουσία': a white sun stands on a dark green sea and sends out rays. */
export const work: Work = {
  output: 'content/albums/parousia/cover.jpg',
  async render(scale) {
    const size = Math.round(SIZE * scale);
    const light = createLight(size, size);
    paintSky(light, scale);
    paintRays(light, scale);
    paintSea(light, scale);
    paintSun(light, scale);
    glow(light, 5 * scale, 0.1, 0.7);
    glow(light, 60 * scale, 0.1, 0.6);
    const sheet = await drawSheet(SIZE, SIZE, scale, title('ΠΑΡΟΥΣΙΑ', SIZE / 2, 1478, 104, 0.14));
    return develop(light, { grain: 2.4, exposure: 0.9 }).composite([{ input: sheet }]);
  },
};

function paintSky(light: Light, scale: number): void {
  const { width, data } = light;
  const noise = createNoise(SEED);
  for (let y = 0; y < HORIZON * scale; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / scale - SUN.x, (y + 0.5) / scale - SUN.y];
      const far = Math.hypot(u, v);
      const low = smoothstep(-1000, 40, v);
      const angle = Math.atan2(u, -v);
      const beams = noise.octaves(angle * 9 + 50, 3, 4) ** 2;
      const air = 0.9 * Math.exp(-far / 210) + 0.28 * Math.exp(-far / 480) * (0.5 + 1.5 * beams);
      const band = 0.1 * Math.exp(-Math.abs(v - 46) / 60) * Math.exp(-((u / 620) ** 2));
      const base = mix(DEEP, TEAL, 0.28 * low ** 3);
      for (let c = 0; c < 3; c++) {
        data[(y * width + x) * 3 + c] = base[c]! * (0.35 + 0.5 * low) + EMERALD[c]! * air * 0.55 + PALE[c]! * band;
      }
    }
  }
}

/** Some nine hundred fine rays of unequal length. */
function paintRays(light: Light, scale: number): void {
  const random = createRandom(SEED + 1);
  const noise = createNoise(SEED + 2);
  const clip = HORIZON * scale;
  for (let i = 0; i < 900; i++) {
    const angle = -Math.PI / 2 + (random() - 0.5) * Math.PI * 1.08;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const group = noise.octaves(angle * 7, 5, 3);
    const reach = (140 + 980 * random() ** 2.2 * (0.4 + group)) * scale;
    const strength = 0.5 * random() ** 1.5 * (0.3 + 1.6 * group ** 2);
    const tint = mix(EMERALD, PALE, 0.25 + 0.4 * random());
    const start = (SUN.radius - 3) * scale;
    for (let at = start; at < start + reach; at += 5) {
      const fade = (1 - (at - start) / reach) ** 1.7;
      const y1 = SUN.y * scale + sin * (at + 5);
      if (y1 > clip) break;
      addLine(
        light,
        SUN.x * scale + cos * at,
        SUN.y * scale + sin * at,
        SUN.x * scale + cos * (at + 5),
        y1,
        tint,
        strength * fade,
      );
    }
  }
}

/** The sea: dark, with a path of light broken into strokes that grow towards us. */
function paintSea(light: Light, scale: number): void {
  const { width, height, data } = light;
  const noise = createNoise(SEED + 3);
  for (let y = Math.ceil(HORIZON * scale); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / scale - SUN.x;
      const v = (y + 0.5) / scale - HORIZON;
      const swell = noise.octaves(u / (40 + v * 1.3) + 90, 2600 / (v + 14), 3);
      const sheen = Math.exp(-v / 130) * Math.exp(-((u / 640) ** 2));
      for (let c = 0; c < 3; c++) {
        data[(y * width + x) * 3 + c] =
          DEEP[c]! * (0.25 + 0.7 * swell) * Math.exp(-v / 420) + EMERALD[c]! * 0.14 * sheen * (0.3 + 1.2 * swell);
      }
    }
  }
  const random = createRandom(SEED + 4);
  for (let i = 0; i < 2600; i++) {
    const depth = random() ** 2.1;
    const v = 2 + depth * 345;
    const x = SUN.x + gaussian(random) * (96 + v * 0.42);
    const fade = Math.exp(-v / 100);
    const half = (5 + 0.2 * v) * (0.4 + random());
    const amount = (0.03 + 1.1 * fade) * smoothstep(350, 130, v);
    glint(light, scale, x, HORIZON + v, half, 0.8 + v / 110, mix(EMERALD, PALE, 0.25 + 0.7 * fade), amount);
  }
  for (let x = 0; x < width; x++) {
    const glowing = Math.exp(-(((x / scale - SUN.x) / 430) ** 2));
    const index = (Math.round(HORIZON * scale) * width + x) * 3;
    for (let c = 0; c < 3; c++) data[index + c]! += PALE[c]! * 0.8 * glowing;
  }
}

/** A stroke of light on the water, thick in the middle and pointed at both ends. */
function glint(
  light: Light,
  scale: number,
  x: number,
  y: number,
  half: number,
  thick: number,
  tint: Colour,
  amount: number,
): void {
  const rows = Math.ceil(thick * scale * 2);
  for (let row = 0; row < rows; row++) {
    const off = (2 * (row + 0.5)) / rows - 1;
    const reach = half * Math.sqrt(1 - off * off);
    const at = (y + off * thick * 0.5) * scale;
    addLine(light, (x - reach) * scale, at, (x + reach) * scale, at, tint, (amount * thick * scale) / rows);
  }
}

function paintSun(light: Light, scale: number): void {
  const { width, data } = light;
  for (let y = 0; y < HORIZON * scale; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot((x + 0.5) / scale - SUN.x, (y + 0.5) / scale - SUN.y);
      const inside = smoothstep(SUN.radius + 1.2, SUN.radius - 1.2, far);
      if (inside === 0) continue;
      for (let c = 0; c < 3; c++) {
        const index = (y * width + x) * 3 + c;
        data[index] = data[index]! * (1 - inside) + inside * 6;
      }
    }
  }
}
