import { createNoise } from '../pictures/shared/random.ts';
import type { Scene, Stem } from './photograph.ts';
import { around, type Color, color, mix, type Pot, type Surface, step } from './pot.ts';

/** The pictures of the example site, by their files below examples/ceramics/. */
export const works: Record<string, Scene> = {};

const noise = createNoise(3);
type Glaze = Pot['glaze'];

/** Specks of iron in a glaze: where there is one, and how dark it is. */
const speck = (height: number, angle: number, often: number): number =>
  noise.at(angle * 46, height * 120) > 1 - often ? 0.5 + 0.4 * noise.at(angle * 9, height * 21) : 0;

interface Look {
  clay: [string, string];
  /** The glaze where it is thick, and where it is thin. */
  glaze: [string, string];
  /** The height to which it runs down, and how unevenly. */
  edge: number;
  uneven: number;
  /** The color of the lip, where the glaze has run off. */
  lip?: { hex: string; above: number };
  specks?: number;
  gloss?: number;
}

/** A glaze that was poured over a pot and has run down. */
function poured({ clay, glaze, edge, uneven, lip, specks = 0, gloss = 0.9 }: Look): Glaze {
  const [clayDark, clayLight, thick, thin] = [...clay, ...glaze].map(color) as [Color, Color, Color, Color];
  const lipColor = lip && color(lip.hex);
  return ({ height, angle, point, isInside }): Surface => {
    const grain = around(noise, point, 9);
    const run =
      Math.sin(angle * 2 + 1) * 0.5 + Math.sin(angle * 5 + 2.2) * 0.3 + (around(noise, point, 5, 2) - 0.5) * 1.6;
    const line = edge + uneven * run;
    const isGlazed = isInside || height > line;
    const body = mix(thick, thin, (grain - 0.5) * 1.5 + 0.45 + (height - 0.5) * 0.25);
    const beaded = mix(body, thick, (1 - step(0, 0.07, height - line)) * (isInside ? 0 : 0.8));
    const spotted = mix(beaded, color('#2c241c'), speck(height, angle, specks));
    const worn =
      lip && lipColor
        ? mix(spotted, lipColor, step(lip.above - 0.012, lip.above + 0.014, height + grain * 0.02))
        : spotted;
    return isGlazed ? { color: worn, gloss } : { color: mix(clayDark, clayLight, grain * 1.2 - 0.1), gloss: 0.1 };
  };
}

const dusk = { table: color('#5b5650'), wall: color('#4a4a4c'), wallTop: color('#24272d') };
const warm = { table: color('#7b6a58'), wall: color('#66584b'), wallTop: color('#2f2a27') };
const cool = { table: color('#57606a'), wall: color('#47525e'), wallTop: color('#1f262f') };
const tall = { width: 1040, height: 1300 };

works['galleries/vases/river-bottle.jpg'] = {
  ...tall,
  ...warm,
  camera: { from: [0, 1.5, 5.2], to: [0, 0.62, 0], view: 1.78 },
  pots: [
    {
      wall: [
        [0, 0.03],
        [0.17, 0.03],
        [0.2, 0.06],
        [0.33, 0.3],
        [0.37, 0.5],
        [0.3, 0.72],
        [0.15, 0.86],
        [0.095, 0.98],
        [0.1, 1.12],
        [0.14, 1.18],
      ],
      thickness: 0.014,
      rings: 0.018,
      glaze: poured({
        clay: ['#5d3a27', '#8a5c40'],
        glaze: ['#2f5d4f', '#7fa893'],
        edge: 0.19,
        uneven: 0.045,
        specks: 0.06,
        lip: { hex: '#8c6f4c', above: 1.19 },
      }),
    },
  ],
};

