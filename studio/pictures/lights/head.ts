import sharp, { type Sharp } from 'sharp';
import { overNight } from '../../film/night.ts';
import {
  addLine,
  type Colour,
  clamp,
  colour,
  createLight,
  eachPixel,
  encode,
  type Light,
  smoothstep,
} from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';

/*
 * The still lights behind the pages' heads. All are drawn on 1800 × 1000 units at the top right of a page. The heading covers
 * the left half, the lede a part of the right half, from a fifth to half of the height; so the strongest light is above and
 * beside the lede, and the edges fade into the page.
 */
export const WIDTH = 1800;
export const HEIGHT = 1000;

export const BLUE = colour('#2f6bff');
export const PURPLE = colour('#8b46f2');
export const EMERALD = colour('#12b886');
export const LAMP = colour('#ffcd82');
export const IVORY = colour('#f3ead9');
/** The colour of the brightest places of each light. */
export const PALE_BLUE = colour('#9dbbff');
export const PALE_PURPLE = colour('#cdb2ff');
export const PALE_EMERALD = colour('#8fe9cb');

export function unlit(scale: number): Light {
  return createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
}

/** Adds light of one colour to every pixel. The coordinates of `amount` are in units of the ground. */
export function wash(light: Light, tint: Colour, amount: (x: number, y: number) => number): void {
  const { width, height, data } = light;
  eachPixel(light, (column, row, index) => {
    const value = amount(((column + 0.5) / width) * WIDTH, ((row + 0.5) / height) * HEIGHT);
    if (value <= 0) return;
    for (let c = 0; c < 3; c++) data[index + c]! += value * tint[c]!;
  });
}

interface Thread {
  steps: number;
  /** The point of the curve at `t`, 0 to 1. */
  at: (t: number) => readonly [number, number];
  tint: Colour;
  /** The strength at `t`. */
  amount: (t: number) => number;
}

/** Adds a hairline along a curve. */
export function thread(light: Light, { steps, at, tint, amount }: Thread): void {
  const scale = light.width / WIDTH;
  let [x, y] = at(0);
  for (let step = 1; step <= steps; step++) {
    const [nextX, nextY] = at(step / steps);
    const strength = amount((step - 0.5) / steps);
    if (strength > 0) addLine(light, x * scale, y * scale, nextX * scale, nextY * scale, tint, strength);
    [x, y] = [nextX, nextY];
  }
}

/** A soft round glow with a bright heart: strength at a distance, for a given radius. */
export function halo(distance: number, radius: number): number {
  return 1 / (1 + (distance / radius) ** 2) ** 1.5;
}

/** The share of light at a point: none at the left and at the bottom, little under the header. */
function melt(x: number, y: number): number {
  const left = smoothstep(0.37, 0.66, x);
  const header = 0.2 + 0.8 * smoothstep(0, 0.12, y);
  const foot = smoothstep(0.9, 0.42, y);
  return left * header * foot;
}

/**
 * Lays the light over the night, with a fine grain against banding. Without light there is no grain, so that the edges have
 * exactly the colour of the page.
 */
export function hang(light: Light): Sharp {
  const { width, height, data } = light;
  const lit = new Float32Array(width * height);
  for (let i = 0; i < lit.length; i++) {
    const share = melt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
    for (let c = 0; c < 3; c++) data[i * 3 + c]! *= share;
    lit[i] = share * Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
  }
  overNight(light);
  const random = createRandom(1);
  const pixels = Buffer.alloc(data.length);
  for (let i = 0; i < lit.length; i++) {
    const grain = (random() - random()) * 2.2 * smoothstep(0, 0.002, lit[i]!);
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = clamp(Math.round(encode(data[i * 3 + c]!) * 255 + grain), 0, 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
