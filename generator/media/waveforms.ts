import { readdirSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import { contentHash } from '../lib/content-hash.ts';
import { isRecordingEntry, lockFileName, readLock, removeEntries, updateLock } from './lock.ts';
import { readMedia } from './media-error.ts';
import { peaksOf } from './peaks.ts';
import { readSamples } from './read-samples.ts';
import { masterName } from './recordings.ts';

/** Part of every hash. Raise it when the same recording must get other peaks. */
const version = 1;

/**
 * Writes the waveforms of new and changed recordings into the lock beside them. They become part of the page's data: 120
 * characters per track are 0.1 KB compressed, less than a separate request. Returns how many it has drawn.
 */
export async function drawWaveforms(contentFolder: string, log: (line: string) => void): Promise<number> {
  const recordings = findFiles(contentFolder, (name) => mediaKind(name) === 'recording').sort();
  removeMissing(contentFolder, recordings);
  const wanted = [...Map.groupBy(recordings, dirname)].flatMap(([path, recordings]) => {
    const folder = join(contentFolder, path);
    const lock = readLock(folder);
    return recordings
      .map((recording) => {
        const file = join(contentFolder, recording);
        return { folder, file, recording, hash: contentHash(12, `${version}`, readMedia(contentFolder, recording)) };
      })
      .filter(({ recording, hash }) => lock[basename(recording)]?.hash !== hash);
  });

  for (const [index, { folder, file, recording, hash }] of wanted.entries()) {
    const peaks = await peaksOf(readSamples(file)).catch(() => '');
    // After each one, so that an interrupted run can continue.
    updateLock(folder, { [basename(recording)]: { hash, peaks } });
    log(`Waveform ${index + 1} of ${wanted.length} drawn: ${recording}`);
    if (!peaks) log(`${file} holds no sound that we can read, so the player shows a plain line for it.`);
  }
  return wanted.length;
}

/** Returns a lookup of the peaks in a folder by the file name of the recording. */
export function readPeaks(folder: string): (fileName: string) => string | undefined {
  const lock = readLock(folder);
  return (fileName) => {
    const entry = lock[fileName] ?? lock[masterName(fileName)];
    return entry && isRecordingEntry(entry) && entry.peaks ? entry.peaks : undefined;
  };
}

/** Removes the recordings that are gone from the locks. */
function removeMissing(contentFolder: string, recordings: string[]): void {
  for (const lockFile of findFiles(contentFolder, (name) => name === lockFileName)) {
    const path = dirname(lockFile);
    removeEntries(
      join(contentFolder, path),
      (file, entry) => !isRecordingEntry(entry) || recordings.includes(posix.join(path, file)),
    );
  }
}

/** Paths relative to the folder, with slashes on Windows too. */
const findFiles = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
