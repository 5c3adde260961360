import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { type Field, sampleField, signedDistance } from '../shared/field.ts';
import {
  addLine,
  addPoint,
  type Colour,
  clamp,
  colour,
  createLight,
  eachPixel,
  type Light,
  mix,
} from '../shared/light.ts';
import { createNoise, createRandom, type Random } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { child } from './profiles.ts';

interface Star {
  x: number;
  y: number;
  /** Magnitude, 0 to 1. */
  bright: number;
}

const [WIDTH, HEIGHT] = [1280, 1600];
const view = `0 0 ${WIDTH} ${HEIGHT}`;
/** The child looks up: the head is turned back and set a little low. */
const pose = 'translate(800 250) rotate(-17) scale(8.3)';
const gold: Colour = colour('#ffd79a');
const blue: Colour = colour('#9db8ff');

/** Constellation: a child looks up, drawn by stars and the fine lines that join them. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-5.jpg',
  async render(scale) {
    const width = Math.round(WIDTH * scale);
    const height = Math.round(HEIGHT * scale);
    const random = createRandom(61);
    const draw = (shapes: string) => rasterise(`<g transform="${pose}">${shapes}</g>`, WIDTH, HEIGHT, view);
    const shape = (path: string) => `<path d="${path}" fill="#fff"/>`;
    const figure = await draw(shape(child.skin) + child.hair.map(shape).join(''));
    const hair = await draw(child.hair.map(shape).join(''));
    const { eye, lid, brow, nostril, mouth, ear, jaw } = child.lines;
    const lines = await draw(
      [eye, lid, brow, nostril, mouth, ear, jaw]
        .map((path) => `<path d="${path}" fill="none" stroke="#fff" stroke-width="0.5"/>`)
        .join(''),
    );
    const inside = signedDistance(figure);
    const hairline = signedDistance(hair);
    const features = signedDistance(lines);

    const light = drawSky(width, height, scale, inside);
    const stars = scatter(random, inside, hairline, features);
    join(light, stars, inside, scale);
    for (const star of stars) drawStar(light, star, scale, random);
    glow(light, 5 * scale, 0.5, 0.1);
    glow(light, 40 * scale, 0.22, 0.15);
    return develop(light, { exposure: 1.05, vignette: 0.5 });
  },
};

/** Night with a faint band of cloud, a little lighter round the figure than within it, and far stars. */
function drawSky(width: number, height: number, scale: number, inside: Field): Light {
  const light = createLight(width, height);
  const noise = createNoise(70);
  const random = createRandom(5);
  eachPixel(light, (x, y, index) => {
    const [px, py] = [x / scale, y / scale];
    const band = Math.exp(-(((px * 0.55 - py * 0.8 + 520) / 430) ** 2));
    const cloud = noise.octaves(px / 300 + noise.at(px / 200, py / 220), py / 300, 6);
    const distance = sampleField(inside, px, py);
    const halo = distance < 0 ? Math.exp(distance / 160) : 0;
    const body = clamp(distance / 60, 0, 1);
    const base = mix(colour('#050a1c'), colour('#0d1a45'), clamp(1 - py / HEIGHT, 0, 1));
    const tint = mix(base, colour('#434f96'), clamp(band * (cloud - 0.25) * 0.85 + halo * 0.22, 0, 1));
    const depth = mix(tint, colour('#070b22'), body * 0.72);
    for (let c = 0; c < 3; c++) light.data[index + c] = depth[c]!;
  });
  for (let i = 0; i < 2600; i++) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    const far = sampleField(inside, x, y) < -6 ? 1 : 0.25;
    addPoint(light, x * scale, y * scale, mix(blue, gold, random() ** 2), far * (0.3 + 2.6 * random() ** 7) * scale);
  }
  return light;
}

/** Stars are dense along the outline, the hairline and the features, and sparse elsewhere inside. */
function scatter(random: Random, inside: Field, hairline: Field, features: Field): Star[] {
  const stars: Star[] = [];
  const accept = (x: number, y: number, room: number, bright: number) => {
    if (stars.some((star) => (star.x - x) ** 2 + (star.y - y) ** 2 < room * room)) return;
    stars.push({ x, y, bright });
  };
  for (let i = 0; i < 160_000; i++) {
    const x = random() * WIDTH;
    const y = random() * HEIGHT;
    const body = sampleField(inside, x, y);
    const outline = Math.abs(body - 4);
    const feature = -sampleField(features, x, y);
    if (feature < 3) accept(x, y, 15, 0.42 + 0.3 * random());
    else if (outline < 2.5) accept(x, y, y > 1150 ? 34 : 19, 0.45 + 0.55 * random() ** 2);
    else if (Math.abs(sampleField(hairline, x, y)) < 2.5 && body > 10) accept(x, y, 26, 0.3 + 0.3 * random());
    else if (i > 90_000 && body > 26 && feature > 24) {
      const dense = sampleField(hairline, x, y) > 0 ? 40 : 66;
      accept(x, y, dense + 20 * random(), 0.12 + 0.3 * random() ** 3);
    }
  }
  return stars;
}

/** Joins neighbours whose line stays within the figure; long lines are fainter. */
function join(light: Light, stars: Star[], inside: Field, scale: number): void {
  stars.forEach((star, i) => {
    const near = stars
      .map((other, index) => ({ other, index, away: Math.hypot(other.x - star.x, other.y - star.y) }))
      .filter(({ index, away }) => index !== i && away < 105)
      .sort((a, b) => a.away - b.away)
      .slice(0, 5);
    for (const { other, index, away } of near) {
      const middle = sampleField(inside, (star.x + other.x) / 2, (star.y + other.y) / 2);
      const mutual = index > i || away > 40;
      if (middle < 1.5 || !mutual) continue;
      const edge = middle < 9 ? 1 : 0.34;
      const strength = edge * Math.min(0.5, 16 / away) * 0.85 * Math.sqrt(scale);
      const tint = mix(blue, gold, edge === 1 ? 0.75 : 0.12);
      addLine(light, star.x * scale, star.y * scale, other.x * scale, other.y * scale, tint, strength);
    }
  });
}

/** A soft disc; the brightest have a fine cross. */
function drawStar(light: Light, star: Star, scale: number, random: Random): void {
  const radius = (1.2 + 2.7 * star.bright ** 2) * scale;
  const tint = mix(blue, gold, clamp(star.bright * 1.25, 0, 1));
  const reach = Math.ceil(radius * 3);
  const [cx, cy] = [star.x * scale, star.y * scale];
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const amount = Math.exp(-(x * x + y * y) / (radius * radius)) * (0.5 + 1.6 * star.bright);
      addPoint(light, cx + x, cy + y, tint, amount);
    }
  }
  if (star.bright > 0.9 && random() < 0.6) {
    const arm = 26 * star.bright * scale;
    for (const [dx, dy] of [
      [arm, 0],
      [-arm, 0],
      [0, arm],
      [0, -arm],
    ] as const) {
      for (let part = 0; part < 8; part++) {
        const [a, b] = [part / 8, (part + 1) / 8];
        addLine(light, cx + dx * a, cy + dy * a, cx + dx * b, cy + dy * b, tint, 0.5 * (1 - a) ** 2);
      }
    }
  }
}
