import { basename, dirname, join, posix } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import { contentHash } from '../lib/content-hash.ts';
import { filesBelow } from '../lib/entries.ts';
import { isRecordingEntry, lockFileName, readLock, removeEntries, updateLock } from './lock.ts';
import { readMedia } from './media-error.ts';
import { peaksOf } from './peaks.ts';
import { readSamples } from './read-samples.ts';
import { masterName } from './recordings.ts';

/** Part of every hash. Raise it when the same recording must get different peaks. */
const version = 1;

/**
 * Writes the waveforms of new and changed recordings into the lock beside them. The page's data contains them, because 120
 * characters per track, 0.1 KB compressed, cost less than a request. Returns how many it has drawn.
 */
export async function drawWaveforms(contentFolder: string, log: (line: string) => void): Promise<number> {
  const files = filesBelow(contentFolder);
  const recordings = files.filter((name) => mediaKind(name) === 'recording');
  for (const path of files.filter((name) => posix.basename(name) === lockFileName).map(dirname)) {
    const isKept = (file: string) => recordings.includes(posix.join(path, file));
    removeEntries(join(contentFolder, path), (file, entry) => !isRecordingEntry(entry) || isKept(file));
  }
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
    updateLock(folder, { [basename(recording)]: { hash, peaks } }); // At once, so that an interrupted run can continue.
    log(`Waveform ${index + 1} of ${wanted.length} drawn: ${recording}`);
    if (!peaks) log(`${file} has no sound that we can read, so the player shows a plain line for it.`);
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
