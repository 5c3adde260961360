import sharp, { type Sharp } from 'sharp';
import { drawSheet } from '../covers/sheet.ts';
import { develop, glow } from '../shared/develop.ts';
import { colour, createLight, decode, eachPixel, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';

export const WIDTH = 1000;
export const HEIGHT = 1250;
/** The distance between two lines. */
const PITCH = 9;
const PAPER = colour('#080b18');

interface Plate {
  /** The scene as SVG: flat shapes and soft light, a painting to be engraved. */
  scene: string;
  /** The position of the lamp. The lines surround it like waves. */
  lamp: { x: number; y: number };
  seed: number;
  /** Fine drawing laid on top, not engraved. */
  over?: string;
}

/** Turns a painting into an engraving: lines round the lamp, which swell where there is light. */
export async function engrave({ scene, lamp, seed, over = '' }: Plate, scale: number): Promise<Sharp> {
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#04060f"/>`;
  const painting = await drawSheet(WIDTH, HEIGHT, scale, ground + scene);
  const { data: paint, info } = await sharp(painting).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = createLight(width, height, PAPER);
  const noise = createNoise(seed);
  eachPixel(light, (column, row, index) => {
    const at = index;
    const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
    const tint = [0, 1, 2].map((c) => paint[at + c]! / 255) as [number, number, number];
    const tone = 0.3 * tint[0] + 0.55 * tint[1] + 0.15 * tint[2];
    const strongest = Math.max(...tint, 0.02);
    // A hand is never quite steady, and lines bend a little over light areas.
    const far = Math.hypot(x - lamp.x, y - lamp.y) + 22 * noise.octaves(x / 190, y / 190, 2) - 16 * tone;
    const place = Math.abs(((far / PITCH) % 1) - 0.5) * 2;
    const breadth = Math.min(1, 0.07 + 0.98 * tone ** 0.8);
    const soft = 1.5 / (PITCH * scale);
    const ink = smoothstep(1 - breadth - soft, 1 - breadth + soft, place) * smoothstep(0.015, 0.09, tone);
    const wash = 0.16 + 0.84 * ink;
    const bright = 0.14 + 0.9 * tone ** 0.8;
    for (let c = 0; c < 3; c++) {
      const hue = decode(0.16 + (0.84 * tint[c]!) / strongest);
      light.data[at + c]! += hue * bright * wash * smoothstep(0, 0.12, tone);
    }
  });
  glow(light, 26 * scale, 0.1, 0.1);
  const top = await drawSheet(WIDTH, HEIGHT, scale, over);
  return develop(light, { exposure: 0.75, grain: 1 }).composite([{ input: top }]);
}

/** Small stars for the sky behind a window. */
export function stars(...places: [x: number, y: number, size: number][]): string {
  const dots = places.map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}"/>`);
  return `<g fill="#f3ead9">${dots.join('')}</g>`;
}
