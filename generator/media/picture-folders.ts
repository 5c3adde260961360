import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import { filesBelow } from '../lib/entries.ts';
import { isPictureEntry, type Lock, lockFileName, type PictureEntry } from './lock.ts';

/** A folder with pictures. Its path is relative to the content folder, with slashes; '' is the content folder itself. */
export interface PictureFolder {
  path: string;
  /** The file names of its pictures. */
  pictures: string[];
}

const variantsFolder = 'encoded';
/** Link previews are not encoded, because the services that show them do not read AVIF. */
const previewsFolder = 'social';

/** Finds every folder with pictures or a lock. */
export const pictureFolders = (contentFolder: string): PictureFolder[] =>
  [...Map.groupBy(filesBelow(contentFolder), posix.dirname)]
    .filter(([path]) => !path.split('/').some((step) => step === variantsFolder || step === previewsFolder))
    .map(([path, files]) => ({ path: path === '.' ? '' : path, names: files.map((file) => posix.basename(file)) }))
    .map(({ path, names }) => ({ path, names, pictures: names.filter((name) => mediaKind(name) === 'picture') }))
    .filter(({ names, pictures }) => pictures.length > 0 || names.includes(lockFileName))
    .map(({ path, pictures }) => ({ path, pictures }));

export const variantPath = (folder: string, variant: string): string => join(folder, variantsFolder, variant);

/** A picture's name without its extension, with which the names and addresses of its variants begin. */
export const baseName = (file: string): string => file.replace(/\.[^.]+$/, '');

/** The endings of the names of a picture's variants: '-480.avif' and so on. */
export const variantEndings = ({ avifWidths, webpWidth }: Pick<PictureEntry, 'avifWidths' | 'webpWidth'>): string[] => [
  ...avifWidths.map((width) => `-${width}.avif`),
  `-${webpWidth}.webp`,
];

/** Whether all variants of a picture exist. */
export const isEncoded = (folder: string, file: string, entry: PictureEntry): boolean =>
  variantEndings(entry).every((ending) => existsSync(variantPath(folder, baseName(file) + ending)));

/** Deletes variants of pictures and streams of recordings that are not in the lock, and their folder if none is left. */
export function removeOutdatedVariants(folder: string, lock: Lock): void {
  const variants = variantPath(folder, '');
  if (!existsSync(variants)) return;
  const wanted = new Set(
    Object.entries(lock).flatMap(([file, entry]) =>
      isPictureEntry(entry) ? variantEndings(entry).map((ending) => baseName(file) + ending) : (entry.stream ?? []),
    ),
  );
  for (const name of readdirSync(variants)) {
    if (!wanted.has(name) && !isSystemFile(name)) rmSync(variantPath(folder, name));
  }
  if (wanted.size === 0) rmSync(variants, { recursive: true });
}
