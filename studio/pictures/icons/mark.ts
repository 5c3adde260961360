import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { overNight } from '../../film/night.ts';
import { addStar } from '../../film/stars.ts';
import { develop } from '../shared/develop.ts';
import { colour, createLight } from '../shared/light.ts';

/** The mark of public/favicon.svg without its tile. */
export function shapes(): string {
  const file = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
  return file.slice(file.indexOf('<g id="mark">'), file.indexOf('</svg>'));
}

/** The mark on a dark square with a little light behind the star. `share` is the mark's share of the side. */
export async function drawIcon(size: number, share: number): Promise<Sharp> {
  const light = createLight(size, size);
  addStar(light, size / 2, size * (0.5 - 0.19 * share), size * 0.42, colour('#2f6bff'), 0.09);
  addStar(light, size * 0.42, size * (0.5 - 0.1 * share), size * 0.34, colour('#8b46f2'), 0.07);
  addStar(light, size * 0.56, size * (0.5 + 0.2 * share), size * 0.22, colour('#12b886'), 0.05);
  const drawn = Math.round(size * share);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${drawn}" height="${drawn}">${shapes()}</svg>`;
  const mark = await sharp(Buffer.from(svg)).png().toBuffer();
  const ground = develop(overNight(light), { tone: 'plain', grain: 0 });
  return ground.composite([{ input: mark, gravity: 'centre' }]);
}
