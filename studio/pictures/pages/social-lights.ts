import { BLUE, EMERALD, PURPLE, type Scene } from '../../film/aurora.ts';
import { type Colour, mix, smoothstep } from '../shared/light.ts';

/*
 * One light for each social picture, so that they differ at a glance. All are at the upper right of a 16:9 frame; the title
 * is at the left.
 */

const CYAN = mix(BLUE, EMERALD, 0.55);
const ROSE = mix(PURPLE, [0.9, 0.12, 0.45], 0.35);

const mask = (x: number, y: number) =>
  smoothstep(0.36, 0.72, x) * smoothstep(0, 0.1, y) * smoothstep(0.98, 0.7, y) * smoothstep(1.02, 0.93, x);

interface Curtain {
  x: number;
  y: number;
  drift: number;
  climb: number;
  reach: number;
  colours: Colour[];
  seed: number;
  strength?: number;
  sway?: number;
  depth?: number;
  turns?: number;
  phase?: number;
}

const scene = (curtains: Curtain[], fan = 0.2, gutterX = 0.8): Scene => ({
  gutterX,
  gutterY: 0.6,
  ribbons: curtains.map((curtain) => ({ strength: 0.8, sway: 0.03, depth: 0.16, turns: 0.9, phase: 3, ...curtain })),
  fan,
  mask,
});

/** A row of short separate lights: `count` of them from `from` to `to`. */
function row(count: number, from: number, to: number, make: (share: number, i: number) => Partial<Curtain>): Curtain[] {
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0;
    const x = from + (to - from) * share;
    return {
      x,
      y: 0.5,
      drift: 0.03,
      climb: 0.04,
      reach: 0.4,
      colours: [BLUE, PURPLE],
      seed: 20 + i,
      ...make(share, i),
    };
  });
}

const hanging = (low: Colour, high: Colour, seed: number): Scene =>
  scene([
    { x: 1.02, y: 0.5, drift: -0.42, climb: 0.2, reach: 0.6, colours: [low, low, high], seed, sway: 0.06, turns: 1.2 },
    {
      x: 1.03,
      y: 0.32,
      drift: -0.34,
      climb: 0.1,
      reach: 0.5,
      colours: [low, high],
      seed: seed + 3,
      strength: 0.5,
      turns: 1.2,
    },
  ]);

/** A lamp above the wall: its rays meet at the top. */
const lamp = (low: Colour, high: Colour, seed: number): Scene =>
  scene(
    row(6, 0.6, 0.94, (share, i) => ({
      y: 0.58 - 0.1 * (2 * share - 1) ** 2,
      depth: 0.3,
      drift: 0.07 * (i % 2 ? 1 : -1),
      reach: 0.8,
      strength: 0.3 + 0.45 * Math.sin(Math.PI * share),
      colours: [low, low, high],
      seed: seed + i,
      sway: 0.012,
    })),
    -1.1,
    0.77,
  );

const marker = { x: 0.9, y: 0.72, strength: 2, depth: 0.08 };
const room = { drift: -0.13, climb: 0.1, sway: 0.035, turns: 1.1 };

