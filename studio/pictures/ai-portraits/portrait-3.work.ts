import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { createField, type Field, sampleField } from '../shared/field.ts';
import { type Colour, clamp, colour, createLight, type Light, mix, ramp, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, type Random } from '../shared/random.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';
import { claim, type Stone, settle } from './mosaic.ts';

const [WIDTH, HEIGHT] = [1280, 1600];
const halo = { x: 640, y: 655, radius: 515 };

/** Mosaic: a young man in full face, some eleven thousand stones laid along the forms, on a ground of gold. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-3.jpg',
  quality: 76,
  async render(scale) {
    const cartoon = await drawCartoon();
    const grain = followForms(cartoon);
    const stones = settle(grain, halfAt, createRandom(33));
    return set(stones, cartoon, Math.round(WIDTH * scale), Math.round(HEIGHT * scale), scale);
  },
};

interface Cartoon {
  /** Tone of the modelled head, 0 to 1. */
  tone: Field;
  /** 1 skin, 2 hair, 3 garment, 0 ground. */
  part: Field;
  /** Painted features: brows, lids, eyes. */
  dark: Field;
  iris: Field;
  white: Field;
  lips: Field;
}

/** The cartoon: a head modelled and lit in three dimensions, with features painted on it. */
async function drawCartoon(): Promise<Cartoon> {
  const head = await renderShader({
    source: ['head.glsl', 'portrait-3.glsl'].map((file) => new URL(file, import.meta.url)),
    width: WIDTH / 2,
    height: HEIGHT / 2,
    seed: 3,
    samples: 1,
  });
  const channel = (c: number) => {
    const half = { width: WIDTH / 2, height: HEIGHT / 2, data: head.data.filter((_, i) => i % 3 === c) };
    return c === 0
      ? createField(WIDTH, HEIGHT, (x, y) => sampleField(half, x / 2 - 0.25, y / 2 - 0.25))
      : createField(WIDTH, HEIGHT, (x, y) => half.data[(y >> 1) * half.width + (x >> 1)]!);
  };
  const view = `0 0 ${WIDTH} ${HEIGHT}`;
  // Drawn for a larger head, then fitted to the model; the right half mirrors the left.
  const both = (shape: string) =>
    `<g transform="translate(640 800) scale(0.866) translate(-640 -800)">${shape}<g transform="translate(1280 0) scale(-1 1)">${shape}</g></g>`;
  // As in old icons, the eyes are larger than life.
  const larger = (shape: string) => `<g transform="translate(540 594) scale(1.3) translate(-540 -594)">${shape}</g>`;
  const line = (path: string, thick: number) =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${thick}"/>`;
  const almond = 'M488 598 C506 574 552 568 590 604 C560 622 514 622 488 598 Z';
  const dark = await rasterise(
    both(
      `${line('M462 530 C500 498 560 502 604 526', 16)}${larger(`${line('M476 601 C502 572 556 566 596 606', 8)}
      ${line('M496 609 C520 625 560 623 586 610', 4)}<circle cx="540" cy="594" r="10" fill="#fff"/>`)}
      ${line('M582 919 C606 914 626 917 640 921', 8)}`,
    ),
    WIDTH,
    HEIGHT,
    view,
  );
  const iris = await rasterise(both(larger('<circle cx="540" cy="593" r="24" fill="#fff"/>')), WIDTH, HEIGHT, view);
  const mouth = 'M572 918 C600 896 622 889 640 895 C658 889 680 896 708 918 C684 954 596 954 572 918 Z';
  const lips = await rasterise(both(`<path d="${mouth}" fill="#fff"/>`), WIDTH, HEIGHT, view);
  const white = await rasterise(both(larger(`<path d="${almond}" fill="#fff"/>`)), WIDTH, HEIGHT, view);
  return { tone: channel(0), part: channel(1), dark, iris, white, lips };
}

