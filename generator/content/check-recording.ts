import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatTime } from '../../contract/time.ts';
import { recordingEntry } from '../media/analyse-recording.ts';
import { RecordingError } from '../media/recording-error.ts';
import { masterName } from '../media/recordings.ts';

export interface Recording {
  folder: string;
  file: string;
  /** m:ss. Empty if the record leaves it out. */
  duration: string;
  standIn?: boolean | undefined;
}

/** The length of a recording as m:ss, or the problem of a field. The message completes the sentence "<field> …". */
export type CheckedLength = { duration: string } | { field: 'duration' | 'file'; problem: string };

/** Counts the length of a recording, exact to the second, and compares it with the one that the record states. */
export async function checkLength({ folder, file, duration, standIn }: Recording): Promise<CheckedLength> {
  const path = join(folder, file);
  // A missing file is reported elsewhere.
  const counted = isFile(path) ? path : duration ? undefined : join(folder, masterName(file));
  if (!counted || !isFile(counted)) return { duration };
  try {
    const { durationSeconds } = await recordingEntry(dirname(counted), basename(counted));
    // A stand-in may be another recording, but it must be one.
    if (standIn && duration) return { duration };
    const found = formatTime(Math.round(durationSeconds));
    if (!duration || found === duration) return { duration: found };
    const problem = `is ${duration}, but ${file} lasts ${found}. Write "${found}", or put the right file in its place.`;
    return { field: 'duration', problem };
  } catch (error) {
    if (error instanceof RecordingError) return { field: 'file', problem: `names ${file}, which ${error.message}` };
    // A file that cannot be opened is reported elsewhere.
    if (/^(EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) return { duration };
    throw error;
  }
}

/** A folder may have the name of a recording. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
