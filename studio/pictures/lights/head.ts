import sharp, { type Sharp } from 'sharp';
import { overNight } from '../../film/night.ts';
import { addLine, type Colour, clamp, colour, createLight, encode, type Light, smoothstep } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';

/*
 * The still lights behind the pages' heads. All are drawn on the same ground, 1800 × 1000 units, which lies at the
 * top right of a page. The heading stands on its left half, the lede at the right from a fifth to half of the height;
 * so the strongest light hangs above and beside the lede, and everything melts into the page.
 */
export const WIDTH = 1800;
export const HEIGHT = 1000;

export const BLUE = colour('#2f6bff');
export const PURPLE = colour('#8b46f2');
export const EMERALD = colour('#12b886');
export const LAMP = colour('#ffcd82');
export const IVORY = colour('#f3ead9');
/** Strong light of each colour: what its brightest places turn to. */
export const PALE_BLUE = colour('#9dbbff');
export const PALE_PURPLE = colour('#cdb2ff');
export const PALE_EMERALD = colour('#8fe9cb');

export function unlit(scale: number): Light {
  return createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
}

/** Adds light of one colour to every pixel; `amount` is asked in units of the ground. */
export function wash(light: Light, tint: Colour, amount: (x: number, y: number) => number): void {
  const { width, height, data } = light;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const value = amount(((column + 0.5) / width) * WIDTH, ((row + 0.5) / height) * HEIGHT);
      if (value <= 0) continue;
      const index = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) data[index + c]! += value * tint[c]!;
    }
  }
}

/** Adds a hairline along a curve; `amount` is its strength at `t`, 0 to 1. */
export function thread(
  light: Light,
  steps: number,
  at: (t: number) => readonly [number, number],
  tint: Colour,
  amount: (t: number) => number,
): void {
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

/** Where light may stand: nothing at the left and at the foot, little under the header. */
function melt(x: number, y: number): number {
  const left = smoothstep(0.37, 0.66, x);
  const header = 0.2 + 0.8 * smoothstep(0, 0.12, y);
  const foot = smoothstep(0.9, 0.42, y);
  return left * header * foot;
}

/**
 * Lays the light over the night, with a fine grain against banding. Where there is no light there is no grain either:
 * the picture ends in exactly the ground of the page.
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
