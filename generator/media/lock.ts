import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of an encoded picture. */
export interface LockEntry {
  /** Of the picture's bytes and the settings it was encoded with. */
  hash: string;
  /** True size in px. */
  width: number;
  height: number;
  /** Dominant colour, as #rrggbb. */
  colour: string;
  avifWidths: number[];
  webpWidth: number;
}

/** The encoded pictures of one folder, by file name. */
export type Lock = Record<string, LockEntry>;

/** A folder below the content, with slashes and without one at its ends; '' is the content folder itself. */
export interface PictureFolder {
  path: string;
  /** File names of the pictures in it. */
  pictures: string[];
}

const lockName = 'media.lock.json';
const variantsFolder = 'encoded';
/** Not encoded: pictures for link previews go out as they are, because what reads those knows no AVIF. */
const previewsFolder = 'social';
const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Every folder that holds pictures, or a lock of pictures that are gone. */
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

/** The lock of a folder. One that cannot be read, after a merge conflict perhaps, counts as empty. */
export function readLock(folder: string): Lock {
  try {
    return JSON.parse(readFileSync(join(folder, lockName), 'utf8'));
  } catch {
    return {};
  }
}

/** Writes the lock of a folder; an empty one goes, with the folder of variants. */
export function writeLock(folder: string, lock: Lock): void {
  if (Object.keys(lock).length === 0) {
    rmSync(join(folder, variantsFolder), { recursive: true, force: true });
    rmSync(join(folder, lockName), { force: true });
    return;
  }
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(join(folder, lockName), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Under another name first: a run that is stopped leaves no half file behind. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

export const variantPath = (folder: string, variant: string): string => join(folder, variantsFolder, variant);

/** A picture's name without its ending: what its variants and its addresses begin with. */
export const baseName = (file: string): string => file.replace(pictureName, '');

/** What each variant's name ends with: '-480.avif' and so on. */
export const variantEndings = ({ avifWidths, webpWidth }: Pick<LockEntry, 'avifWidths' | 'webpWidth'>): string[] => [
  ...avifWidths.map((width) => `-${width}.avif`),
  `-${webpWidth}.webp`,
];

/** Removes the variants that no picture in the lock has. */
export function sweepVariants(folder: string, lock: Lock): void {
  if (!existsSync(variantPath(folder, ''))) return;
  const wanted = new Set(
    Object.entries(lock).flatMap(([file, entry]) => variantEndings(entry).map((ending) => baseName(file) + ending)),
  );
  for (const name of readdirSync(variantPath(folder, ''))) {
    if (!wanted.has(name)) rmSync(variantPath(folder, name));
  }
}
