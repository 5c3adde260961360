import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaKind } from '../../contract/media-files.ts';
import type { Problem } from '../../contract/problem.ts';
import { contentHash } from '../lib/content-hash.ts';
import { linkFault } from '../lib/entries.ts';
import { cached, writeNew } from '../lib/write-file.ts';
import { findMat, openPicture } from './mat.ts';
import { mediaProblem } from './media-error.ts';
import { baseName, clashes, previewsFolder } from './picture-folders.ts';
import { PictureError, readPicture } from './read-picture.ts';
import { tagPicture } from './tags/picture.ts';
import type { Provenance } from './tags/provenance.ts';

/** The picture that other sites show with a link to a page: always a JPEG. */
export interface Preview {
  /** Its path on the site. */
  address: string;
  /** The owner's file, or a JPEG of it in the cache. */
  file: string;
  width: number;
  height: number;
  /** The owner's own metadata. */
  tags?: Partial<Provenance> | undefined;
}

/** By name: the page's, such as music, or album-songs for the page of a record. */
export type Previews = ReadonlyMap<string, Preview>;

/** Messengers leave out a larger picture. */
const maxBytes = 600_000;
const convertedWidthPx = 1200;
const convertedQuality = 90;

/** By path, time and size, because the desk reads the site for each key that the owner presses. */
const known = new Map<string, Preview>();

/** Reads all previews by their bytes, and converts those that other sites may not show. Adds to `problems`. */
export async function readPreviews(contentFolder: string, problems: Problem[]): Promise<Previews> {
  const previews = new Map<string, Preview>();
  const names = previewFiles(contentFolder);
  problems.push(...clashes(join(contentFolder, previewsFolder), names));
  for (const name of names) {
    const file = `${previewsFolder}/${name}`;
    const fault = linkFault(contentFolder, file);
    try {
      if (fault) throw new PictureError(`${fault}.`);
      if (!statSync(join(contentFolder, file)).isFile()) {
        throw new PictureError('is not a picture. Put one in its place.');
      }
      previews.set(baseName(name), await readPreview(join(contentFolder, file), baseName(name)));
    } catch (error) {
      const message =
        error instanceof PictureError ? error.message : 'is damaged or incomplete. Save it again as JPEG.';
      problems.push(mediaProblem(contentFolder, file, message));
    }
  }
  return previews;
}

function previewFiles(contentFolder: string): string[] {
  const folder = join(contentFolder, previewsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => mediaKind(name) === 'picture') : [];
}

async function readPreview(file: string, name: string): Promise<Preview> {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const preview = known.get(key) ?? (await measurePreview(file, `/social/${name}.jpg`));
  known.set(key, preview);
  return preview;
}

async function measurePreview(original: string, address: string): Promise<Preview> {
  const bytes = readFileSync(original);
  const { kind, bytes: picture, tags } = await readPicture(bytes);
  await sharp(picture).stats(); // Throws if it is damaged.
  const { exif, space, width, height } = await sharp(picture).metadata();
  // A camera's file may need rotation, and may contain a second picture. Other files are served unchanged.
  const isFine = kind === 'JPEG' && !exif && (space === 'srgb' || space === 'b-w') && bytes.length <= maxBytes;
  if (isFine) return { address, file: original, width, height, tags };
  const file = join(
    '.cache/previews',
    `${contentHash(12, bytes, JSON.stringify([convertedWidthPx, convertedQuality]))}.jpg`,
  );
  const upright = openPicture(picture, await findMat(picture));
  const resized = upright.resize({ width: convertedWidthPx, withoutEnlargement: true });
  const converted = await cached(file, () => resized.jpeg({ quality: convertedQuality }).toBuffer());
  const size = await sharp(converted).metadata();
  return { address, file, width: size.width, height: size.height, tags };
}

/** A page's preview, or the home page's preview if the page has none. Without both, the build draws one. */
export function previewPicture(previews: Previews, name = 'home'): Omit<Preview, 'file'> & { file?: string } {
  return previews.get(name) ?? previews.get('home') ?? { address: `/social/${name}.jpg`, ...drawnPreviewSize };
}

/** The size of a preview that the build draws. */
export const drawnPreviewSize = { width: 1200, height: 630 };

/** Copies the previews that a page shows to `<outFolder>/social` and writes their metadata. */
export function copyPreviews(
  previews: Previews,
  provenance: (address: string) => Provenance | undefined,
  outFolder: string,
): void {
  for (const { address, file, tags } of previews.values()) {
    const own = provenance(address);
    if (!own) continue;
    const tagged = tagPicture(address, readFileSync(file), { ...own, ...tags });
    writeNew(join(outFolder, address), tagged);
  }
}
