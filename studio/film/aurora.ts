import { glow } from '../pictures/shared/develop.ts';
import { type Colour, colour, createLight, eachPixel, type Light, ramp, smoothstep } from '../pictures/shared/light.ts';
import { createNoise, type Noise } from '../pictures/shared/random.ts';

/*
 * The light that rises from the book. A ribbon is a curve from the gutter, with rays along it. Each ray first follows the
 * curve and then turns upright, so that a ribbon has no hard lower edge. Where the curve turns back, the rays form a bright
 * fold, as in the sky.
 */

export const BLUE = colour('#2f6bff');
export const PURPLE = colour('#8b46f2');
export const EMERALD = colour('#12b886');

export interface Ribbon {
  /** Its start, by default the scene's gutter. */
  x?: number;
  y?: number;
  /** Its end relative to its start, sideways and up, in shares of the frame. */
  drift: number;
  climb: number;
  /** The amplitude, number and phase of its swings. */
  sway: number;
  turns: number;
  phase: number;
  /** The distance between the strands at its end, as a share of the height. By default, it depends on `climb`. */
  depth?: number;
  /** The length of its rays as a share of the height, their strength, and the seed of their pattern. */
  reach: number;
  strength: number;
  seed: number;
  /** Colours from the foot of a ray to its tip. */
  colours: Colour[];
}

export interface Scene {
  gutterX: number;
  gutterY: number;
  ribbons: Ribbon[];
  /** How far the rays lean away from the gutter. A large number spreads them like a fan. */
  fan?: number;
  /** The share of light at a point of the frame. Coordinates and share are 0 to 1. */
  mask: (x: number, y: number) => number;
}

const green = { turns: 0.78, phase: 3.5, strength: 1, seed: 1, colours: [EMERALD, EMERALD, BLUE, BLUE, PURPLE] };
const blue = { turns: 0.82, phase: 3.2, strength: 0.9, seed: 5, colours: [BLUE, BLUE, BLUE, PURPLE, PURPLE] };
const violet = { turns: 0.8, phase: 2.4, strength: 0.85, seed: 9, colours: [PURPLE, PURPLE, PURPLE, BLUE] };

export const WIDE: Scene = {
  gutterX: 0.655,
  gutterY: 0.815,
  ribbons: [
    { ...green, drift: 0.2, climb: 0.36, sway: 0.115, reach: 0.74 },
    { ...blue, drift: 0.25, climb: 0.48, sway: 0.11, reach: 0.8 },
    { ...violet, drift: 0.34, climb: 0.56, sway: 0.07, reach: 0.7 },
  ],
  mask: (x, y) => smoothstep(0.3, 0.6, x) * smoothstep(1, 0.8, x) * smoothstep(0.0, 0.3, y) * smoothstep(0.93, 0.82, y),
};

/** For upright phones: the text is above, so the light stays low. */
export const NARROW: Scene = {
  gutterX: 0.54,
  gutterY: 0.875,
  ribbons: [
    { ...green, drift: 0.25, climb: 0.21, sway: 0.26, reach: 0.38 },
    { ...blue, drift: 0.3, climb: 0.28, sway: 0.25, reach: 0.4 },
    { ...violet, drift: 0.4, climb: 0.32, sway: 0.17, reach: 0.36 },
  ],
  mask: (x, y) =>
    smoothstep(0, 0.22, x) * smoothstep(1, 0.82, x) * smoothstep(0.42, 0.64, y) * smoothstep(0.97, 0.885, y),
};

/** The number of parallel strands that make a ribbon look soft. */
const STRANDS = 22;

/** Draws the scene at a moment of the loop, 0 to 1. 1 is the same as 0. */
export function aurora(scene: Scene, width: number, height: number, moment: number): Light {
  const light = createLight(width, height);
  for (const ribbon of scene.ribbons) {
    const noise = createNoise(ribbon.seed);
    const tints = Array.from({ length: 65 }, (_, i) => ramp(ribbon.colours, i / 64));
    for (let strand = 0; strand < STRANDS; strand++) {
      drawStrand(light, scene, ribbon, noise, tints, (strand + 0.5) / STRANDS - 0.5, moment);
    }
  }
  glow(light, Math.sqrt(width * height) / 300, 0.25);
  glow(light, Math.sqrt(width * height) / 14, 0.07);
  return masked(light, scene);
}

function masked(light: Light, scene: Scene): Light {
  const { width, height, data } = light;
  eachPixel(light, (x, y, index) => {
    const share = scene.mask((x + 0.5) / width, (y + 0.5) / height);
    for (let c = 0; c < 3; c++) data[index + c]! *= share;
  });
  return light;
}

