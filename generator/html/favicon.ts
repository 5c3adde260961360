import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { uint16LE, uint32LE } from '../lib/bytes.ts';

const sizesPx = [16, 32, 48];

/**
 * Writes favicon.ico for programs that do not read the page: feed readers, bookmarks, older browsers. It contains favicon.svg
 * in three sizes, as PNG files after a directory (the ICO format since Windows Vista).
 */
export async function writeFavicon(svgFile: string, outFolder: string): Promise<void> {
  const images = await Promise.all(
    sizesPx.map((size) => sharp(svgFile, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer()),
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
  writeFileSync(join(outFolder, 'favicon.ico'), Buffer.concat([header, ...entries, ...images]));
}
