import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { isRecordingEntry, lockName, readLock, removeEntries, updateLock } from './lock.ts';
import { peaksOf } from './peaks.ts';
import { readSamples } from './read-samples.ts';
import { masterName } from './recordings.ts';

/** Part of every hash: raise it when the same recording should give other peaks. */
const version = 1;

/**
 * Draws the waveforms of recordings that are new or changed, into a lock beside them. They travel in the page's data:
 * 120 characters a track are 0.1 KB compressed, less than a request of its own would cost.
 */
export async function drawWaveforms(contentFolder: string, log: (line: string) => void): Promise<void> {
  const recordings = globSync('**/*.{mp3,wav}', { cwd: contentFolder }).sort();
  forgetMissing(contentFolder, recordings);
  const wanted = [...Map.groupBy(recordings, dirname)].flatMap(([path, recordings]) => {
    const folder = join(contentFolder, path);
    const lock = readLock(folder);
    return recordings
      .map((recording) => {
        const file = join(contentFolder, recording);
        return { folder, file, recording, hash: contentHash(12, `${version}`, readFileSync(file)) };
      })
      .filter(({ recording, hash }) => lock[basename(recording)]?.hash !== hash);
  });

  for (const [index, { folder, file, recording, hash }] of wanted.entries()) {
    const peaks = await peaksOf(readSamples(file)).catch(() => '');
    // After each one, so that a stopped run goes on from here.
    updateLock(folder, { [basename(recording)]: { hash, peaks } });
    log(`Waveform ${index + 1} of ${wanted.length} drawn: ${recording}`);
    if (!peaks) log(`${file} holds no sound that we can read, so the player shows a plain line for it.`);
  }
}

/** Gives the peaks of the recordings in a folder, by the file name that their record states. */
export function readPeaks(folder: string): (fileName: string) => string | undefined {
  const lock = readLock(folder);
  return (fileName) => {
    const entry = lock[fileName] ?? lock[masterName(fileName)];
    return entry && isRecordingEntry(entry) && entry.peaks ? entry.peaks : undefined;
  };
}

/** The locks lose the recordings that are gone. */
function forgetMissing(contentFolder: string, recordings: string[]): void {
  for (const lockFile of globSync(`**/${lockName}`, { cwd: contentFolder })) {
    const path = dirname(lockFile);
    removeEntries(
      join(contentFolder, path),
      (file, entry) => !isRecordingEntry(entry) || recordings.includes(join(path, file)),
    );
  }
}
