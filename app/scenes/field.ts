import { between } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, edgeFade, type Light, stamp } from './glow.ts';
import type { Colours, Scene, Size } from './scene.ts';

export const settings = {
  count: 50,
  /** How far dust falls and is carried sideways, in CSS pixels a second. */
  fall: [1.5, 5],
  carry: [-3, 3],
  /** It is lit where it turns towards a lamp: how often, and the least and the most light. */
  turnSeconds: [9, 26],
  strength: [0.14, 0.75],
  /** On narrow screens words stand everywhere: so much light is left there. */
  narrow: 0.5,
  narrowBelow: 768,
  edgePx: 60,
} as const;

/** What chance gave to a speck of dust. */
export interface Speck {
  /** Its place at the beginning, in parts of the canvas. */
  x: number;
  y: number;
  fall: number;
  carry: number;
  turnSeconds: number;
  turn: number;
  /** From 0, far, to 1, near: near ones are larger, and fall faster. */
  depth: number;
}

/** As many specks as asked for, evenly strewn. */
export function createSpecks(count: number, seed: number): Speck[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const depth = random() ** 1.6;
    return {
      x: (index + random()) / count,
      y: random(),
      fall: between(settings.fall, depth),
      carry: between(settings.carry, random()),
      turnSeconds: between(settings.turnSeconds, random()),
      turn: random(),
      depth,
    };
  });
}

/** Where a speck is at a moment, and how much light it catches. What leaves on one side comes in on the other. */
export function speckAt(speck: Speck, seconds: number, size: Size): Light {
  const x = wrap(speck.x * size.width + speck.carry * seconds, size.width);
  const y = wrap(speck.y * size.height + speck.fall * seconds, size.height);
  const turned = 0.5 + 0.5 * Math.sin((seconds / speck.turnSeconds + speck.turn) * 2 * Math.PI);
  const share = size.width < settings.narrowBelow ? settings.narrow : 1;
  const strength = share * between(settings.strength, turned ** 2) * edgeFade(x, y, size, settings.edgePx);
  return { x, y, radius: 3.5 + 4.5 * speck.depth, strength };
}

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/** Art: fifty specks of dust in the light of the picture lamps. */
export function createField(context: OffscreenCanvasRenderingContext2D, colours: Colours): Scene {
  const glows = [createGlow(colours.lamplight), createGlow(colours.ivory)];
  const specks = createSpecks(settings.count, 50);
  let size: Size = { width: 0, height: 0 };
  return {
    resize(newSize) {
      size = newSize;
    },
    render(seconds) {
      for (const [index, speck] of specks.entries()) {
        stamp(context, glows[index % glows.length]!, speckAt(speck, seconds, size));
      }
    },
  };
}
