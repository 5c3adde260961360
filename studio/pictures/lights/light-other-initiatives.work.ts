import { glow } from '../shared/develop.ts';
import { type Colour, type Light, mix } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';
import { EMERALD, hang, IVORY, PALE_EMERALD, PALE_PURPLE, PURPLE, unlit, wash } from './head.ts';

interface Firefly {
  x: number;
  y: number;
  /** How far its glow reaches, and how clear it is: near 0 it is out of focus. */
  size: number;
  clear: number;
  /** 0 is emerald, 1 purple. */
  hue: number;
  /** The way it came: where from, and how that bends. */
  way?: { x: number; y: number; bow: number };
}

const FIREFLIES: Firefly[] = [
  { x: 1470, y: 150, size: 46, clear: 1, hue: 0, way: { x: -230, y: 130, bow: 74 } },
  { x: 1120, y: 400, size: 58, clear: 0.06, hue: 1 },
  { x: 1706, y: 182, size: 30, clear: 0.8, hue: 1, way: { x: -110, y: 60, bow: -40 } },
  { x: 1262, y: 116, size: 16, clear: 1, hue: 0 },
  { x: 1610, y: 436, size: 70, clear: 0.03, hue: 0 },
  { x: 1606, y: 100, size: 11, clear: 1, hue: 0 },
  { x: 1122, y: 232, size: 18, clear: 0.9, hue: 0, way: { x: -70, y: 70, bow: 40 } },
  { x: 1392, y: 482, size: 22, clear: 0.4, hue: 1 },
];

/** AI labs: eight small glows in the dark, some near, some far, some out of focus. */
export const work: Work = {
  output: 'content/pictures/light-other-initiatives.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    for (const { x, y, size, clear, hue, way } of FIREFLIES) {
      const tint = mix(EMERALD, PURPLE, hue);
      const pale = mix(PALE_EMERALD, PALE_PURPLE, hue);
      spot(light, tint, x, y, size * 1.7, 0.03 + 0.1 * clear);
      spot(light, tint, x, y, size, 0.12 + 0.28 * clear);
      if (clear < 0.1) continue;
      spot(light, tint, x, y, size * 0.4, 0.7 * clear);
      spot(light, pale, x, y, size * 0.13 + 1.4, 1.3 * clear);
      spot(light, IVORY, x, y, size * 0.05 + 1, 1.8 * clear);
      if (way) trace(light, pale, x, y, way);
    }
    glow(light, 24 * scale, 0.06);
    return hang(light);
  },
};

function spot(light: Light, tint: Colour, x: number, y: number, radius: number, strength: number): void {
  const reach = (radius * 3) ** 2;
  wash(light, tint, (px, py) => {
    const far = (px - x) ** 2 + (py - y) ** 2;
    return far > reach ? 0 : strength * Math.exp(-far / radius ** 2);
  });
}

/** Where it was before: points, ever closer and fainter. */
function trace(light: Light, tint: Colour, x: number, y: number, way: { x: number; y: number; bow: number }): void {
  const far = Math.hypot(way.x, way.y);
  const count = Math.round(far / 12);
  for (let i = 2; i <= count; i++) {
    const t = i / count;
    const side = way.bow * Math.sin(Math.PI * t);
    const [px, py] = [x + way.x * t - (side * way.y) / far, y + way.y * t + (side * way.x) / far];
    spot(light, tint, px, py, 1.3, 0.95 * (1 - t) ** 1.5);
  }
}
