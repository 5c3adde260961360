import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { type Field, sampleField, signedDistance } from '../shared/field.ts';
import { type Colour, clamp, colour, createLight, eachPixel, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, type Random } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { woman } from './profiles.ts';

type Point = [number, number];

/** A part of the window: its area, the distortion of its plane before it is cut into cells, and its glass. */
interface Part {
  inside: Field;
  bend(x: number, y: number): Point;
  seeds: Point[];
  glass: Colour[];
}

const [WIDTH, HEIGHT] = [1280, 1600];
/** The figure looks left. */
const figure = { x: 356, y: 372, zoom: 6.5 };
const halo = { x: 640, y: 665, inner: 392, outer: 470 };

/** Stained glass: a woman in profile before a ring of gold, cut into panes, leaded, and lit from behind. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-6.jpg',
  async render(scale) {
    const width = Math.round(WIDTH * scale);
    const height = Math.round(HEIGHT * scale);
    const parts = await cut(createRandom(26));
    const painted = await paintLines();
    const light = createLight(width, height);
    const borders = createLight(width, height);
    const tints = createLight(width, height);
    eachPixel(light, (x, y, index) => {
      const [px, py] = [(x + 0.5) / scale, (y + 0.5) / scale];
      const depths = parts.map(({ inside }) => sampleField(inside, px - 0.5, py - 0.5));
      const front = depths.findIndex((depth) => depth > 0);
      const part = parts.at(front)!;
      const { pane, border } = locate(part, px, py);
      borders.data[index] = border;
      // Outlines of parts further back are hidden.
      borders.data[index + 1] = Math.min(...depths.slice(0, front < 0 ? parts.length : front + 1).map(Math.abs));
      tints.data.set(part.glass[pane % part.glass.length]!, index);
    });
    const grain = createNoise(12);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const [px, py] = [(x + 0.5) / scale, (y + 0.5) / scale];
        const index = (y * width + x) * 3;
        // The cells live in a bent plane: the slope of the border distance turns it into pixels.
        const slopeX = (borders.data[index + 3]! - borders.data[index - 3]!) / 2;
        const slopeY = (borders.data[index + width * 3]! - borders.data[index - width * 3]!) / 2;
        const cell = borders.data[index]! / Math.max(Math.hypot(slopeX, slopeY) * scale, 1e-4);
        const lead = Math.min(cell - 2.6, borders.data[index + 1]! - 4.2);
        const away = Math.hypot(px - halo.x, py - halo.y) / HEIGHT;
        const sun = 0.34 + 1.25 * Math.exp(-6.5 * away * away);
        const streak = grain.octaves((px * 0.8 + py * 0.6) / 70, (py * 0.8 - px * 0.6) / 16, 4);
        const ripple = grain.octaves(px / 34 + 90, py / 34, 3);
        const rim = smoothstep(0, 20, lead);
        const line = sampleField(painted, px - 0.5, py - 0.5);
        const through = sun * (0.5 + 0.62 * streak) * (0.72 + 0.5 * ripple) * (0.5 + 0.5 * rim) * (1 - 0.94 * line);
        const bar = smoothstep(-0.8, 0.8, lead * scale);
        // A half-round bar of lead: dark, its middle catching a little of the room.
        const ridge = clamp(-lead / 3, 0, 1);
        for (let c = 0; c < 3; c++) {
          const metal = 0.006 + 0.022 * ridge * ridge + 0.02 * sun * tints.data[index + c]! * (1 - ridge);
          light.data[index + c] = tints.data[index + c]! * through * bar + metal * (1 - bar);
        }
      }
    }
    glow(light, 7 * scale, 0.16, 0.2);
    glow(light, 50 * scale, 0.16, 0.15);
    return develop(light, { exposure: 1.35, vignette: 0.55 });
  },
};

/** The nearest seed, and the distance to the border with the next. */
function locate(part: Part, x: number, y: number): { pane: number; border: number } {
  const [u, v] = part.bend(x, y);
  let pane = 0;
  let best = Number.POSITIVE_INFINITY;
  part.seeds.forEach(([a, b], i) => {
    const away = (a - u) ** 2 + (b - v) ** 2;
    if (away < best) [best, pane] = [away, i];
  });
  const [mx, my] = part.seeds[pane]!;
  let border = 1e6;
  part.seeds.forEach(([a, b], i) => {
    if (i === pane) return;
    const length = Math.hypot(a - mx, b - my);
    const along = ((a + mx) / 2 - u) * (a - mx) + ((b + my) / 2 - v) * (b - my);
    border = Math.min(border, along / length);
  });
  return { pane, border };
}

