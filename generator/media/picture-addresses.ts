import { join } from 'node:path';
import type { PictureData } from '../../contract/page-data.ts';
import { linkFile } from './link-file.ts';
import { isPictureEntry, type PictureEntry, readLock } from './lock.ts';
import { baseName, pictureFolders, variantEndings, variantPath } from './picture-folders.ts';
import { safePath } from './safe-path.ts';

/** Finds a picture by its file, relative to the content folder. Throws if it is not encoded. */
export type PictureLookup = (file: string, alt: string) => PictureData;

/** Reads all locks once. The result can look up any number of pictures. */
export function readPictures(contentFolder: string): PictureLookup {
  const pictures = new Map(lockedPictures(contentFolder).map((picture) => [picture.file, picture]));
  return (file, alt) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`${join(contentFolder, file)} is not encoded yet: 'npm run media' does that.`);
    const { avifWidths, webpWidth, width, height, color } = picture.entry;
    return { stem: picture.stem, avifWidths, webpWidth, width, height, color, alt };
  };
}

/** Puts every variant below `<outFolder>/media`, under an address with a hash of the picture. */
export function copyPictures(contentFolder: string, outFolder: string): void {
  for (const [address, file] of pictureFiles(contentFolder)) linkFile(file, join(outFolder, address));
}

/** All variants: the file behind each address, such as /media/albums/parousia/cover-0123abcd-960.avif. */
export function pictureFiles(contentFolder: string): Map<string, string> {
  const entries = lockedPictures(contentFolder).flatMap(({ folder, file, stem, entry }) =>
    variantEndings(entry).map((ending): [string, string] => [
      stem + ending,
      variantPath(join(contentFolder, folder), baseName(file.slice(file.lastIndexOf('/') + 1)) + ending),
    ]),
  );
  return new Map(entries);
}

interface LockedPicture {
  folder: string;
  /** Relative to the content folder. */
  file: string;
  stem: string;
  entry: PictureEntry;
}

function lockedPictures(contentFolder: string): LockedPicture[] {
  return pictureFolders(contentFolder).flatMap(({ path: folder }) =>
    Object.entries(readLock(join(contentFolder, folder))).flatMap(([name, entry]) => {
      if (!isPictureEntry(entry)) return [];
      const file = folder ? `${folder}/${name}` : name;
      return [{ folder, file, stem: `/media/${safePath(baseName(file))}-${entry.hash.slice(0, 8)}`, entry }];
    }),
  );
}
