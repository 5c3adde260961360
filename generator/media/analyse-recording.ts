import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLfsPointer, lfsPointerProblem } from '../lib/lfs-pointer.ts';
import type { RecordingAnalysis } from './analyse-recording-worker.ts';
import { inWorker } from './in-worker.ts';
import { isRecordingEntry, type RecordingEntry, readLock, updateLock } from './lock.ts';
import { baseName } from './picture-folders.ts';
import { RecordingError } from './recording-error.ts';

/** Part of every hash. Raise it when the same recording must get different peaks or a different stream. */
const version = 2;

/** The hashes of files that this process has read, because hashing a large WAV takes a second. */
const hashes = new Map<string, { state: string; hash: Promise<string> }>();

/** Twelve hex digits that change with a recording's bytes. Rejects if the file cannot be opened. */
export async function recordingHash(path: string): Promise<string> {
  const { size, ctimeMs } = statSync(path);
  const state = `${size} ${ctimeMs}`;
  const known = hashes.get(path);
  if (known?.state === state) return known.hash;
  const hash = hashOf(path);
  hashes.set(path, { state, hash });
  return hash;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(`${version}`);
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** The first bytes of a file. */
function startOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(64);
  try {
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** What this process has heard, by hash: the desk hears a file when it arrives, and again in its place. */
const heard = new Map<string, Promise<RecordingAnalysis>>();

/** Decodes a recording in a worker thread. Throws a RecordingError if it cannot be used. */
export async function analyseRecording(path: string): Promise<RecordingAnalysis> {
  if (isLfsPointer(startOf(path))) throw new RecordingError(lfsPointerProblem);
  // The name decides too: an M4A named .mp3 is refused.
  const key = `${await recordingHash(path)} ${/\.\w+$/.exec(path)?.[0]}`;
  const known =
    heard.get(key) ?? inWorker<RecordingAnalysis>(new URL('./analyse-recording-worker.ts', import.meta.url), path);
  heard.set(key, known);
  return known;
}

/**
 * The facts about a recording in a folder: from the lock, or else decoded and written into the lock, so that nothing is decoded
 * twice. Throws a RecordingError if it cannot be used.
 */
export async function recordingEntry(
  folder: string,
  file: string,
): Promise<RecordingEntry & { durationSeconds: number }> {
  const path = join(folder, file);
  const hash = await recordingHash(path);
  const locked = readLock(folder)[file];
  if (locked && isRecordingEntry(locked) && locked.hash === hash && locked.durationSeconds !== undefined) {
    return { ...locked, durationSeconds: locked.durationSeconds };
  }
  const { durationSeconds, peaks, isPlayedEverywhere } = await analyseRecording(path);
  const stream = isPlayedEverywhere ? undefined : `${baseName(file)}-${hash.slice(0, 8)}.mp3`;
  const entry = { hash, peaks, durationSeconds, ...(stream && { stream }) };
  updateLock(folder, { [file]: entry });
  return entry;
}