works['galleries/vases/moon-jar.jpg'] = {
  ...tall,
  ...cool,
  camera: { from: [0, 1.25, 5.2], to: [0, 0.55, 0], view: 1.85 },
  pots: [
    {
      wall: [
        [0, 0.03],
        [0.2, 0.03],
        [0.22, 0.07],
        [0.4, 0.22],
        [0.52, 0.45],
        [0.53, 0.6],
        [0.44, 0.82],
        [0.27, 0.98],
        [0.22, 1.02],
        [0.225, 1.08],
      ],
      thickness: 0.015,
      rings: 0.008,
      glaze: ({ height, angle, point, isInside }) => {
        const cloud = around(noise, point, 2.4);
        const milk = mix(color('#b9b3a6'), color('#d9d5ca'), around(noise, point, 7) * 1.3 - 0.1);
        const flame = step(0.5, 0.72, cloud + 0.16 * Math.cos(angle - 0.9) - 0.1 * height);
        const blushed = mix(milk, color('#c79a80'), flame * 0.75);
        // The seam of the two halves of which a moon jar is made.
        const seam = 1 - step(0, 0.02, Math.abs(height - 0.535 - 0.006 * Math.sin(angle * 4)));
        const foot = isInside ? 0 : 1 - step(0.055, 0.07, height);
        return { color: mix(mix(blushed, color('#8f877c'), seam * 0.3), color('#94765d'), foot), gloss: 0.75 };
      },
    },
  ],
};

const reed = (to: [number, number, number], bend: [number, number, number]): Stem => ({
  from: [to[0] * 0.03, 0.5, to[2] * 0.05],
  to,
  bend,
  thickness: 0.008,
  color: color('#8d7a4c'),
  head: { thickness: 0.034, length: 0.3, color: color('#5a3d26') },
});

works['galleries/vases/reeds.jpg'] = {
  ...tall,
  ...dusk,
  camera: { from: [0, 1.7, 6.2], to: [0.03, 0.98, 0], view: 2.6 },
  stems: [
    reed([-0.42, 1.95, 0.05], [-0.06, 1.3, 0]),
    reed([0.1, 2.08, -0.1], [0.05, 1.4, 0]),
    reed([0.55, 1.72, 0.1], [0.1, 1.35, 0.02]),
  ],
  pots: [
    {
      wall: [
        [0, 0.03],
        [0.2, 0.03],
        [0.23, 0.06],
        [0.3, 0.3],
        [0.33, 0.52],
        [0.29, 0.74],
        [0.15, 0.9],
        [0.12, 0.97],
        [0.16, 1.04],
      ],
      thickness: 0.014,
      rings: 0.02,
      glaze: poured({
        clay: ['#4d3020', '#7c5138'],
        glaze: ['#0b0a0a', '#23170f'],
        edge: 0.13,
        uneven: 0.03,
        lip: { hex: '#7a3c17', above: 1.035 },
        gloss: 1,
      }),
    },
  ],
};

const bottle = (radius: number, shoulder: number, height: number): Pot['wall'] => [
  [0, 0.025],
  [radius * 0.8, 0.025],
  [radius * 0.94, 0.05],
  [radius, 0.2],
  [radius * 0.98, shoulder * 0.8],
  [radius * 0.72, shoulder],
  [radius * 0.28, shoulder + 0.1],
  [radius * 0.24, height - 0.08],
  [radius * 0.34, height],
];

works['galleries/vases/three-bottles.jpg'] = {
  ...tall,
  ...warm,
  wall: color('#7a6c5d'),
  camera: { from: [0, 1.35, 5.6], to: [0, 0.62, 0], view: 1.95 },
  pots: [
    {
      wall: bottle(0.26, 0.75, 1.24),
      thickness: 0.013,
      rings: 0.012,
      at: [-0.3, -0.16],
      glaze: poured({
        clay: ['#6b5442', '#8d7560'],
        glaze: ['#8d8a80', '#c4bca9'],
        edge: 0.08,
        uneven: 0.012,
        specks: 0.1,
        gloss: 0.35,
      }),
    },
    {
      wall: bottle(0.21, 0.5, 0.92),
      thickness: 0.013,
      rings: 0.012,
      at: [0.1, 0.26],
      glaze: poured({
        clay: ['#6a3f2a', '#91603f'],
        glaze: ['#8f5a20', '#c68f3d'],
        edge: 0.12,
        uneven: 0.03,
        specks: 0.05,
        gloss: 0.8,
      }),
    },
    {
      wall: bottle(0.24, 0.6, 1.04),
      thickness: 0.013,
      rings: 0.012,
      at: [0.44, -0.12],
      glaze: poured({
        clay: ['#4c4038', '#6b5c50'],
        glaze: ['#2c3d4c', '#5b7284'],
        edge: 0.1,
        uneven: 0.02,
        specks: 0.04,
        gloss: 0.55,
      }),
    },
  ],
};

