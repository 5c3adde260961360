import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { PictureData } from '../../contract/page-data.ts';
import type { Problem } from '../../contract/problem.ts';
import { contentHash } from '../lib/content-hash.ts';
import { safePath } from '../lib/safe-path.ts';
import { cached } from '../lib/write-file.ts';
import { isPictureEntry, readLock } from './lock.ts';
import { findMat, openPicture } from './mat.ts';
import { MediaError, mediaProblem } from './media-error.ts';
import { baseName, isEncoded, pictureFolders, variantEndings } from './picture-folders.ts';
import { PictureError, type ReadPicture, readPicture } from './read-picture.ts';
import type { PictureProvenance } from './tags/provenance.ts';

/** By file, relative to the content folder. */
export type OriginalPictures = Map<string, Omit<PictureData, 'alt'>>;

/** Pictures are measured once, because the dev server may make a page for each key that the owner presses. */
const measured: OriginalPictures = new Map();
/** By address. Entries stay after encoding, because a page that is still open may ask for them. */
const files = new Map<string, string>();

/** The pictures of records that are not encoded yet, because the dev server does not wait for that. Throws a MediaError. */
export async function readOriginals(contentFolder: string, provenanceOf: PictureProvenance): Promise<OriginalPictures> {
  const found: OriginalPictures = new Map();
  const problems: Problem[] = [];
  for (const { path: folder, pictures } of pictureFolders(contentFolder)) {
    const lock = readLock(join(contentFolder, folder));
    for (const name of pictures) {
      const entry = lock[name];
      if (entry && isPictureEntry(entry) && isEncoded(join(contentFolder, folder), name, entry)) continue;
      const file = posix.join(folder, name);
      if (!provenanceOf(file)) continue;
      try {
        found.set(file, await original(contentFolder, file));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        problems.push(mediaProblem(contentFolder, file, error.message));
      }
    }
  }
  if (problems.length > 0) throw new MediaError(problems);
  return found;
}

/** The file behind an address of such a picture. Browsers recognize its format by its bytes. */
export const originalFile = (address: string): string | undefined => files.get(address);

async function original(contentFolder: string, file: string): Promise<Omit<PictureData, 'alt'>> {
  const path = join(contentFolder, file);
  const hash = fileHash(path);
  const known = measured.get(hash);
  if (known) return known;
  const read = await readPicture(readFileSync(path));
  const { width, height } = read;
  const stem = `/media/${safePath(baseName(file))}-${hash}`;
  const picture = { stem, avifWidths: [width], webpWidth: width, width, height, color: '#202020' };
  const shown = await shownFile(path, hash, read);
  for (const ending of variantEndings(picture)) files.set(stem + ending, shown);
  measured.set(hash, picture); // Last, because a page that finds it here asks for its files at once.
  return picture;
}

function fileHash(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return contentHash(8, path, `${mtimeMs} ${size}`);
}

const shownName = (hash: string) => join('.cache/shown', `${hash}.webp`);

/** Kinds that every browser shows. */
const browserKinds = ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF'];

/** A file that shows a picture as visitors will see it: in the cache, if browsers cannot show it, or it is transparent. */
async function shownFile(path: string, hash: string, { kind, bytes }: ReadPicture): Promise<string> {
  const mat = await findMat(bytes);
  if (!mat && browserKinds.includes(kind)) return path;
  const file = shownName(hash);
  const opened = openPicture(bytes, mat).resize({
    width: 1920,
    height: 16_000,
    fit: 'inside',
    withoutEnlargement: true,
  });
  await cached(file, () => opened.webp().toBuffer());
  return file;
}

/** A file that browsers show instead of a picture of another kind. Undefined if that cannot be read. Other files stay as they are. */
export async function browserFile(path: string): Promise<string | undefined> {
  if (!/\.(hei[cf]|tiff?|svg)$/i.test(path) || !existsSync(path)) return path;
  const hash = fileHash(path);
  if (existsSync(shownName(hash))) return shownName(hash);
  // Never the file itself: a browser that opens an SVG runs its scripts as if they were the desk's.
  return readPicture(readFileSync(path)).then(
    (read) => shownFile(path, hash, read),
    () => undefined,
  );
}
