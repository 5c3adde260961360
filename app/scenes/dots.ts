import { lerp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, type Light, stamp } from './glow.ts';
import type { Colors, Scene, Size } from './scene.ts';

export const settings = {
  count: 20,
  seed: 2026,
  /** Each dot moves around its position in an ellipse: the radius in CSS pixels, and the seconds for one round. */
  driftPx: [14, 46],
  orbitSeconds: [70, 150],
  /** The seconds in which a dot gets brighter and darker once. */
  pulseSeconds: [8, 20],
  /** The radius of the glow around a dot, in radii of the dot. */
  glow: 5,
} as const;

const columns = 4;

/** Places dots randomly, in fractions of the canvas: one in each cell of a grid, so that they do not overlap. */
export function scatter(count: number, seed: number) {
  const random = seededRandom(seed);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) + random()) / columns,
    y: (Math.floor(index / columns) + random()) / rows,
    radius: 1 + random() * 1.6,
    strength: 0.45 + random() * 0.4,
    driftPx: lerp(...settings.driftPx, random()),
    orbitSeconds: lerp(...settings.orbitSeconds, random()) * (random() < 0.5 ? -1 : 1),
    pulseSeconds: lerp(...settings.pulseSeconds, random()),
  }));
}

type Dot = ReturnType<typeof scatter>[number];

/** The position and strength of a dot at a time. At 0 seconds it is where the SVG fallback draws it. */
export function dotAt(dot: Dot, seconds: number, { width, height }: Size): Light {
  const angle = (seconds / dot.orbitSeconds) * 2 * Math.PI;
  const pulse = 1 - 0.25 * (1 - Math.cos((seconds / dot.pulseSeconds) * 2 * Math.PI));
  return {
    x: dot.x * width + dot.driftPx * Math.sin(angle),
    y: dot.y * height + dot.driftPx * 0.6 * (Math.cos(angle) - 1),
    radius: dot.radius * settings.glow,
    strength: dot.strength * pulse,
  };
}

/** The scene of the page Future: twenty slowly moving dots, like stars. */
export function createDots(context: OffscreenCanvasRenderingContext2D, colors: Colors): Scene {
  const glow = createGlow(colors.ivory);
  const dots = scatter(settings.count, settings.seed);
  return (seconds, size) => {
    for (const dot of dots) stamp(context, glow, dotAt(dot, seconds, size));
  };
}
