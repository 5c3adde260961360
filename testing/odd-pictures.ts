import { readFileSync } from 'node:fs';
import { crc32, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The colours of the two halves of a test picture. */
export const halves = { first: [200, 40, 40], second: [40, 60, 180] } as const;

/** A picture with a red left and a blue right half. */
export function twoHalves(width = 96, height = 64): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    data.set((at % width) * 2 < width ? halves.first : halves.second, at * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The colours in the middle of both halves, which lie on top of each other if the picture is upright. */
export async function colorsOf(file: Uint8Array | string, isUpright: boolean): Promise<number[][]> {
  // Converts to sRGB.
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return isUpright ? [at(0.5, 0.25), at(0.5, 0.75)] : [at(0.25, 0.5), at(0.75, 0.5)];
}

/** The largest difference of two colours in one channel. */
export const differsBy = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((channel, index) => Math.abs(channel - b[index]!)));

/** A phone's picture, 64 × 96 px: the halves turned to the right, with HEVC, a profile of Display P3, a place and a camera. */
export const phonePicture = () => readFileSync('testing/phone.heic');

export const svg = (attributes: string, shapes: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`,
  );

export const halvesOfSvg =
  '<rect width="48" height="64" fill="rgb(200,40,40)"/><rect x="48" width="48" height="64" fill="rgb(40,60,180)"/>';

/** A chunk of a PNG. */
export function pngChunk(type: string, contents: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), contents]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The first bytes of a PNG, which state its size. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return Buffer.concat([Buffer.from(signature), pngChunk('IHDR', header), pngChunk('IDAT', new Uint8Array())]);
}

const entities = Array.from({ length: 9 }, (_, index) => {
  return `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`;
});
/** Pictures that cannot be shown, damaged or hostile, by name. */
export async function brokenPictures(): Promise<Record<string, Uint8Array>> {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const noise = Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, at) => (at * 7919) % 251));
  const detailed = sharp(noise, { raw: { width: 96, height: 64, channels: 3 } });
  return {
    'empty.webp': Buffer.alloc(0),
    'text.jpg': Buffer.from('not a picture'),
    'zeros.png': Buffer.alloc(1000),
    'page.jpg': Buffer.from('%PDF-1.4\n1 0 obj'),
    'cut-early.jpg': (await detailed.jpeg().toBuffer()).subarray(0, 20),
    'cut.jpg': half(await detailed.jpeg().toBuffer()),
    'cut-1.png': half(await detailed.png().toBuffer()),
    'cut-2.webp': half(await detailed.webp().toBuffer()),
    'cut-3.avif': half(await detailed.avif().toBuffer()),
    'cut-4.tif': half(await detailed.tiff({ compression: 'lzw' }).toBuffer()),
    'cut-5.heic': half(phonePicture()),
    'cut-6.heic': phonePicture().subarray(0, -200),
    'cut-7.svg': svg('width="9" height="9"', halvesOfSvg).subarray(0, -9),
    'no-frames.gif': Buffer.from('GIF89a\x08\0\x08\0\0\0\0;', 'latin1'),
    'bomb.png': pngOfSize(60_000, 60_000),
    'thin.png': await twoHalves(20_000, 1).png().toBuffer(),
    'packed.svg': gzipSync(svg('width="9" height="9"', halvesOfSvg)),
    'web-page.svg': Buffer.from('<!doctype html><html><svg width="9" height="9"></svg></html>'),
    'no-size.svg': svg('width="0" height="0"', halvesOfSvg),
    'laughs.svg': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`,
    ),
  };
}

/** A drawing with a thousand million squares. */
export function endlessDrawing(): Buffer {
  const groups = Array.from({ length: 9 }, (_, index) => {
    return `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`;
  });
  const defs = `<defs><g id="g0"><rect width="5" height="5"/></g>${groups.join('')}</defs>`;
  return svg('width="9" height="9"', `${defs}<use href="#g9"/>`);
}