function drawStrand(
  light: Light,
  scene: Scene,
  ribbon: Ribbon,
  noise: Noise,
  tints: Colour[],
  strand: number,
  moment: number,
): void {
  const { width, height } = light;
  const angle = 2 * Math.PI * moment;
  // Time moves in a circle through the noise, so the last frame leads into the first.
  const drawn = (s: number, frequency: number, row: number, across: number) =>
    noise.at(s * frequency + 0.3 * Math.cos(angle), row + across + 0.3 * Math.sin(angle));
  const foot = (s: number, side: number): [number, number] => {
    const breath = 0.22 * Math.sin(angle + ribbon.phase) * s;
    const wave = Math.sin(
      2 * Math.PI * ribbon.turns * s + ribbon.phase * Math.min(1, s * 3) + breath + side * 0.14 * s,
    );
    const wander = (drawn(s, 5, 3, side * 0.3) - 0.5) * 0.05 * s;
    const across = ribbon.drift * s ** 1.9 + ribbon.sway * wave * s ** 0.8 + wander + side * 0.004 * s;
    return [
      width * ((ribbon.x ?? scene.gutterX) + across),
      height *
        ((ribbon.y ?? scene.gutterY) - ribbon.climb * s ** 0.75 - side * s * (ribbon.depth ?? 0.28 * ribbon.climb)),
    ];
  };
  const rays = Math.ceil(Math.sqrt(width * height) * 1.6);
  for (let i = 0; i < rays; i++) {
    const s = (i + 0.5) / rays;
    // The golden ratio spreads the rays evenly between the strands, so that they blend into one sheet.
    const side = strand + ((((i * 0.618034) % 1) - 0.5) * 2) / STRANDS;
    const [x, y] = foot(s, side);
    const [earlierX, earlierY] = foot(Math.max(0, s - 0.01), side);
    const steep = Math.hypot(x - earlierX, y - earlierY) || 1;
    const broad = drawn(s, 6, 20, side * 0.2);
    const fine = drawn(s, 40, 40, side * 0.35);
    const finest = drawn(s, 150, 60, side * 0.4);
    const fade = smoothstep(0, 0.06, s) * (1 - s) ** 1.15;
    const pattern = (0.2 + 1.3 * broad * broad) * (0.1 + 1.2 * fine ** 3 + 1.7 * finest ** 2 * fine);
    const length = height * ribbon.reach * (0.05 + 0.95 * s ** 0.8) * (0.5 + 0.8 * drawn(s, 9, 80, side * 0.3));
    drawRay(light, tints, {
      x,
      y,
      alongX: (x - earlierX) / steep,
      alongY: (y - earlierY) / steep,
      lean: (x / width - scene.gutterX) * (scene.fan ?? 0.35),
      length,
      strength: (5.93 * ribbon.strength * fade * pattern * Math.cos(Math.PI * side) ** 2) / STRANDS,
    });
  }
}

interface Ray {
  x: number;
  y: number;
  /** The direction of the ribbon at the foot of the ray. */
  alongX: number;
  alongY: number;
  lean: number;
  length: number;
  strength: number;
}

/*
 * Values that all rays share at a height: the distance along the ribbon and upwards, the brightness, and the colour. In
 * tables, because a frame has some twenty million points of light.
 */
const LEVELS = 512;
const TAIL = 0.07;
const ALONG = new Float64Array(LEVELS + 1);
const UPRIGHT = new Float64Array(LEVELS + 1);
const BRIGHT = new Float64Array(LEVELS + 1);
const TINT = new Uint8Array(LEVELS + 1);
for (let level = 0; level <= LEVELS; level++) {
  const bend = 0.09;
  const up = -TAIL + (1 + TAIL) * (level / LEVELS);
  const above = Math.max(0, up);
  ALONG[level] = up > 0 ? bend * (1 - Math.exp(-up / bend)) : up;
  UPRIGHT[level] = Math.max(0, up - ALONG[level]!);
  const body = 0.3 * Math.exp(-10 * above) + 0.6 * Math.exp(-2.2 * above);
  BRIGHT[level] = smoothstep(-TAIL, TAIL * 1.5, up) * body * (1 - above) ** 1.3;
  TINT[level] = Math.round(above * 64);
}

function drawRay(light: Light, tints: Colour[], { x, y, alongX, alongY, lean, length, strength }: Ray): void {
  const pixels = Math.ceil(length * (1 + TAIL));
  for (let i = 0; i < pixels; i++) {
    const level = Math.round((i / pixels) * LEVELS);
    const px = x + length * (alongX * ALONG[level]! + lean * UPRIGHT[level]!);
    const py = y + length * (alongY * ALONG[level]! - UPRIGHT[level]!);
    addGrain(light, px, py, tints[TINT[level]!]!, strength * BRIGHT[level]!);
  }
}

/** Like `addPoint`, but unrolled: drawing a film spends most of its time here. */
function addGrain(light: Light, x: number, y: number, [red, green, blue]: Colour, amount: number): void {
  const { data, width, height } = light;
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const right = x - 0.5 - left;
  const down = (y - 0.5 - top) * amount;
  const upper = amount - down;
  const at = (top * width + left) * 3;
  addTo(data, at, red, green, blue, upper * (1 - right));
  addTo(data, at + 3, red, green, blue, upper * right);
  addTo(data, at + width * 3, red, green, blue, down * (1 - right));
  addTo(data, at + width * 3 + 3, red, green, blue, down * right);
}

function addTo(data: Float32Array, at: number, red: number, green: number, blue: number, amount: number): void {
  data[at]! += red * amount;
  data[at + 1]! += green * amount;
  data[at + 2]! += blue * amount;
}
