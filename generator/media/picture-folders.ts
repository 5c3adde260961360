import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureEntry, type Lock, lockName, type PictureEntry } from './lock.ts';

/** A folder below the content folder, with slashes and without one at its ends; '' is the content folder itself. */
export interface PictureFolder {
  path: string;
  /** File names of the pictures in it. */
  pictures: string[];
}

const variantsFolder = 'encoded';
/** Not encoded: link previews are served as they are, because the services that show them do not read AVIF. */
const previewsFolder = 'social';
const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Every folder that holds pictures, or a lock. */
export function pictureFolders(contentFolder: string, path = ''): PictureFolder[] {
  const entries = readdirSync(join(contentFolder, path), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const pictures = names.filter((name) => pictureName.test(name)).sort();
  const here = pictures.length > 0 || names.includes(lockName) ? [{ path, pictures }] : [];
  const below = entries
    .filter((entry) => entry.isDirectory() && ![variantsFolder, previewsFolder].includes(entry.name))
    .flatMap(({ name }) => pictureFolders(contentFolder, path ? `${path}/${name}` : name));
  return [...here, ...below];
}

export const variantPath = (folder: string, variant: string): string => join(folder, variantsFolder, variant);

/** A picture's name without its ending: the beginning of the names of its variants, and of their addresses. */
export const baseName = (file: string): string => file.replace(pictureName, '');

/** What each variant's name ends with: '-480.avif' and so on. */
export const variantEndings = ({ avifWidths, webpWidth }: Pick<PictureEntry, 'avifWidths' | 'webpWidth'>): string[] => [
  ...avifWidths.map((width) => `-${width}.avif`),
  `-${webpWidth}.webp`,
];

/** Removes the variants that no picture in the lock has, and their folder once it is empty. */
export function removeOutdatedVariants(folder: string, lock: Lock): void {
  const variants = variantPath(folder, '');
  if (!existsSync(variants)) return;
  const wanted = new Set(
    Object.entries(lock).flatMap(([file, entry]) =>
      isPictureEntry(entry) ? variantEndings(entry).map((ending) => baseName(file) + ending) : [],
    ),
  );
  for (const name of readdirSync(variants)) {
    if (!wanted.has(name)) rmSync(variantPath(folder, name));
  }
  if (wanted.size === 0) rmSync(variants, { recursive: true });
}
