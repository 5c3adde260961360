import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';
import { findMat, mats, openPicture } from './mat.ts';
import { readPicture } from './read-picture.ts';

/** The cover's size in a card, on a screen with a pixel ratio of 2. */
export const cardCoverPx = 480;
/** A third of the 30 KB of a card's first load. A larger cover gets a lower quality, or fewer pixels. */
const maxBytes = 10_000;
const steps = [
  ...[64, 48, 32].map((quality) => ({ widthPx: cardCoverPx, quality })),
  ...[320, 200].map((widthPx) => ({ widthPx, quality: 24 })),
];

const cacheFolder = '.cache/card-covers';

/** Encodes the cover of a card: a square AVIF of at most 10 KB. Cached, because it takes a second. */
export function cardCover(file: string): Promise<Buffer> {
  const original = readFileSync(file);
  const hash = contentHash(12, JSON.stringify([maxBytes, steps, mats]), original);
  return cached(join(cacheFolder, `${hash}.avif`), async () => {
    const { bytes: picture } = await readPicture(original);
    const mat = await findMat(picture);
    let bytes: Buffer = Buffer.alloc(0);
    for (const { widthPx, quality } of steps) {
      bytes = await openPicture(picture, mat)
        .resize({ width: widthPx, height: widthPx, fit: 'cover' })
        .avif({ quality, effort: 4 })
        .toBuffer();
      if (bytes.length <= maxBytes) break;
    }
    return bytes;
  });
}
