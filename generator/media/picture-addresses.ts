import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PictureData } from '../../contract/page-data.ts';
import { contentHash } from '../lib/content-hash.ts';
import { safePath } from '../lib/safe-path.ts';
import { walk } from '../lib/walk.ts';
import { writeNew } from '../lib/write-file.ts';
import { isPictureEntry, type PictureEntry, readLock } from './lock.ts';
import { baseName, pictureFolders, variantEndings, variantPath } from './picture-folders.ts';
import { tagPicture } from './tags/picture.ts';
import type { PictureProvenance, Provenance } from './tags/provenance.ts';

/** Finds a picture by its file, relative to the content folder. Throws if the picture is not encoded. */
export type PictureLookup = (file: string, alt: string) => PictureData;

/** Reads all locks once. The result can look up any number of pictures. */
export function readPictures(contentFolder: string, provenance: PictureProvenance): PictureLookup {
  const pictures = new Map(lockedPictures(contentFolder, provenance).map((picture) => [picture.file, picture]));
  return (file, alt) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`${join(contentFolder, file)} is not encoded yet. Run 'npm run media'.`);
    const { avifWidths, webpWidth, width, height, color, preview } = picture.entry;
    return { stem: picture.stem, avifWidths, webpWidth, width, height, color, ...(preview && { preview }), alt };
  };
}

/** Copies every variant to `<outFolder>/media` and writes its metadata. */
export async function copyPictures(
  contentFolder: string,
  provenance: PictureProvenance,
  outFolder: string,
): Promise<void> {
  for (const picture of lockedPictures(contentFolder, provenance)) {
    await setImmediate(); // Lets the pages continue, which are written at the same time.
    for (const [address, file] of variantFiles(contentFolder, picture)) {
      writeNew(join(outFolder, address), tagPicture(address, readFileSync(file), picture.provenance));
    }
  }
}

/** The files of all variants by address, such as /media/albums/parousia/cover-0123abcd-960.avif. */
export const pictureFiles = (contentFolder: string, provenance: PictureProvenance): Map<string, string> =>
  new Map(lockedPictures(contentFolder, provenance).flatMap((picture) => variantFiles(contentFolder, picture)));

const variantFiles = (contentFolder: string, { folder, file, stem, entry }: LockedPicture): [string, string][] =>
  variantEndings(entry).map((ending) => [
    stem + ending,
    variantPath(join(contentFolder, folder), baseName(posix.basename(file)) + ending),
  ]);

interface LockedPicture {
  folder: string;
  /** Relative to the content folder. */
  file: string;
  /** Its address without the ending. The hash in it changes with the picture and its metadata. */
  stem: string;
  entry: PictureEntry;
  provenance: Provenance;
}

function lockedPictures(contentFolder: string, provenanceOf: PictureProvenance): LockedPicture[] {
  return pictureFolders(contentFolder).flatMap(({ path: folder }) =>
    Object.entries(readLock(join(contentFolder, folder))).flatMap(([name, entry]) => {
      if (!isPictureEntry(entry)) return [];
      const file = posix.join(folder, name);
      const known = provenanceOf(file);
      if (!known) return []; // No record names the picture.
      const provenance = { ...known, ...entry.tags };
      const hash = contentHash(8, entry.hash, JSON.stringify(provenance));
      return [{ folder, file, stem: `/media/${safePath(baseName(file))}-${hash}`, entry, provenance }];
    }),
  );
}

/** The pictures in the data of a page, in their order. */
export const picturesIn = (data: unknown): PictureData[] => [...walk(data)].map(({ value }) => value).filter(isPicture);

const isPicture = (value: unknown): value is PictureData =>
  typeof value === 'object' && value !== null && 'stem' in value && 'webpWidth' in value;
