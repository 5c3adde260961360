import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
  /** The Base64 of a WebP file of 16 px. Absent if the entry is from before there were previews. */
  preview?: string;
  /** Its brightness, for text on it (tones.ts). Absent until it is measured. */
  tones?: string;
  avifWidths: number[];
  webpWidth: number;
  /** The metadata of the owner's file, if it has any. */
  tags?: Partial<Provenance>;
}

/** The entry of a recording. */
export interface RecordingEntry {
  /** Changes with the recording's bytes and with the version of what is read from it and made of it. */
  hash: string;
  /** The waveform. Empty if the recording could not be read or is silent. */
  peaks: string;
  /** Counted in the decoded sound. Absent if the recording could not be read. */
  durationSeconds?: number;
  /** The name of its stream in the folder of the encoded files. Absent if visitors get the recording itself. */
  stream?: string;
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

/**
 * Changes the lock of a folder, and whatever belongs to it. Only one process at a time does so, because a build and a dev
 * server may encode the same folder at once.
 */
export function changeLock(folder: string, change: (lock: Lock) => void): void {
  whileOthersWait(() => {
    if (!existsSync(folder)) return; // Its work has moved since.
    const lock = readLock(folder);
    const before = JSON.stringify(lock);
    change(lock);
    if (JSON.stringify(lock) === before) return;
    const entries = Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1));
    const file = join(folder, lockFileName);
    if (entries.length === 0) rmSync(file, { force: true });
    else writeAtomically(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  });
}

/** Sets entries of a folder's lock. */
export const updateLock = (folder: string, entries: Lock): void =>
  changeLock(folder, (lock) => Object.assign(lock, entries));

const cacheFolder = join(import.meta.dirname, '../../.cache');
/** A change takes milliseconds. */
const patienceMs = 60_000;

/**
 * Runs an action while other processes that call this wait. The lock belongs to an empty database, because the operating
 * system takes it back from a process that has crashed.
 */
function whileOthersWait(action: () => void): void {
  mkdirSync(cacheFolder, { recursive: true });
  const database = new DatabaseSync(join(cacheFolder, 'media.lock'), { timeout: patienceMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
    action();
  } finally {
    database.close();
  }
}
