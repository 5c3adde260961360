import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture, hashOf, picturesAtOnce } from './encode-picture.ts';
import { isPictureEntry, type PictureEntry, readLock, removeEntries, updateLock, writeWhole } from './lock.ts';
import { baseName, pictureFolders, removeOutdatedVariants, variantEndings, variantPath } from './picture-folders.ts';

/** Some pictures cannot be used. The message is for the owner; there is no need of a stack. */
export class MediaError extends Error {
  override name = 'MediaError';
}

interface Job {
  folder: string;
  file: string;
  /** Relative to the content folder. */
  shown: string;
  picture: Uint8Array;
  hash: string;
}

/** Encodes the pictures below the content folder that are new or changed, and removes what is left of those that are gone. */
export async function encodePictures(contentFolder: string, log: (line: string) => void): Promise<void> {
  const startedMs = performance.now();
  const problems: string[] = [];
  const jobs: Job[] = [];
  let count = 0;
  for (const { path, pictures } of pictureFolders(contentFolder)) {
    count += pictures.length;
    problems.push(...clashes(join(contentFolder, path), pictures));
    jobs.push(...openJobs(contentFolder, path, pictures));
  }
  if (problems.length > 0) throw new MediaError(problems.join('\n'));

  let started = 0;
  let done = 0;
  const work = async () => {
    for (let job = jobs[started++]; job; job = jobs[started++]) {
      const outcome = await encode(job);
      done++;
      if (outcome) log(`${done} of ${jobs.length}  ${job.shown}  ${outcome}`);
      else problems.push(unreadable(join(contentFolder, job.shown)));
    }
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, work));
  if (problems.length > 0) throw new MediaError(problems.sort().join('\n'));

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  log(`${count} pictures, ${jobs.length} of them encoded, in ${seconds} s`);
}

/** What has to be encoded in a folder. Its lock and its variants lose the pictures that are gone. */
function openJobs(contentFolder: string, path: string, pictures: string[]): Job[] {
  const folder = join(contentFolder, path);
  removeEntries(folder, (file, entry) => !isPictureEntry(entry) || pictures.includes(file));
  const lock = readLock(folder);
  removeOutdatedVariants(folder, lock);

  return pictures
    .map((file) => {
      const picture = readFileSync(join(folder, file));
      return { folder, file, shown: join(path, file), picture, hash: hashOf(picture) };
    })
    .filter(({ file, hash }) => {
      const entry = lock[file];
      return !entry || !isPictureEntry(entry) || entry.hash !== hash || !isComplete(folder, file, entry);
    });
}

const isComplete = (folder: string, file: string, entry: PictureEntry): boolean =>
  variantEndings(entry).every((ending) => existsSync(variantPath(folder, baseName(file) + ending)));

/** Encodes one picture, files it, and tells how large it came out; undefined when it is no picture. */
async function encode({ folder, file, picture, hash }: Job): Promise<string | undefined> {
  const encoded = await encodePicture(picture).catch(() => undefined);
  if (!encoded) return undefined;
  const { width, height, color, variants } = encoded;
  mkdirSync(variantPath(folder, ''), { recursive: true });
  for (const { width, ending, bytes } of variants) {
    writeWhole(variantPath(folder, `${baseName(file)}-${width}.${ending}`), bytes);
  }
  const avifs = variants.filter(({ ending }) => ending === 'avif');
  const webpWidth = variants.find(({ ending }) => ending === 'webp')!.width;
  const entry = { hash, width, height, color, avifWidths: avifs.map(({ width }) => width), webpWidth };
  updateLock(folder, { [file]: entry }); // After each picture, so that a stopped run goes on from here.
  removeOutdatedVariants(folder, readLock(folder));

  const shown = avifs.find(({ width }) => width >= webpWidth)!;
  return `${Math.round(shown.bytes.length / 1024)} KB AVIF at ${shown.width} px`;
}

/** Pictures whose variants would have the same names: cover.jpg and cover.png. */
function clashes(folder: string, pictures: string[]): string[] {
  const groups = Map.groupBy(pictures, (file) => baseName(file).toLowerCase());
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.join(' and ')} in ${folder} differ only in their ending: rename one of them.`);
}

const unreadable = (file: string): string =>
  `${file} cannot be read as a picture: save it anew as JPEG, PNG, WebP or AVIF, or remove it.`;
