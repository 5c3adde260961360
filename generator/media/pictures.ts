import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from '../../contract/problem.ts';
import { concurrently } from '../lib/concurrently.ts';
import { avifWidths, encodePicture, pictureHash, picturesAtOnce } from './encode-picture.ts';
import { changeLock, isPictureEntry, readLock, updateLock } from './lock.ts';
import { MediaError, mediaProblem, readMedia } from './media-error.ts';
import {
  baseName,
  clashes,
  isEncoded,
  pictureFolders,
  removeOutdatedVariants,
  variantPath,
  writeVariant,
} from './picture-folders.ts';
import { PictureError } from './read-picture.ts';
import { measureTones, readTones } from './tones.ts';

interface Job {
  folder: string;
  file: string;
  /** Relative to the content folder, with slashes. */
  path: string;
}

/** Encodes new and changed pictures, and deletes the variants of deleted ones. Returns how many it has encoded. */
export async function encodePictures(contentFolder: string, log: (line: string) => void): Promise<number> {
  const startedMs = performance.now();
  const problems: Problem[] = [];
  const jobs: Job[] = [];
  let count = 0;
  for (const { path, pictures } of pictureFolders(contentFolder)) {
    count += pictures.length;
    problems.push(...clashes(join(contentFolder, path), pictures));
    jobs.push(...pendingJobs(contentFolder, path, pictures));
  }
  if (problems.length > 0) throw new MediaError(problems);

  let begun = 0;
  await concurrently(picturesAtOnce, jobs, async (job) => {
    const number = ++begun;
    if (!existsSync(join(job.folder, job.file))) return; // It has moved since. Another run finds it in its new place.
    try {
      log(`${number} of ${jobs.length}  ${job.path}  ${await encode(contentFolder, job)}`);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push(mediaProblem(contentFolder, job.path, error.message));
    }
  });
  if (problems.length > 0) throw new MediaError(problems);
  for (const { path } of pictureFolders(contentFolder)) await measureOlder(join(contentFolder, path));

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  log(`${count} pictures, ${jobs.length} of them encoded, in ${seconds} s`);
  return jobs.length;
}

/** Finds the pictures of a folder that must be encoded. Removes deleted pictures from its lock, with their variants. */
function pendingJobs(contentFolder: string, path: string, pictures: string[]): Job[] {
  const folder = join(contentFolder, path);
  changeLock(folder, (lock) => {
    for (const [file, entry] of Object.entries(lock)) {
      if (isPictureEntry(entry) && !pictures.includes(file)) delete lock[file];
    }
    removeOutdatedVariants(folder, lock);
  });
  const lock = readLock(folder);

  return pictures
    .map((file) => {
      const filePath = posix.join(path, file);
      // Its bytes are read again when its turn comes, because all pictures together may need more memory than there is.
      return { folder, file, path: filePath, hash: pictureHash(readMedia(contentFolder, filePath)) };
    })
    .filter(({ file, hash }) => {
      const entry = lock[file];
      if (!entry || !isPictureEntry(entry) || entry.hash !== hash) return true;
      const widths = avifWidths(entry.width, entry.height);
      return widths.join() !== entry.avifWidths.join() || !isEncoded(folder, file, entry);
    });
}

/** Measures pictures that were encoded by a version of the program that did not, or did it in another way. */
async function measureOlder(folder: string): Promise<void> {
  for (const [file, entry] of Object.entries(readLock(folder))) {
    if (!isPictureEntry(entry) || readTones(entry.tones)) continue;
    const tones = await measureTones(readFileSync(variantPath(folder, `${baseName(file)}-${entry.webpWidth}.webp`)));
    updateLock(folder, { [file]: { ...entry, tones } });
  }
}

/** Encodes one picture and writes its variants and its lock entry. Returns a line for the log. */
async function encode(contentFolder: string, { folder, file, path }: Job): Promise<string> {
  const picture = readMedia(contentFolder, path);
  const { width, height, color, preview, tones, variants, tags, warnings } = await encodePicture(picture);
  const avifs = variants.filter(({ extension }) => extension === 'avif');
  const webpWidth = variants.find(({ extension }) => extension === 'webp')!.width;
  const entry = {
    hash: pictureHash(picture),
    width,
    height,
    color,
    preview,
    tones,
    avifWidths: avifs.map(({ width }) => width),
    webpWidth,
    ...(tags && { tags }),
  };
  // After each picture, so that an interrupted run can continue; with its files, which another process would take for outdated.
  changeLock(folder, (lock) => {
    for (const { width, extension, bytes } of variants) {
      writeVariant(folder, `${baseName(file)}-${width}.${extension}`, bytes);
    }
    lock[file] = entry;
    removeOutdatedVariants(folder, lock);
  });

  const reported = avifs.find(({ width }) => width >= webpWidth)!;
  return [`${Math.round(reported.bytes.length / 1024)} KB AVIF at ${reported.width} px`, ...warnings].join('. ');
}