/** The parts of the window, front to back. */
async function cut(random: Random): Promise<Part[]> {
  const view = `0 0 ${WIDTH} ${HEIGHT}`;
  const draw = async (shapes: string) => signedDistance(await rasterise(shapes, WIDTH, HEIGHT, view));
  const posed = (shapes: string) =>
    `<g transform="translate(${figure.x} ${figure.y}) scale(${-figure.zoom} ${figure.zoom})">${shapes}</g>`;
  const clipped = (path: string) =>
    posed(`<clipPath id="c"><path d="${woman.skin}"/></clipPath><path clip-path="url(#c)" d="${path}" fill="#fff"/>`);
  const filled = (path: string) => posed(`<path d="${path}" fill="#fff"/>`);
  const flat = (x: number, y: number): Point => [x, y];
  const polar = (x: number, y: number): Point => {
    const angle = Math.atan2(y - halo.y, x - halo.x);
    return [Math.cos(angle), Math.sin(angle)];
  };
  const bun = { x: figure.x + 96 * figure.zoom, y: figure.y + 40 * figure.zoom };
  const combed = (x: number, y: number): Point => [
    Math.log(Math.hypot(x - bun.x, y - bun.y) + 40) * 1.1,
    Math.atan2(y - bun.y, bun.x - x) * 2.6,
  ];
  const coiled = (x: number, y: number): Point => {
    const angle = Math.atan2(y - bun.y, x - bun.x);
    const radius = Math.hypot(x - bun.x, y - bun.y) / 62;
    return [Math.cos(angle + radius) * 1.3, Math.sin(angle + radius) * 1.3];
  };
  const ring = (count: number): Point[] =>
    Array.from({ length: count }, (_, i) => [
      Math.cos(((i + 0.5) / count) * 2 * Math.PI),
      Math.sin(((i + 0.5) / count) * 2 * Math.PI),
    ]);
  const place = (count: number, room: number, bend: (x: number, y: number) => Point): Point[] => {
    const seeds: Point[] = [];
    for (let attempt = 0; attempt < 4000 && seeds.length < count; attempt++) {
      const point = bend(random() * WIDTH, random() * HEIGHT);
      if (seeds.every(([a, b]) => Math.hypot(a - point[0], b - point[1]) > room)) seeds.push(point);
    }
    return seeds;
  };
  const edge = 56;
  const pieces: Point[] = [];
  for (let x = 0; x <= WIDTH; x += 128) pieces.push([x, 0], [x, HEIGHT]);
  for (let y = 123; y < HEIGHT - 100; y += 123) pieces.push([0, y], [WIDTH, y]);
  const frame = `<path fill-rule="evenodd" fill="#fff" d="M-40 -40H${WIDTH + 40}V${HEIGHT + 40}H-40ZM${edge} ${edge}V${HEIGHT - edge}H${WIDTH - edge}V${edge}Z"/>`;
  const disc = (radius: number) => `<circle cx="${halo.x}" cy="${halo.y}" r="${radius}" fill="#fff"/>`;
  const colours = (...list: string[]) => list.map(colour);
  return [
    {
      inside: await draw(frame),
      bend: flat,
      seeds: pieces,
      glass: colours('#8c1220', '#a01828', '#16307c', '#8c1220'),
    },
    {
      inside: await draw(filled(woman.hair[1]!)),
      bend: coiled,
      seeds: ring(7),
      glass: colours('#5e1420', '#8a2418', '#74191f'),
    },
    {
      inside: await draw(filled(woman.hair[0]!)),
      bend: combed,
      seeds: place(34, 0.62, combed),
      glass: colours('#6a1622', '#8f2a1a', '#4e1024', '#a4401c', '#761a20'),
    },
    {
      inside: await draw(
        clipped('M-110 140 C-84 146 -66 158 -48 164 C-34 166 -24 158 -16 147 L60 140 L60 260 L-180 260 L-180 140 Z'),
      ),
      bend: flat,
      seeds: place(26, 150, flat),
      glass: colours('#123a9c', '#0d2a78', '#1c54b8', '#2a3fa8', '#0f5a8c'),
    },
    {
      inside: await draw(
        clipped(
          'M-47 60 L-47 73 C-46 81 -43 88 -38 92.6 C-33 97 -24 100.8 -14 101.2 L-7.4 101 L20 104 L20 175 L-120 175 L-120 60 Z',
        ),
      ),
      bend: flat,
      seeds: [
        [figure.x + 52 * figure.zoom, figure.y + 88 * figure.zoom],
        [9e5, 9e5],
      ],
      glass: colours('#c08256'),
    },
    {
      inside: await draw(filled(woman.skin)),
      bend: flat,
      seeds: [
        [halo.x, halo.y],
        [9e5, 9e5],
      ],
      glass: colours('#dea06c'),
    },
    {
      inside: await draw(disc(halo.inner)),
      bend: polar,
      seeds: ring(14),
      glass: colours('#e8b23a', '#f2c860', '#dc9c2c'),
    },
    {
      inside: await draw(disc(halo.outer)),
      bend: polar,
      seeds: ring(40),
      glass: colours('#f7e2a4', '#c9541e', '#f2cf72', '#b8401c'),
    },
    {
      inside: await draw(`<rect x="-50" y="-50" width="${WIDTH + 100}" height="${HEIGHT + 100}" fill="#fff"/>`),
      bend: flat,
      seeds: place(90, 118, flat),
      glass: colours('#0a5a48', '#0e7458', '#0a4a66', '#12866a', '#0c3f6e', '#1a7f8c'),
    },
  ];
}

/** The features, which a glass painter adds in brown lines. */
async function paintLines(): Promise<Field> {
  const { eye, lid, brow, nostril, mouth, ear } = woman.lines;
  const stroke = (path: string, thick: number) =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${thick}"/>`;
  const features = [
    stroke(eye, 0.8),
    stroke(lid, 1.6),
    stroke(brow, 1.9),
    stroke(nostril, 1),
    stroke(mouth, 1.3),
    stroke(ear, 1.1),
    stroke('M-48 56 C-50 52.6 -53 54.6 -52.6 58.4 C-52 61.6 -49.4 62 -49.6 65.4', 0.55),
    '<path d="M-7.6 50.6 C-9.6 49.2 -11.6 50 -11.4 52 C-11.2 53.6 -9 53.8 -7.8 52.9 Z" fill="#fff"/>',
    stroke('M-10 57 C-13 58.4 -16 58 -19 56', 0.35),
  ];
  return rasterise(
    `<g transform="translate(${figure.x} ${figure.y}) scale(${-figure.zoom} ${figure.zoom})">${features.join('')}</g>`,
    WIDTH,
    HEIGHT,
    `0 0 ${WIDTH} ${HEIGHT}`,
  );
}