const bowl = (radius: number, height: number): Pot['wall'] => [
  [0, 0.05],
  [radius * 0.3, 0.045],
  [radius * 0.45, 0.075],
  [radius * 0.74, height * 0.42],
  [radius * 0.93, height * 0.75],
  [radius, height],
];

works['galleries/bowls/evening-bowl.jpg'] = {
  ...tall,
  ...dusk,
  camera: { from: [0, 4.4, 4.1], to: [0, 0.18, 0], view: 1.9 },
  pots: [
    {
      wall: bowl(0.62, 0.4),
      thickness: 0.016,
      rings: 0.012,
      glaze: ({ height, angle, point, isInside }) => {
        const grain = noise.octaves(point[0] * 7 + 9, point[2] * 7 + 4, 4);
        const radius = Math.hypot(point[0], point[2]);
        // Drops that have run to the middle of the bowl.
        const streak = 0.5 + 0.5 * Math.sin(angle * 23 + Math.sin(angle * 7) * 2.4 + grain * 2);
        const deep = mix(
          color('#1b3a6b'),
          color('#6fa3c4'),
          step(0.12, 0.6, radius) * (0.35 + 0.5 * streak) + (grain - 0.5) * 0.5,
        );
        const pool = mix(color('#0d1f4a'), deep, step(0.06, 0.26, radius + (grain - 0.5) * 0.1));
        const rim = step(0.37, 0.395, height + (grain - 0.5) * 0.03);
        const outside = mix(color('#16294d'), color('#4d7796'), grain * 1.2 - 0.1);
        return { color: mix(isInside ? pool : outside, color('#9a6a3e'), rim * 0.9), gloss: 1 };
      },
    },
  ],
};

const teaBowl: Pot['wall'] = [
  [0, 0.06],
  [0.12, 0.055],
  [0.15, 0.03],
  [0.165, 0.065],
  [0.25, 0.12],
  [0.305, 0.24],
  [0.315, 0.36],
];
const stacked = (height: number, glaze: [string, string], at: [number, number], edge = 0.12): Pot => ({
  wall: teaBowl,
  thickness: 0.012,
  rings: 0.02,
  at,
  height,
  glaze: poured({ clay: ['#6b4a36', '#96704f'], glaze, edge, uneven: 0.02, specks: 0.07, gloss: 0.75 }),
});

works['galleries/bowls/four-bowls.jpg'] = {
  ...tall,
  ...cool,
  camera: { from: [0, 1.55, 5.4], to: [0.15, 0.42, 0], view: 1.95 },
  pots: [
    stacked(0, ['#7f7764', '#c9bfa5'], [-0.14, -0.1]),
    stacked(0.2, ['#40634f', '#8aa888'], [-0.135, -0.1]),
    stacked(0.4, ['#7d4a2c', '#b67d4a'], [-0.15, -0.095]),
    stacked(0, ['#2d465c', '#7191a3'], [0.47, 0.22]),
  ],
};