/** The direction of the rows: along edges of the cartoon, and around the halo elsewhere. */
function followForms(cartoon: Cartoon): Field {
  const step = 6;
  const reach = 14;
  const [columns, rows] = [Math.ceil(WIDTH / step), Math.ceil(HEIGHT / step)];
  const level = (x: number, y: number) =>
    sampleField(cartoon.tone, x, y) + 0.6 * sampleField(cartoon.part, x, y) - 0.8 * sampleField(cartoon.dark, x, y);
  let cos = new Float32Array(columns * rows);
  let sin = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step, row * step];
      const dx = level(x + reach, y) - level(x - reach, y);
      const dy = level(x, y + reach) - level(x, y - reach);
      const slope = Math.min(Math.hypot(dx, dy), 1);
      const along = 2 * (Math.atan2(dy, dx) + Math.PI / 2);
      const round = 2 * (Math.atan2(y - halo.y, x - halo.x) + Math.PI / 2);
      const i = row * columns + column;
      // Directions have no sign: they are averaged as double angles.
      cos[i] = Math.cos(along) * slope * 4 + Math.cos(round) * 0.12;
      sin[i] = Math.sin(along) * slope * 4 + Math.sin(round) * 0.12;
    }
  }
  for (let pass = 0; pass < 24; pass++) {
    [cos, sin] = [soften(cos, columns, rows), soften(sin, columns, rows)];
  }
  return createField(WIDTH, HEIGHT, (x, y) => {
    const i = Math.floor(y / step) * columns + Math.floor(x / step);
    return Math.atan2(sin[i]!, cos[i]!) / 2;
  });
}

function soften(values: Float32Array<ArrayBuffer>, columns: number, rows: number): Float32Array<ArrayBuffer> {
  return values.map((value, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const left = values[x > 0 ? i - 1 : i]!;
    const right = values[x < columns - 1 ? i + 1 : i]!;
    const above = values[y > 0 ? i - columns : i]!;
    const below = values[y < rows - 1 ? i + columns : i]!;
    return (value * 4 + left + right + above + below) / 8;
  });
}

/** Half a stone's width: small in the face, smallest in the eyes, larger towards the edges. */
function halfAt(x: number, y: number): number {
  const eye = Math.exp(-(((Math.abs(x - 640) - 87) / 70) ** 2) - ((y - 622) / 45) ** 2);
  return 4.7 - 0.9 * eye + 4.4 * smoothstep(210, 560, Math.hypot((x - 640) * 1.15, (y - 660) * 0.9));
}

const skin = ['#3a1710', '#7a3a22', '#b56a40', '#dc9c6a', '#f2c896', '#fbe6c4'].map(colour);
const hair = ['#0c0a12', '#1c1218', '#3a2220', '#6a4432', '#8e6a50'].map(colour);
const cloth = ['#0a1236', '#14246a', '#1f3f9c', '#3f6cc4', '#86a8e0'].map(colour);
const gold = ['#7a4a10', '#c08a24', '#e8bc4a', '#f8dc86'].map(colour);

