import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const sizesPx = [16, 32, 48];

/**
 * Writes favicon.ico, which programs ask for that do not read the page: feed readers, bookmarks, older browsers. It has the
 * drawing of favicon.svg in three sizes, as PNG files behind a directory (the ICO format of Windows Vista and newer).
 */
export async function writeFavicon(svgFile: string, outFolder: string): Promise<void> {
  const images = await Promise.all(
    sizesPx.map((size) => sharp(svgFile, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer()),
  );
  const [headerLength, entryLength] = [6, 16];
  const directory = Buffer.alloc(headerLength + entryLength * images.length);
  directory.writeUInt16LE(1, 2); // The type: an icon.
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach((image, index) => {
    const entry = headerLength + entryLength * index;
    directory.fill(sizesPx[index]!, entry, entry + 2); // Width and height.
    directory.writeUInt16LE(1, entry + 4); // Color planes.
    directory.writeUInt16LE(32, entry + 6); // Bits for each pixel.
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  writeFileSync(join(outFolder, 'favicon.ico'), Buffer.concat([directory, ...images]));
}
