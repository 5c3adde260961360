import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../lib/content-hash.ts';
import { writeAtomically } from '../lib/write-file.ts';
import { findMat, mats, openPicture } from './mat.ts';

/** As large as a card shows it, on a screen with two pixels for each. */
export const cardCoverPx = 480;
/** A card's first load has 30 KB. A cover that needs more than a third of that gets a lower quality, or fewer pixels. */
const maxBytes = 10_000;
const steps = [
  ...[64, 48, 32].map((quality) => ({ widthPx: cardCoverPx, quality })),
  ...[320, 200].map((widthPx) => ({ widthPx, quality: 24 })),
];

const cacheFolder = '.cache/card-covers';

/** Encodes the cover of a card: a square AVIF of at most 10 KB. Kept in the cache, because that takes a second. */
export async function cardCover(file: string): Promise<Buffer> {
  const original = readFileSync(file);
  const cached = join(cacheFolder, `${contentHash(12, JSON.stringify([maxBytes, steps, mats]), original)}.avif`);
  if (existsSync(cached)) return readFileSync(cached);
  const mat = await findMat(original);
  let bytes: Buffer = Buffer.alloc(0);
  for (const { widthPx, quality } of steps) {
    bytes = await openPicture(original, mat)
      .resize({ width: widthPx, height: widthPx, fit: 'cover' })
      .avif({ quality, effort: 4 })
      .toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeAtomically(cached, bytes);
  return bytes;
}
