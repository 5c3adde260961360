import { glow } from '../shared/develop.ts';
import { addPoint, type Colour, type Light, mix, ramp, smoothstep } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { halo, hang, IVORY, LAMP, PURPLE, unlit, wash } from './head.ts';

const SEED = 14;
const GUTTER = { x: 1452, y: 210 };
/** Threads per leaf: its edge, and the page behind it, which the lamp grazes. */
const THREADS = 46;
const COLOURS: Colour[] = [IVORY, LAMP, mix(LAMP, PURPLE, 0.55), PURPLE, PURPLE];

interface Leaf {
  /** Its direction from upright, in radians; left is negative. */
  lean: number;
  /** The visible depth of its page before the next leaf, in radians. */
  depth: number;
  length: number;
  strength: number;
}

/** Writing: a book open under the night, seen from the foot. A few leaves are just being turned. */
export const work: Work = {
  output: 'content/pictures/light-writing.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    for (const leaf of leaves()) {
      for (let i = 0; i < THREADS; i++) {
        const behind = i / THREADS;
        const strength = i === 0 ? 1 : 0.085 * Math.exp(-2.6 * behind);
        drawThread(light, scale, leaf, leaf.lean + behind * leaf.depth, strength * leaf.strength);
      }
    }
    glow(light, 4 * scale, 0.3);
    wash(light, LAMP, (x, y) => 0.9 * halo(Math.hypot((x - GUTTER.x) * 2, (y - GUTTER.y + 14) * 0.8), 20));
    glow(light, 46 * scale, 0.09);
    return hang(light);
  },
};

/** Two blocks that lie open, and between them the leaves that stand. */
function leaves(): Leaf[] {
  const random = createRandom(SEED);
  const block = (from: number, to: number, count: number, depth: number): Leaf[] =>
    Array.from({ length: count }, (_, i) => {
      const share = (i + 0.35 * random()) / count;
      const strength = 0.45 + 0.45 * random();
      return { lean: from + (to - from) * share, depth, length: 470 + 60 * random(), strength };
    });
  const standing = [-0.86, -0.6, -0.4, 0.12, 0.46, 0.78].map((lean) => ({
    lean,
    depth: lean < 0 ? -0.13 : 0.13,
    length: 400 + 40 * random(),
    strength: 0.95,
  }));
  return [...block(-1.72, -1.06, 17, -0.03), ...standing, ...block(1.7, 1.02, 15, 0.03)];
}

/** A thread leaves the gutter upright, bends to its leaf's direction, and sinks at its free end. */
function drawThread(light: Light, scale: number, leaf: Leaf, lean: number, strength: number): void {
  const bound = 46 + 26 * Math.cos(lean);
  let x = GUTTER.x + lean * 7;
  let y = GUTTER.y - 6 * Math.cos(lean);
  const step = 0.8 / scale;
  for (let s = 0; s < leaf.length; s += step) {
    const t = s / leaf.length;
    const angle = lean * (1 - Math.exp(-s / bound)) + Math.sign(lean) * Math.sin(Math.abs(lean)) * 0.34 * t ** 2;
    x += Math.sin(angle) * step;
    y -= Math.cos(angle) * step;
    const near = 1 / (1 + (s / 120) ** 1.5);
    const tint = ramp(COLOURS, t * 1.25);
    addPoint(light, x * scale, y * scale, tint, strength * near * smoothstep(1, 0.3, t) * 0.9);
  }
}
