import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { contentHash } from '../lib/content-hash.ts';
import { firstBytes } from '../lib/cut-text.ts';
import { filesBelow } from '../lib/entries.ts';
import { maxNameBytes } from '../lib/saved-name.ts';
import { writeAtomically } from '../lib/write-file.ts';
import { isPictureEntry, type Lock, lockFileName, type PictureEntry } from './lock.ts';
import { MediaError } from './media-error.ts';

/** A folder with pictures. Its path is relative to the content folder, with slashes; '' is the content folder itself. */
export interface PictureFolder {
  path: string;
  /** The file names of its pictures. */
  pictures: string[];
}

/** The folder beside pictures and recordings in which the build keeps what it makes of them. */
export const variantsFolder = 'encoded';
/**
 * The folder of the pictures that other sites show with a link to a page: 1200 × 630 px, named after the page's address. They are
 * not encoded, because the services that show them do not read AVIF.
 */
export const previewsFolder = 'pictures/social';

/** The usual files of the mark, and of one that the desk has replaced. Pages contain it, so it is not encoded. */
const markFile = /^mark(-\d+)?\.svg$/;

/** Whether a file is in a folder in which the build keeps its own files. */
export const isInVariantsFolder = (file: string): boolean => posix.dirname(file).split('/').includes(variantsFolder);

/** Whether a file has the name of a variant of a picture, of a recording's stream, or of one that is only half written. */
export const isVariantName = (name: string): boolean => /-(\d+\.(avif|webp)|[0-9a-f]{8}\.mp3)(\.part)?$/.test(name);

/** Finds every folder with pictures or a lock. */
export const pictureFolders = (contentFolder: string): PictureFolder[] =>
  [...Map.groupBy(filesBelow(contentFolder), posix.dirname)]
    .filter(([path, [file = '']]) => path !== previewsFolder && !isInVariantsFolder(file))
    .map(([path, files]) => ({ path, files: files.filter((file) => !markFile.test(file)) }))
    .map(({ path, files }) => ({ path: path === '.' ? '' : path, names: files.map((file) => posix.basename(file)) }))
    .map(({ path, names }) => ({ path, names, pictures: names.filter((name) => mediaKind(name) === 'picture') }))
    .filter(({ names, pictures }) => pictures.length > 0 || names.includes(lockFileName))
    .map(({ path, pictures }) => ({ path, pictures }));

export const variantPath = (folder: string, variant: string): string => join(folder, variantsFolder, variant);

/** Writes a variant. Not into a folder that is gone: its work may have moved since. */
export function writeVariant(folder: string, variant: string, bytes: Uint8Array): void {
  const variants = variantPath(folder, '');
  if (!existsSync(variants)) mkdirSync(variants);
  writeAtomically(variantPath(folder, variant), bytes);
}

/**
 * A file's name without its extension, with which the names and addresses of its variants begin. A long name is cut, and keeps a
 * hash: with the endings of variants, it would be too long for a file.
 */
export function baseName(file: string): string {
  const { dir, name } = posix.parse(file);
  const isLong = Buffer.byteLength(name) > maxNameBytes;
  return posix.join(dir, isLong ? `${firstBytes(name, maxNameBytes)}-${contentHash(8, name)}` : name);
}

/** The endings of the names of a picture's variants: '-480.avif' and so on. */
export const variantEndings = ({ avifWidths, webpWidth }: Pick<PictureEntry, 'avifWidths' | 'webpWidth'>): string[] => [
  ...avifWidths.map((width) => `-${width}.avif`),
  `-${webpWidth}.webp`,
];

/** Pictures whose variants would have the same names: cover.jpg and cover.png. */
export function clashes(folder: string, pictures: string[]): Problem[] {
  const groups = Map.groupBy(pictures, (file) => baseName(file).normalize('NFC').toLowerCase());
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.join(' and ')} in ${folder} differ only in their ending: rename one of them.`)
    .map((message) => fileProblem('', message));
}

/** Whether all variants of a picture exist. */
export const isEncoded = (folder: string, file: string, entry: PictureEntry): boolean =>
  variantEndings(entry).every((ending) => existsSync(variantPath(folder, baseName(file) + ending)));

/** What is in the place of the folder of variants, if that is no folder: a link would lead the build to other files. */
export function variantsProblem(folder: string): Problem | undefined {
  const variants = join(folder, variantsFolder);
  const found = lstatSync(variants, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return undefined;
  const what = found.isSymbolicLink() ? 'a link' : 'a file';
  return fileProblem(variants, `is ${what}, but the build needs this name for a folder of its own. Take it out.`);
}

/**
 * Deletes variants of pictures and streams of recordings that are not in the lock, and their folder if nothing is left. Throws a
 * MediaError if the folder is a link.
 */
export function removeOutdatedVariants(folder: string, lock: Lock): void {
  const problem = variantsProblem(folder);
  if (problem) throw new MediaError([problem]);
  const variants = variantPath(folder, '');
  if (!existsSync(variants)) return;
  const wanted = new Set(
    Object.entries(lock).flatMap(([file, entry]) =>
      isPictureEntry(entry) ? variantEndings(entry).map((ending) => baseName(file) + ending) : (entry.stream ?? []),
    ),
  );
  // Whatever has another name is the owner's.
  for (const entry of readdirSync(variants, { withFileTypes: true })) {
    if (!entry.isDirectory() && isVariantName(entry.name) && !wanted.has(entry.name)) {
      rmSync(variantPath(folder, entry.name));
    }
  }
  if (readdirSync(variants).every(isSystemFile)) rmSync(variants, { recursive: true });
}
