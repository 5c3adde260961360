import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { concurrently } from '../lib/concurrently.ts';
import { filesBelow } from '../lib/entries.ts';
import { inWorker } from './in-worker.ts';
import { changeLock, isRecordingEntry, lockFileName, readLock } from './lock.ts';
import { MediaError, mediaProblem } from './media-error.ts';
import { baseName, removeOutdatedVariants, variantPath, writeVariant } from './picture-folders.ts';
import { RecordingError } from './recording-error.ts';
import { masterName } from './recordings.ts';

interface Job {
  folder: string;
  file: string;
  /** Relative to the content folder, with slashes. */
  path: string;
  stream: string;
}

/**
 * Encodes the recordings that need a stream and have none, and deletes the streams of others. The lock names them, so
 * `drawWaveforms` comes before. Returns how many it has encoded.
 */
export async function encodeStreams(contentFolder: string, log: (line: string) => void): Promise<number> {
  const jobs = filesBelow(contentFolder)
    .filter((name) => posix.basename(name) === lockFileName)
    .flatMap((name) => missingStreams(contentFolder, dirname(name)));
  let done = 0;
  await concurrently(availableParallelism(), jobs, async ({ folder, file, path, stream }) => {
    const url = new URL('./encode-stream.ts', import.meta.url);
    const bytes = await inWorker<Uint8Array>(url, join(folder, file)).catch((error: unknown) => {
      if (!(error instanceof RecordingError)) throw error;
      throw new MediaError([mediaProblem(contentFolder, path, error.message)]);
    });
    // With the lock, because another process would delete the stream of a recording that has changed.
    changeLock(folder, (lock) => {
      const entry = lock[file];
      if (!entry || !isRecordingEntry(entry) || entry.stream !== stream) return;
      writeVariant(folder, stream, bytes);
    });
    const megabytes = (bytes.length / 1e6).toFixed(1);
    log(`Recording ${++done} of ${jobs.length} encoded: ${path}, ${megabytes} MB MP3`);
  });
  return jobs.length;
}

function missingStreams(contentFolder: string, path: string): Job[] {
  const folder = join(contentFolder, path);
  changeLock(folder, (lock) => removeOutdatedVariants(folder, lock));
  return Object.entries(readLock(folder)).flatMap(([file, entry]) => {
    const stream = isRecordingEntry(entry) ? entry.stream : undefined;
    if (!stream || existsSync(variantPath(folder, stream))) return [];
    return [{ folder, file, path: posix.join(path, file), stream }];
  });
}

/** What the lock says about a recording. */
export interface RecordingFacts {
  /** The waveform. */
  peaks?: string;
  /** The mp3 that visitors get, and its name in addresses. */
  stream?: { file: string; name: string };
}

/** Returns a lookup of the facts in a folder by the file name of the recording. */
export function readRecordings(folder: string): (fileName: string) => RecordingFacts {
  const lock = readLock(folder);
  return (fileName) => {
    const master = masterName(fileName);
    const entry = lock[fileName] ?? lock[master];
    if (!entry || !isRecordingEntry(entry)) return {};
    const stream = entry.stream
      ? { file: variantPath(folder, entry.stream), name: entry.stream }
      : // The master of a WAV is a stream as it is.
        entry !== lock[fileName] && {
          file: join(folder, master),
          name: `${baseName(fileName)}-${entry.hash.slice(0, 8)}.mp3`,
        };
    return { ...(entry.peaks && { peaks: entry.peaks }), ...(stream && existsSync(stream.file) && { stream }) };
  };
}
