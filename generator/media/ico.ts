import sharp from 'sharp';
import { uint16LE, uint32LE } from '../lib/bytes.ts';

/**
 * A picture as favicon.ico, for programs that do not read the page: feed readers, bookmarks, older browsers. It contains the
 * picture in several sizes, as PNG files after a directory (the ICO format since Windows Vista).
 */
export async function toIco(sizesPx: number[], draw: (sizePx: number) => Promise<Uint8Array>): Promise<Buffer> {
  const images = await Promise.all(
    sizesPx.map(async (size) =>
      sharp(await draw(size))
        .png({ palette: true })
        .toBuffer(),
    ),
  );
  const type = 1; // An icon.
  const header = uint16LE(0, type, images.length);
  const [entryBytes, colorPlanes, bitsPerPixel] = [16, 1, 32];
  let offset = header.length + entryBytes * images.length;
  const entries = images.map((image, index) => {
    const size = Buffer.from([sizesPx[index]!, sizesPx[index]!, 0, 0]);
    const entry = Buffer.concat([size, uint16LE(colorPlanes, bitsPerPixel), uint32LE(image.length, offset)]);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
