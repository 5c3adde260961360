import sharp from 'sharp';
import type { Field } from './field.ts';

/** Draws an SVG as an antialiased mask: the whiteness of each pixel, 0 to 1. */
export async function rasterise(shapes: string, width: number, height: number, viewBox: string): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><rect x="-9999" y="-9999" width="30000" height="30000" fill="#000"/>${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).resize(width, height).flatten().extractChannel(0).raw().toBuffer();
  return { width, height, data: Float32Array.from(pixels, (value) => value / 255) };
}
