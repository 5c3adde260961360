import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import sharp, { type Sharp } from 'sharp';
import type { SvgElement } from '../../contract/page.ts';
import { type Accents, encode, linear, token } from '../lib/colors.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cached, writeNew } from '../lib/write-file.ts';
import { decodeInChildProcess } from './decode-in-child-process.ts';
import { toIco } from './ico.ts';
import type { Mark } from './mark.ts';

/** An SVG as text, with the colours of the page in place of custom properties. */
export function svgText(element: SvgElement): string {
  const [name, attributes, ...inner] = element;
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeUTF8(plainColor(value))}"`);
  return `<${name}${list.join('')}>${inner.map(svgText).join('')}</${name}>`;
}

const plainColor = (value: string) =>
  value.replace(/var\(--([\w-]+)\)/g, (_, name) => token(name)).replace(/currentColor/gi, token('text-100'));

const withNamespace = ([name, attributes, ...inner]: SvgElement): SvgElement => [
  name,
  { xmlns: 'http://www.w3.org/2000/svg', ...attributes },
  ...inner,
];

/** The mark on a dark tile, for browsers' tabs. */
function favicon([, own, ...inner]: SvgElement): string {
  const tile: SvgElement = ['rect', { width: '32', height: '32', rx: '2.5', fill: token('ground-700') }];
  return svgText(withNamespace(['svg', own, tile, ...inner]));
}

/** An icon for a system. `share` is the mark's share of the side. */
const icons = [
  { address: '/icons/icon-192.png', sizePx: 192, share: 0.86 },
  { address: '/icons/icon-512.png', sizePx: 512, share: 0.86 },
  // Systems crop this one to a shape: the mark is inside the safe circle.
  { address: '/icons/maskable-512.png', sizePx: 512, share: 0.56 },
  // Apple's home screens round the corners.
  { address: '/icons/apple-touch-icon.png', sizePx: 180, share: 0.76 },
];

const marksFolder = '.cache/marks';

/** Draws the icons of a site from its mark, once for each mark. Returns the file of each address. */
export async function markFiles({ icon }: Mark, accents: Accents): Promise<Map<string, string>> {
  const tile = favicon(icon);
  const folder = join(marksFolder, contentHash(12, tile, JSON.stringify([accents, token('ground-800'), icons])));
  const makers: Record<string, () => Promise<Buffer>> = {
    '/favicon.svg': async () => Buffer.from(tile),
    '/favicon.ico': async () => toIco([16, 32, 48], (sizePx) => drawSvg(tile, sizePx)),
    ...Object.fromEntries(icons.map((shape) => [shape.address, () => drawIcon(icon, accents, shape)])),
  };
  const files = Object.entries(makers).map(async ([address, make]) => {
    const file = join(folder, address);
    await cached(file, make);
    return [address, file] as const;
  });
  return new Map(await Promise.all(files));
}

/** The mark before a little light. */
async function drawIcon(icon: SvgElement, accents: Accents, { sizePx, share }: (typeof icons)[number]) {
  const ground = paintGround(sizePx, sizePx, [
    { x: 0.5, y: 0.5 - 0.19 * share, radius: 0.42, color: accents.blue, strength: 0.09 },
    { x: 0.42, y: 0.5 - 0.1 * share, radius: 0.34, color: accents.purple, strength: 0.07 },
    { x: 0.56, y: 0.5 + 0.2 * share, radius: 0.22, color: accents.emerald, strength: 0.05 },
  ]);
  const input = await drawMark(icon, Math.round(sizePx * share));
  return ground
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Copies the icons to `outFolder`. */
export function copyMarkFiles(files: Map<string, string>, outFolder: string): void {
  for (const [address, file] of files) writeNew(join(outFolder, address), readFileSync(file));
}

/** A mark as PNG, in the middle of a transparent square. */
export function drawMark(mark: SvgElement, sizePx: number): Promise<Buffer> {
  const text = svgText(withNamespace(mark));
  return cached(join(marksFolder, `${contentHash(12, text)}-${sizePx}.png`), async () =>
    sharp(await drawSvg(text, sizePx))
      .resize(sizePx, sizePx, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer(),
  );
}

/** Draws an SVG in a process of its own: an owner's drawing may take as long as it likes. */
async function drawSvg(text: string, drawnPx: number): Promise<Uint8Array> {
  const drawn = await decodeInChildProcess('svg', Buffer.from(text), { drawnPx });
  if ('problem' in drawn) throw new Error(`The mark ${drawn.problem}.`);
  return drawn.png;
}

/** A soft light. Its place and radius are in fractions of the width. */
export interface Light {
  x: number;
  y: number;
  radius: number;
  color: string;
  strength: number;
}

/** The dark ground of the site with lights on it. Strong light is compressed instead of clipped. */
export function paintGround(width: number, height: number, lights: Light[]): Sharp {
  const dark = linear(token('ground-800'));
  const shone = lights.map(({ color, ...light }) => ({ ...light, tint: linear(color) }));
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0];
      for (const { x, y, radius, strength, tint } of shone) {
        const squared = ((column + 0.5 - x * width) ** 2 + (row + 0.5 - y * width) ** 2) / (radius * width) ** 2;
        const value = strength * Math.exp(-squared);
        for (const c of [0, 1, 2]) sum[c]! += value * tint[c]!;
      }
      for (const c of [0, 1, 2]) {
        pixels[(row * width + column) * 3 + c] = encode(dark[c]! + (1 - Math.exp(-sum[c]!)) * (1 - dark[c]!));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