works['galleries/bowls/one-stroke.jpg'] = {
  ...tall,
  ...warm,
  camera: { from: [0, 6.2, 2.7], to: [0, 0.02, 0.02], view: 2.35 },
  light: [-0.8, 0.75, 0.3],
  pots: [
    {
      wall: [
        [0, 0.05],
        [0.3, 0.05],
        [0.5, 0.055],
        [0.62, 0.075],
        [0.72, 0.12],
        [0.77, 0.17],
      ],
      thickness: 0.016,
      rings: 0.006,
      glaze: ({ angle, point }) => {
        const radius = Math.hypot(point[0], point[2]);
        const grain = around(noise, point, 6);
        const ground = mix(color('#b5a78c'), color('#d8ccb2'), grain * 1.3 - 0.1);
        // One stroke of iron, from the middle outwards.
        const turns = (radius - 0.07) / 0.145;
        const onStroke = Math.abs(((turns - angle / (2 * Math.PI) + 10.5) % 1) - 0.5);
        const along = turns - onStroke * 0.2;
        const width = 0.11 + 0.16 * noise.octaves(angle * 0.9 + turns, 4, 3) - 0.035 * along;
        const dry = noise.octaves(angle * 26 * radius, radius * 90, 3);
        const isBrushed = turns > 0.25 && turns < 3.9;
        const brushed = isBrushed
          ? (1 - step(width - 0.03, width + 0.02, onStroke)) * step(0.3, 0.46, dry + 0.34 - along * 0.07)
          : 0;
        const rim = step(0.735, 0.775, radius + (grain - 0.5) * 0.02);
        return { color: mix(mix(ground, color('#3a2014'), brushed * 0.94), color('#7f5c3d'), rim * 0.8), gloss: 0.6 };
      },
    },
  ],
};

works['galleries/bowls/where-it-stopped.jpg'] = {
  ...tall,
  ...dusk,
  camera: { from: [-0.5, 1.05, 4], to: [0.06, 0.52, 0.2], view: 1.0 },
  light: [-0.9, 0.7, 0.75],
  pots: [
    {
      wall: [
        [0, 0.03],
        [0.36, 0.03],
        [0.45, 0.1],
        [0.58, 0.4],
        [0.6, 0.62],
        [0.52, 0.9],
        [0.35, 1.1],
        [0.33, 1.2],
      ],
      thickness: 0.015,
      rings: 0.02,
      glaze: ({ height, angle, point }) => {
        const grain = around(noise, point, 11);
        const clay = mix(color('#54301f'), color('#8c5a3c'), grain * 1.3 - 0.15);
        const drips = [-1.3, -1.02, -0.74, -0.52, -0.2, 0.06, 0.34, 0.52, 0.83, 1.25];
        const lengths = [0.12, 0.2, 0.07, 0.15, 0.27, 0.1, 0.22, 0.13, 0.19, 0.1];
        const drip = Math.max(
          ...drips.map(
            (middle, index) => lengths[index]! * Math.exp(-(((angle - middle) / (0.07 + 0.14 * lengths[index]!)) ** 4)),
          ),
        );
        const edge = 0.56 - drip - 0.02 * around(noise, point, 4);
        const depth = height - edge;
        if (depth < 0) return { color: mix(clay, color('#a9825c'), 1 - step(0.0, 0.03, -depth)), gloss: 0.12 };
        const thick = 1 - step(0, 0.14, depth - 0.02);
        const crystal = around(noise, point, 22, 3);
        const sky = mix(color('#2c6a74'), color('#a8cfc4'), crystal * 1.4 - 0.25);
        const streaks = noise.octaves(angle * 24, height * 3.2, 3);
        const streaked = mix(sky, color('#d9d2b0'), step(0.52, 0.72, streaks) * 0.55 * step(0.02, 0.3, depth));
        return { color: mix(streaked, color('#123b4a'), thick * 0.85), gloss: 1 };
      },
    },
  ],
};

