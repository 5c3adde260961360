import { px } from '../lib/breakpoints.ts';
import { lerp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, edgeFade, type Light, stamp } from './glow.ts';
import type { Colors, Scene, Size } from './scene.ts';

export const settings = {
  count: 50,
  /** How fast dust moves downwards and sideways, in CSS pixels per second. */
  fallSpeed: [1.5, 5],
  driftSpeed: [-3, 3],
  /** A speck gets brighter and darker as it turns: the seconds of a turn, and the lowest and highest strength. */
  turnSeconds: [9, 26],
  strength: [0.14, 0.75],
  /** On narrow screens, text covers the whole scene: the strength is multiplied by this factor. */
  narrowDimming: 0.5,
  edgePx: 60,
} as const;

/** Creates the random properties of specks of dust: evenly across the width, in fractions of the canvas. */
export function createSpecks(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    /** From 0, far, to 1, near. Near specks are larger and fall faster. */
    const depth = random() ** 1.6;
    return {
      x: (index + random()) / count,
      y: random(),
      fallSpeed: lerp(...settings.fallSpeed, depth),
      driftSpeed: lerp(...settings.driftSpeed, random()),
      turnSeconds: lerp(...settings.turnSeconds, random()),
      turn: random(),
      depth,
    };
  });
}

type Speck = ReturnType<typeof createSpecks>[number];

/** The position and strength of a speck at a time. A speck that leaves the canvas enters again on the other side. */
export function speckAt(speck: Speck, seconds: number, size: Size): Light {
  const x = wrap(speck.x * size.width + speck.driftSpeed * seconds, size.width);
  const y = wrap(speck.y * size.height + speck.fallSpeed * seconds, size.height);
  const turned = 0.5 + 0.5 * Math.sin((seconds / speck.turnSeconds + speck.turn) * 2 * Math.PI);
  const dimming = size.width < px('medium') ? settings.narrowDimming : 1;
  const strength = dimming * lerp(...settings.strength, turned ** 2) * edgeFade(x, y, size, settings.edgePx);
  return { x, y, radius: 3.5 + 4.5 * speck.depth, strength };
}

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/** The scene of Art and its galleries: fifty specks of dust. */
export function createField(context: OffscreenCanvasRenderingContext2D, colors: Colors): Scene {
  const glows = [createGlow(colors.lamplight), createGlow(colors.ivory)];
  const specks = createSpecks(settings.count, 50);
  return (seconds, size) => {
    for (const [index, speck] of specks.entries()) {
      stamp(context, glows[index % glows.length]!, speckAt(speck, seconds, size));
    }
  };
}
