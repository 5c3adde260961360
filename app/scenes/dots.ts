import { between } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, type Light, stamp } from './glow.ts';
import type { Colours, Scene, Size } from './scene.ts';

export const settings = {
  count: 20,
  seed: 2026,
  /** How far a dot strays from its place, in CSS pixels, and how long it is on its way around it. */
  strayPx: [14, 46],
  roundSeconds: [70, 150],
  /** Each grows brighter and fainter like a star before dawn. */
  breathSeconds: [8, 20],
  /** The glow around a dot is this many times as wide. */
  glow: 5,
} as const;

/** A dot. Its place in parts of the canvas, its radius in CSS pixels, its strength from 0 to 1. */
export interface Dot {
  x: number;
  y: number;
  radius: number;
  strength: number;
  strayPx: number;
  roundSeconds: number;
  breathSeconds: number;
}

const columns = 4;

/** Strews dots as stars lie: by chance, but none on top of another. One falls into each field of a grid. */
export function scatter(count: number, seed: number): Dot[] {
  const random = seededRandom(seed);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) + random()) / columns,
    y: (Math.floor(index / columns) + random()) / rows,
    radius: 1 + random() * 1.6,
    strength: 0.45 + random() * 0.4,
    strayPx: between(settings.strayPx, random()),
    roundSeconds: between(settings.roundSeconds, random()) * (random() < 0.5 ? -1 : 1),
    breathSeconds: between(settings.breathSeconds, random()),
  }));
}

/** Where a dot is at a moment: it begins at its place, goes slowly round in an ellipse, and breathes. */
export function dotAt(dot: Dot, seconds: number, { width, height }: Size): Light {
  const angle = (seconds / dot.roundSeconds) * 2 * Math.PI;
  const breath = 1 - 0.25 * (1 - Math.cos((seconds / dot.breathSeconds) * 2 * Math.PI));
  return {
    x: dot.x * width + dot.strayPx * Math.sin(angle),
    y: dot.y * height + dot.strayPx * 0.6 * (Math.cos(angle) - 1),
    radius: dot.radius * settings.glow,
    strength: dot.strength * breath,
  };
}

/** Future: twenty dots, the last stars before dawn. */
export function createDots(context: OffscreenCanvasRenderingContext2D, colours: Colours): Scene {
  const glow = createGlow(colours.ivory);
  const dots = scatter(settings.count, settings.seed);
  let size: Size = { width: 0, height: 0 };
  return {
    resize(newSize) {
      size = newSize;
    },
    render(seconds) {
      for (const dot of dots) stamp(context, glow, dotAt(dot, seconds, size));
    },
  };
}
