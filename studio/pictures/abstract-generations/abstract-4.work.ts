import { develop } from '../shared/develop.ts';
import { blurField, createField, type Field, sampleField } from '../shared/field.ts';
import { clamp, colour, createLight, eachPixel, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const columns = 768;
const rows = 672;
/** The stones with the furrows around them. Lengths are in widths of the picture. */
const stones = [
  { x: 0.34, y: 0.36, radius: 0.088 },
  { x: 0.71, y: 0.585, radius: 0.048 },
  { x: 0.655, y: 0.66, radius: 0.026 },
];

/** Reaction-diffusion that spreads more easily along a grain: its furrows run like raked sand round two stones. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-4.jpg',
  quality: 87,
  async render(scale) {
    return carve(react(5200), Math.round(1600 * scale), Math.round(1400 * scale));
  },
};

/** The direction of the grain, in radians: circles near the stones, drifting with a noise away from them. */
function createGrain(): Field {
  const noise = createNoise(9);
  return createField(columns, rows, (x, y) => {
    const drift = 2 * (noise.octaves(x / 240, y / 240, 2) - 0.5) * 1.5;
    // Directions have no sign: they are added as double angles.
    let [cos, sin] = [Math.cos(2 * drift) * 0.55, Math.sin(2 * drift) * 0.55];
    for (const stone of stones) {
      const [dx, dy] = [x / columns - stone.x, y / columns - stone.y];
      const pull = (stone.radius * stone.radius * 28) / (dx * dx + dy * dy + 0.004);
      const angle = 2 * (Math.atan2(dy, dx) + Math.PI / 2);
      cos += Math.cos(angle) * pull;
      sin += Math.sin(angle) * pull;
    }
    return Math.atan2(sin, cos) / 2;
  });
}

/** Gray and Scott's model on a torus, with a diffusion that is stronger along the grain than across it. */
function react(rounds: number): Field {
  const random = createRandom(44);
  const grain = createGrain().data;
  const [along, across] = [1.5, 0.3];
  const xx = grain.map((angle) => along * Math.cos(angle) ** 2 + across * Math.sin(angle) ** 2);
  const xy = grain.map((angle) => ((along - across) * Math.sin(2 * angle)) / 4);
  const bare = createField(columns, rows, (x, y) => {
    const covers = stones.some((stone) => Math.hypot(x / columns - stone.x, y / columns - stone.y) < stone.radius);
    return covers ? 1 : 0;
  }).data;
  let food = new Float32Array(columns * rows).fill(1);
  let growth = new Float32Array(columns * rows);
  for (let seed = 0; seed < 160; seed++) {
    const x = Math.floor(random() * (columns - 6));
    const y = Math.floor(random() * (rows - 6));
    for (let i = 0; i < 25; i++) growth[(y + Math.floor(i / 5)) * columns + x + (i % 5)] = 0.9;
  }
  let nextFood = new Float32Array(food.length);
  let nextGrowth = new Float32Array(food.length);
  const [feed, kill] = [0.0385, 0.0605];
  for (let round = 0; round < rounds; round++) {
    for (let y = 0; y < rows; y++) {
      const here = y * columns;
      const above = ((y + rows - 1) % rows) * columns;
      const below = ((y + 1) % rows) * columns;
      for (let x = 0; x < columns; x++) {
        const left = x === 0 ? columns - 1 : x - 1;
        const right = x === columns - 1 ? 0 : x + 1;
        const i = here + x;
        const u = food[i]!;
        const v = growth[i]!;
        const a = xx[i]!;
        const b = along + across - a;
        const c = xy[i]!;
        const spreadU =
          a * (food[here + left]! + food[here + right]! - 2 * u) +
          b * (food[above + x]! + food[below + x]! - 2 * u) +
          c * (food[above + left]! + food[below + right]! - food[above + right]! - food[below + left]!);
        const spreadV =
          a * (growth[here + left]! + growth[here + right]! - 2 * v) +
          b * (growth[above + x]! + growth[below + x]! - 2 * v) +
          c * (growth[above + left]! + growth[below + right]! - growth[above + right]! - growth[below + left]!);
        const reaction = u * v * v;
        nextFood[i] = u + 0.2 * spreadU - reaction + feed * (1 - u);
        nextGrowth[i] = bare[i] ? 0 : v + 0.1 * spreadV + reaction - (feed + kill) * v;
      }
    }
    [food, nextFood] = [nextFood, food];
    [growth, nextGrowth] = [nextGrowth, growth];
  }
  return { width: columns, height: rows, data: growth };
}

/** The growth as a relief under one low lamp: slope, shade in the furrows, a warm depth. */
function carve(growth: Field, width: number, height: number) {
  const relief = blurField(
    createField(width, height, (x, y) => {
      const value = sampleField(growth, ((x + 0.5) / width) * columns - 0.5, ((y + 0.5) / height) * rows - 0.5);
      return smoothstep(0.02, 0.36, value);
    }),
    width / 900,
  );
  const hollow = blurField(relief, width / 130);
  const swell = createNoise(3);
  const light = createLight(width, height);
  const shade = colour('#8a6a50');
  const stone = colour('#fbf3e4');
  const step = width / 1600;
  eachPixel(light, (x, y, index) => {
    const slopeX = (sampleField(relief, x + step, y) - sampleField(relief, x - step, y)) * 5;
    const slopeY = (sampleField(relief, x, y + step) - sampleField(relief, x, y - step)) * 5;
    const norm = 1 / Math.hypot(slopeX, slopeY, 1);
    const lit = clamp((slopeX * 0.62 + slopeY * 0.5 + 0.62) * norm, 0, 2);
    const level = sampleField(relief, x, y);
    const open = clamp(1 - 0.8 * (sampleField(hollow, x, y) - level), 0.3, 1.2);
    const tint = mix(shade, stone, clamp(0.3 + 0.8 * level, 0, 1));
    // The lamp falls off towards the lower right; the ground is not quite even.
    const lamp = 1.18 - 0.5 * Math.hypot(x / width - 0.2, y / height - 0.15);
    const ground = 0.93 + 0.14 * swell.octaves(x / step / 180, y / step / 180, 4);
    const amount = (0.12 + 1.0 * lit) * open * lamp * ground;
    const place = { x: (x + 0.5) / width, y: (y + 0.5) / width };
    const dark = shadow(place);
    for (let c = 0; c < 3; c++) light.data[index + c] = tint[c]! * amount * dark;
  });
  for (const stone of stones) lay(light, stone);
  return develop(light, { exposure: 0.95, vignette: 0.25 });
}

/** The share of the lamp's light that reaches a point past the stones. Their shadows fall to the lower right. */
function shadow(place: { x: number; y: number }): number {
  let share = 1;
  for (const { x, y, radius } of stones) {
    const along = (place.x - x) * 0.78 + (place.y - y) * 0.63;
    const across = (place.x - x) * -0.63 + (place.y - y) * 0.78;
    const away = Math.hypot(Math.max(Math.abs(along - radius * 0.62) - radius * 0.62, 0), across) / radius;
    // Sharper at the stone's foot than at the shadow's end.
    const soft = 0.08 + 0.3 * clamp(along / radius / 2, 0, 1);
    share *= 1 - 0.8 * smoothstep(1 + soft, 1 - soft, away);
  }
  return share;
}

/** A flat pebble of slate, with the lamp's reflection on its shoulder. */
function lay(light: Light, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const { width, height, data } = light;
  const grain = createNoise(8);
  const slate = colour('#2b3038');
  const reach = radius * width * 1.1;
  for (let row = Math.floor(y * width - reach); row < Math.min(height, y * width + reach); row++) {
    for (let column = Math.floor(x * width - reach); column < x * width + reach; column++) {
      const dx = ((column + 0.5) / width - x) / radius;
      const dy = ((row + 0.5) / width - y) / radius;
      const angle = Math.atan2(dy, dx);
      const r = Math.hypot(dx, dy) * (1 + 0.03 * Math.cos(2 * angle + x * 9) + 0.02 * Math.cos(3 * angle + 1));
      const cover = clamp((1 - r) * radius * width + 0.5, 0, 1);
      if (cover === 0) continue;
      const rise = Math.sqrt(Math.max(0, 1 - r ** 2.6));
      const norm = 1 / Math.hypot(dx * r, dy * r, rise);
      const facing = (-dx * r * 0.55 - dy * r * 0.5 + rise * 0.67) * norm;
      const vein = 0.75 + 0.5 * grain.octaves(dx * radius * 70 + 40 * x, dy * radius * 110, 5);
      const amount = (0.06 + 0.9 * clamp(facing, 0, 1)) * vein;
      const shine = 0.5 * clamp(facing, 0, 1) ** 26;
      const index = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        data[index + c] = data[index + c]! * (1 - cover) + (slate[c]! * amount * 1.5 + shine) * cover;
      }
    }
  }
}