export const LIGHTS: Record<string, Scene> = {
  // A long arc of years, from violet to green.
  history: scene([
    { x: 1.04, y: 0.34, drift: -0.26, climb: 0.16, reach: 0.5, colours: [EMERALD, BLUE], seed: 31, sway: 0.01 },
    { x: 0.9, y: 0.28, drift: -0.26, climb: 0.06, reach: 0.46, colours: [BLUE, PURPLE], seed: 32, sway: 0.01 },
    { x: 0.74, y: 0.27, drift: -0.2, climb: -0.12, reach: 0.4, colours: [PURPLE, PURPLE], seed: 33, sway: 0.01 },
  ]),
  // One narrow ribbon, a marker that hangs out of a book.
  writing: scene([
    {
      ...marker,
      drift: -0.1,
      climb: 0.66,
      reach: 0.36,
      colours: [BLUE, BLUE, CYAN],
      seed: 41,
      sway: 0.075,
      turns: 1.5,
    },
    {
      ...marker,
      drift: -0.04,
      climb: 0.6,
      reach: 0.32,
      colours: [BLUE, PURPLE],
      seed: 42,
      strength: 1.6,
      sway: 0.06,
      turns: 1.4,
      phase: 2.4,
    },
  ]),
  // Pipes of an organ.
  music: scene(
    row(12, 0.62, 0.99, (share, i) => ({
      y: 0.42 + 0.1 * Math.cos(2 * Math.PI * share),
      drift: 0.014,
      climb: 0.01,
      reach: 0.28 + 0.3 * Math.abs(Math.sin(1.9 * i)),
      colours: i % 3 === 0 ? [ROSE, PURPLE] : [PURPLE, PURPLE, BLUE],
      strength: 0.65,
      sway: 0.003,
    })),
    0,
  ),
  // Three curtains for three rooms.
  art: scene([
    { ...room, x: 0.66, y: 0.34, reach: 0.5, colours: [PURPLE, ROSE], seed: 51 },
    { ...room, x: 0.83, y: 0.4, reach: 0.56, colours: [BLUE, BLUE, CYAN], seed: 52 },
    { ...room, x: 1.0, y: 0.46, reach: 0.62, colours: [EMERALD, EMERALD, CYAN], seed: 53 },
  ]),
  // A fan: one point becomes many colours.
  'text-to-image': scene(
    row(7, 0.755, 0.845, (share, i) => ({
      y: 0.56,
      drift: 0.012,
      climb: 0.012,
      reach: 0.62,
      colours: [PURPLE, ROSE, BLUE, BLUE, CYAN, EMERALD, EMERALD].slice(i, i + 1).flatMap((tint) => [tint, tint]),
      strength: 0.5 + 0.2 * Math.sin(Math.PI * share),
      sway: 0.004,
    })),
    7,
  ),
  // Eight small fires.
  'other-initiatives': scene(
    row(8, 0.56, 0.97, (_, i) => ({
      y: 0.28 + 0.22 * ((i * 0.618) % 1),
      drift: 0.03 * (i % 2 ? 1 : -1),
      climb: 0.07,
      reach: 0.2,
      colours: i % 2 ? [CYAN, BLUE] : [EMERALD, CYAN],
      sway: 0.02,
      turns: 1.4,
    })),
  ),
  // Straight fine rain.
  'ai-coding': scene(
    row(5, 0.6, 0.96, (share, i) => ({
      y: 0.5 - 0.14 * share,
      drift: 0.1,
      climb: 0.01,
      reach: 0.5,
      colours: [EMERALD, EMERALD, EMERALD],
      strength: 0.42 + 0.12 * i,
      sway: 0.002,
    })),
    0,
  ),
  // Dawn: rays from below the horizon at the right.
  future: scene(
    row(9, 0.7, 1.08, (share) => ({
      y: 0.62 - 0.2 * Math.sin(Math.PI * share),
      drift: 0.04,
      climb: 0.02,
      reach: 0.52,
      colours: [CYAN, BLUE, PURPLE],
      strength: 0.62,
      sway: 0.01,
    })),
    3.2,
    0.9,
  ),
  // Three ribbons tied together.
  team: scene([
    { x: 0.82, y: 0.6, drift: -0.24, climb: 0.3, reach: 0.46, colours: [EMERALD, CYAN], seed: 61, sway: 0.02 },
    { x: 0.82, y: 0.6, drift: 0.0, climb: 0.4, reach: 0.5, colours: [BLUE, BLUE], seed: 62, sway: 0.03 },
    { x: 0.82, y: 0.6, drift: 0.2, climb: 0.3, reach: 0.46, colours: [PURPLE, ROSE], seed: 63, sway: 0.02, phase: 0 },
  ]),
  // A calm veil.
  info: scene([
    {
      x: 1.06,
      y: 0.3,
      drift: -0.5,
      climb: 0.04,
      reach: 0.5,
      colours: [BLUE, CYAN, CYAN],
      seed: 71,
      sway: 0.02,
      strength: 0.8,
      depth: 0.24,
    },
  ]),
  'album-blue': hanging(BLUE, CYAN, 101),
  'album-purple': hanging(PURPLE, ROSE, 111),
  'album-emerald': hanging(EMERALD, CYAN, 121),
  'gallery-blue': lamp(BLUE, CYAN, 131),
  'gallery-purple': lamp(PURPLE, ROSE, 141),
  'gallery-emerald': lamp(EMERALD, CYAN, 151),
};