works['albums/slow-wheel/cover.jpg'] = {
  width: 1000,
  height: 1000,
  table: color('#40362f'),
  wall: color('#50311f'),
  wallTop: color('#17141a'),
  camera: { from: [0, 1.15, 6], to: [0.02, 0.86, 0], view: 2.1 },
  light: [-0.9, 0.55, 0.5],
  stems: [
    reed([-0.5, 1.6, 0], [-0.1, 1.1, 0]),
    reed([-0.12, 1.78, 0.1], [-0.02, 1.2, 0]),
    reed([0.22, 1.7, -0.1], [0.04, 1.2, 0]),
    reed([0.62, 1.46, 0], [0.12, 1.2, 0]),
  ].map((stem) => ({ ...stem, from: [stem.to[0] * 0.05, 0.25, 0] as [number, number, number] })),
  pots: [
    {
      wall: [
        [0, 0.03],
        [0.2, 0.03],
        [0.24, 0.07],
        [0.36, 0.22],
        [0.38, 0.36],
        [0.28, 0.54],
        [0.14, 0.62],
        [0.13, 0.66],
        [0.16, 0.71],
      ],
      thickness: 0.014,
      rings: 0.02,
      glaze: poured({
        clay: ['#5b3a2a', '#86593f'],
        glaze: ['#3c4a40', '#8c9a80'],
        edge: 0.17,
        uneven: 0.035,
        specks: 0.06,
        lip: { hex: '#7d5a38', above: 0.71 },
        gloss: 0.8,
      }),
    },
  ],
};

/** The shelf of the home page, with the places of its four pots: words stand on the left, or on narrow screens above. */
const shelf = (places: [x: number, z: number][]): Pot[] => [
  {
    wall: bottle(0.25, 0.7, 1.2),
    thickness: 0.013,
    rings: 0.014,
    at: places[0]!,
    glaze: poured({
      clay: ['#5d3a27', '#8a5c40'],
      glaze: ['#2f5d4f', '#7fa893'],
      edge: 0.14,
      uneven: 0.03,
      specks: 0.06,
    }),
  },
  {
    wall: bowl(0.4, 0.3),
    thickness: 0.014,
    rings: 0.012,
    at: places[1]!,
    glaze: poured({ clay: ['#4c4038', '#6b5c50'], glaze: ['#1b3a6b', '#5d8db5'], edge: 0.1, uneven: 0.02, gloss: 1 }),
  },
  {
    wall: [
      [0, 0.03],
      [0.16, 0.03],
      [0.19, 0.07],
      [0.36, 0.24],
      [0.43, 0.46],
      [0.37, 0.68],
      [0.22, 0.82],
      [0.18, 0.86],
      [0.19, 0.91],
    ],
    thickness: 0.014,
    rings: 0.01,
    at: places[2]!,
    glaze: poured({
      clay: ['#8a7160', '#a48a74'],
      glaze: ['#b1a996', '#d8d2c2'],
      edge: 0.1,
      uneven: 0.015,
      specks: 0.03,
      gloss: 0.6,
    }),
  },
  {
    wall: teaBowl,
    thickness: 0.012,
    rings: 0.02,
    at: places[3]!,
    glaze: poured({
      clay: ['#6b4a36', '#96704f'],
      glaze: ['#7d4a2c', '#b67d4a'],
      edge: 0.13,
      uneven: 0.02,
      specks: 0.06,
    }),
  },
];

const night = { table: color('#3c352f'), wall: color('#332f2e'), wallTop: color('#14161b'), exposure: 0.92 };
works['film/poster.jpg'] = {
  width: 1600,
  height: 900,
  ...night,
  camera: { from: [0, 1.2, 6], to: [0, 0.8, 0], view: 2.3 },
  pots: shelf([
    [0.6, -0.3],
    [0.08, 0.34],
    [1.34, -0.12],
    [0.83, 0.62],
  ]),
};
works['film/poster-narrow.jpg'] = {
  width: 800,
  height: 1200,
  ...night,
  camera: { from: [0, 1.3, 6], to: [0, 1.16, 0], view: 3.9 },
  pots: shelf([
    [-0.87, -0.2],
    [-0.52, 0.42],
    [0.77, -0.1],
    [0.22, 0.6],
  ]),
};
