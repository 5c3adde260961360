import { basename, dirname, join, posix } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import { filesBelow } from '../lib/entries.ts';
import { recordingEntry, recordingHash } from './analyse-recording.ts';
import { changeLock, isRecordingEntry, lockFileName, readLock, updateLock } from './lock.ts';
import { cannotBeOpened } from './media-error.ts';
import { isInVariantsFolder, removeOutdatedVariants } from './picture-folders.ts';
import { RecordingError } from './recording-error.ts';

/**
 * Writes the waveforms and lengths of new and changed recordings into the lock beside them. The page's data contains the
 * waveforms, because 120 characters per track, 0.1 KB compressed, cost less than a request. Returns how many it has drawn.
 */
export async function drawWaveforms(contentFolder: string, log: (line: string) => void): Promise<number> {
  const files = filesBelow(contentFolder);
  const recordings = files.filter((name) => mediaKind(name) === 'recording' && !isInVariantsFolder(name));
  for (const path of files.filter((name) => posix.basename(name) === lockFileName).map(dirname)) {
    const folder = join(contentFolder, path);
    changeLock(folder, (lock) => {
      for (const [file, entry] of Object.entries(lock)) {
        if (isRecordingEntry(entry) && !recordings.includes(posix.join(path, file))) delete lock[file];
      }
      removeOutdatedVariants(folder, lock);
    });
  }
  const wanted: { folder: string; recording: string; hash: string }[] = [];
  for (const recording of recordings) {
    const folder = join(contentFolder, dirname(recording));
    const hash = await recordingHash(join(contentFolder, recording)).catch(() => {
      throw cannotBeOpened(contentFolder, recording);
    });
    if (readLock(folder)[basename(recording)]?.hash !== hash) wanted.push({ folder, recording, hash });
  }

  for (const [index, { folder, recording, hash }] of wanted.entries()) {
    const file = basename(recording);
    try {
      await recordingEntry(folder, file);
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      updateLock(folder, { [file]: { hash, peaks: '' } });
      log(`${join(contentFolder, recording)} ${error.message}`);
    }
    log(`Waveform ${index + 1} of ${wanted.length} drawn: ${recording}`);
  }
  return wanted.length;
}
