import { between, clamp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, type Light, stamp } from './glow.ts';
import type { Colours, Scene, Size } from './scene.ts';

export const settings = {
  count: 40,
  colours: ['moteBlue', 'motePurple', 'moteEmerald'],
  /** From leaving the book to going out: the slowest take two minutes. */
  lifeSeconds: [56, 120],
  /** How far they stray to either side, in widths of the hero. */
  stray: 0.44,
  /** The book's gutter, where they come from, how far they rise, and where they fade towards the words, in parts of the hero. */
  wide: { gutterX: 0.655, gutterY: 0.805, rise: 0.74, fadesFrom: { x: 0.52, y: 0 }, goneAt: { x: 0.36, y: -0.2 } },
  narrow: { gutterX: 0.54, gutterY: 0.865, rise: 0.4, fadesFrom: { x: 0, y: 0.6 }, goneAt: { x: -0.2, y: 0.5 } },
  /** In CSS pixels, as in the hero's style sheet. */
  narrowBelow: 768,
} as const;

/** What chance gave to a mote. */
export interface Mote {
  colour: number;
  /** Where in its life it is at the beginning, from 0 to 1. */
  birth: number;
  lifeSeconds: number;
  /** From -1, far to the left, to 1, far to the right. */
  lean: number;
  swaySeconds: number;
  swayPx: number;
  size: number;
}

/** As many motes as asked for, in even numbers of each colour. */
export function createMoteList(count: number, seed: number): Mote[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    colour: index % settings.colours.length,
    birth: (index + random()) / count,
    lifeSeconds: between(settings.lifeSeconds, random()),
    // The light climbs to the right, and most of them go with it.
    lean: (random() + random() + random() - 1.32) / 1.5,
    swaySeconds: 14 + random() * 18,
    swayPx: 6 + random() * 16,
    size: random() ** 2,
  }));
}

/** Where a mote is at a moment, and how bright. It leaves the gutter dark, shines on its way and goes out. */
export function moteAt(mote: Mote, seconds: number, { width, height }: Size): Light {
  const { gutterX, gutterY, rise, fadesFrom, goneAt } = width < settings.narrowBelow ? settings.narrow : settings.wide;
  const life = (mote.birth + seconds / mote.lifeSeconds) % 1;
  const sway = Math.sin((seconds / mote.swaySeconds + mote.birth) * 2 * Math.PI) * mote.swayPx * life;
  const x = gutterX * width + mote.lean * settings.stray * width * life ** 0.85 + sway;
  const y = gutterY * height - rise * height * life ** 1.15;
  const clear = ramp(x / width, goneAt.x, fadesFrom.x) * ramp(y / height, goneAt.y, fadesFrom.y);
  const flicker = 0.78 + 0.22 * Math.sin((seconds / mote.swaySeconds) * 6 * Math.PI + mote.birth * 40);
  return { x, y, radius: 5 + 8 * mote.size, strength: Math.sin(life * Math.PI) ** 0.7 * clear * flicker };
}

/** From 0 at one end to 1 at the other. */
const ramp = (value: number, from: number, to: number) => clamp((value - from) / (to - from), 0, 1);

/** Home: forty motes in three colours, drifting as in lamplight out of the book's gutter. */
export function createMotes(context: OffscreenCanvasRenderingContext2D, colours: Colours): Scene {
  const glows = settings.colours.map((name) => createGlow(colours[name]));
  const motes = createMoteList(settings.count, 40);
  let size: Size = { width: 0, height: 0 };
  return {
    resize(newSize) {
      size = newSize;
    },
    render(seconds) {
      for (const mote of motes) stamp(context, glows[mote.colour]!, moteAt(mote, seconds, size));
    },
  };
}