/** The colour of a stone: the cartoon's colour at its middle, with a random variation. */
function choose(cartoon: Cartoon, { x, y }: Stone, random: Random): { tint: Colour; gilded: boolean } {
  const at = (field: Field) => sampleField(field, x, y);
  const chance = (random() - 0.5) * 0.13;
  const part = Math.round(
    cartoon.part.data[Math.floor(clamp(y, 0, HEIGHT - 1)) * WIDTH + Math.floor(clamp(x, 0, WIDTH - 1))]!,
  );
  const tone = at(cartoon.tone);
  if (part === 0) {
    const radius = Math.hypot(x - halo.x, y - halo.y);
    const rim = Math.abs(radius - halo.radius) < 15;
    if (rim) return { tint: colour('#8c1f1a'), gilded: false };
    if (Math.abs(radius - halo.radius) < 27) return { tint: colour('#f3ead9'), gilded: false };
    if (radius < halo.radius) return { tint: ramp(gold, 0.62 + 2.2 * chance), gilded: true };
    return { tint: ramp(['#0c2a33', '#124a50', '#1f6f6a', '#3a9484'].map(colour), 0.42 + 3 * chance), gilded: false };
  }
  if (part === 1 && at(cartoon.dark) > 0.42) return { tint: ramp(hair, 0.16 + chance), gilded: false };
  if (part === 1 && at(cartoon.white) > 0.5) {
    return { tint: at(cartoon.iris) > 0.5 ? ramp(skin, 0.2 + 2 * chance) : colour('#dccfb8'), gilded: false };
  }
  if (part === 1 && at(cartoon.lips) > 0.5) {
    return { tint: mix(ramp(skin, 0.12 + 0.75 * tone + chance), colour('#9c3426'), 0.45), gilded: false };
  }
  const stones = part === 1 ? skin : part === 2 ? hair : cloth;
  return { tint: ramp(stones, tone + chance), gilded: false };
}

/** Sets the stones in mortar: each is tilted a little and reflects the lamp differently. */
function set(stones: Stone[], cartoon: Cartoon, width: number, height: number, scale: number) {
  const random = createRandom(9);
  const chosen = stones.map((stone) => ({
    ...choose(cartoon, stone, random),
    leanX: (random() - 0.5) * 0.5,
    leanY: (random() - 0.5) * 0.5,
  }));
  const fine = 2;
  const large = claim(stones, width * fine, height * fine, 1 / (scale * fine));
  const light: Light = createLight(width, height);
  const rough = createNoise(6);
  const mortar = colour('#1a1512');
  large.owner.forEach((index, i) => {
    const stone = stones[index]!;
    const { tint, gilded, leanX, leanY } = chosen[index]!;
    const x = ((i % (width * fine)) + 0.5) / (scale * fine);
    const y = (Math.floor(i / (width * fine)) + 0.5) / (scale * fine);
    const edge = large.away[i]!;
    const cover = smoothstep(1, 0.86, edge + 0.1 * (rough.at(x / 3, y / 3) - 0.5));
    // Lit from the upper left: the lean of the whole stone, and its rounded edge.
    const [cos, sin] = [Math.cos(stone.turn), Math.sin(stone.turn)];
    const u = ((x - stone.x) * cos + (y - stone.y) * sin) / stone.half;
    const v = ((y - stone.y) * cos - (x - stone.x) * sin) / stone.half;
    const slopeX = leanX + 0.55 * (u ** 5 * cos - v ** 5 * sin);
    const slopeY = leanY + 0.55 * (u ** 5 * sin + v ** 5 * cos);
    const facing = (-0.52 * slopeX - 0.6 * slopeY + 0.62) / Math.hypot(slopeX, slopeY, 1);
    const lamp = 1.25 - 0.75 * Math.hypot(x / WIDTH - 0.36, (y / HEIGHT - 0.28) * 1.1);
    const glint = clamp(facing, 0, 1) ** (gilded ? 9 : 16) * (gilded ? 7 : 0.9);
    const surface = 0.88 + 0.24 * rough.octaves(x / 5 + index, y / 5, 3);
    const amount = (0.28 + 1.15 * clamp(facing, 0, 1)) * surface * lamp;
    const shine = mix([1, 0.95, 0.85], tint, gilded ? 0.8 : 0.3);
    const target = (Math.floor(i / (width * fine) / fine) * width + Math.floor((i % (width * fine)) / fine)) * 3;
    for (let c = 0; c < 3; c++) {
      const seen =
        (tint[c]! * amount + shine[c]! * glint * 0.16 * lamp) * cover + mortar[c]! * 0.6 * lamp * (1 - cover);
      light.data[target + c]! += seen / (fine * fine);
    }
  });
  glow(light, 12 * scale, 0.1, 0.5);
  return develop(light, { exposure: 1, vignette: 0.5 });
}
