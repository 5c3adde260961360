import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of an encoded picture. */
export interface PictureEntry {
  /** Of the picture's bytes and the settings it was encoded with. */
  hash: string;
  /** True size in px. */
  width: number;
  height: number;
  /** Dominant colour, as #rrggbb. */
  color: string;
  avifWidths: number[];
  webpWidth: number;
}

/** What is known of a recording. */
export interface RecordingEntry {
  /** Of the recording's bytes and the version of the drawing. */
  hash: string;
  /** Its waveform. Empty: it was tried, and nothing could be drawn. */
  peaks: string;
}

/** What the build knows of the pictures and recordings of one folder, by file name. It lies beside them. */
export type Lock = Record<string, PictureEntry | RecordingEntry>;

export const lockName = 'media.lock.json';

export const isPictureEntry = (entry: Lock[string]): entry is PictureEntry => 'avifWidths' in entry;
export const isRecordingEntry = (entry: Lock[string]): entry is RecordingEntry => 'peaks' in entry;

/** The lock of a folder. One that cannot be read, after a merge conflict perhaps, counts as empty. */
export function readLock(folder: string): Lock {
  try {
    return JSON.parse(readFileSync(join(folder, lockName), 'utf8'));
  } catch {
    return {};
  }
}

/** Sets entries of a folder's lock, or removes those that are undefined. It is read anew, since another run may write. */
export function updateLock(folder: string, changes: Record<string, Lock[string] | undefined>): void {
  const entries = Object.entries({ ...readLock(folder), ...changes }).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) {
    rmSync(join(folder, lockName), { force: true });
    return;
  }
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(join(folder, lockName), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Removes from the locks what is about files that are gone: `isKept` says which entries may stay. */
export function removeEntries(folder: string, isKept: (file: string, entry: Lock[string]) => boolean): void {
  const gone = Object.entries(readLock(folder)).filter(([file, entry]) => !isKept(file, entry));
  if (gone.length > 0) updateLock(folder, Object.fromEntries(gone.map(([file]) => [file, undefined])));
}

/** Under another name first: a run that is stopped leaves no half file behind. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
