import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../lib/write-file.ts';
import type { Provenance } from './tags/provenance.ts';

/** The entry of an encoded picture. */
export interface PictureEntry {
  /** Changes with the picture's bytes and the settings for encoding it. */
  hash: string;
  /** The size in px. */
  width: number;
  height: number;
  /** The dominant colour, as #rrggbb. */
  color: string;
  avifWidths: number[];
  webpWidth: number;
  /** The metadata of the owner's file, if it has any. */
  tags?: Partial<Provenance>;
}

/** The entry of a recording. */
export interface RecordingEntry {
  /** Changes with the recording's bytes and the version of the measurement. */
  hash: string;
  /** The waveform. Empty if the recording could not be read or is silent. */
  peaks: string;
}

/** The lock file of a folder: the facts that the build has found about its pictures and recordings, by file name. */
export type Lock = Record<string, PictureEntry | RecordingEntry>;

export const lockFileName = 'media.lock.json';

export const isPictureEntry = (entry: Lock[string]): entry is PictureEntry => 'avifWidths' in entry;
export const isRecordingEntry = (entry: Lock[string]): entry is RecordingEntry => 'peaks' in entry;

/** Reads the lock of a folder. A lock that cannot be parsed, for example after a merge conflict, counts as empty. */
export function readLock(folder: string): Lock {
  try {
    return JSON.parse(readFileSync(join(folder, lockFileName), 'utf8'));
  } catch {
    return {};
  }
}

/** Sets entries of a folder's lock; undefined removes an entry. Reads the lock first, because another run may have written. */
export function updateLock(folder: string, changes: Record<string, Lock[string] | undefined>): void {
  const entries = Object.entries({ ...readLock(folder), ...changes }).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) {
    rmSync(join(folder, lockFileName), { force: true });
    return;
  }
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeAtomically(join(folder, lockFileName), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Removes the entries of a folder's lock for which `isKept` returns false. */
export function removeEntries(folder: string, isKept: (file: string, entry: Lock[string]) => boolean): void {
  const removed = Object.entries(readLock(folder)).filter(([file, entry]) => !isKept(file, entry));
  if (removed.length > 0) updateLock(folder, Object.fromEntries(removed.map(([file]) => [file, undefined])));
}
