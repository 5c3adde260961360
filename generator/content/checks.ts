import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { masterName } from '../media/recordings.ts';
import { didYouMean } from './similar.ts';
import { placeName, type RecordFile } from './yaml.ts';

/**
 * Finds the files that a record names, and reports files that cannot be used. `folder` is the record's folder. Writes the name
 * on the disk into the record, because it may have other capitals, or separate accents if it was made on a Mac.
 */
export function findFiles(folder: string, { data, report }: RecordFile<unknown>): void {
  for (const { record, key, path } of filesNamedIn(data)) {
    const written = String(record[key]);
    const file = nameOnDisk(folder, written);
    // A WAV may exist as a compact master, which the build expands.
    if (!file && existsSync(join(folder, masterName(written)))) continue;
    const problem = file
      ? accessProblem(join(folder, file))
      : 'but there is no such file beside this record. Add it, or correct the name';
    const meant = file ? '' : didYouMean(written, similarFiles(folder, written));
    if (problem) report(path, `${placeName(path)} names '${written}', ${problem}.${meant}`);
    record[key] = file ?? written;
  }
}

/** The files in the folder of a named file that have its ending. */
function similarFiles(folder: string, written: string): string[] {
  const [parent, ending] = [posix.dirname(written), posix.extname(written).toLowerCase()];
  return namesIn(join(folder, parent))
    .filter((name) => name.toLowerCase().endsWith(ending))
    .map((name) => posix.join(parent, name));
}

function nameOnDisk(folder: string, written: string): string | undefined {
  const found: string[] = [];
  for (const step of written.split('/')) {
    const names = namesIn(join(folder, ...found));
    const name = names.includes(step) ? step : names.find((name) => comparable(name) === comparable(step));
    if (!name) return undefined;
    found.push(name);
  }
  return found.join('/');
}

/** The names in a folder. Empty if there is no such folder. */
const namesIn = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

function accessProblem(file: string): string | undefined {
  if (statSync(file).isDirectory()) return 'which is a folder. Name a file in it, or put a file in its place';
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch {
    return 'which cannot be opened. Allow everyone to read this file';
  }
}

/** The files that a record names. */
export const namedFiles = (record: unknown): string[] =>
  [...filesNamedIn(record)].map(({ record, key }) => String(record[key]));

interface NamedFile {
  record: Record<string, unknown>;
  key: string;
  path: PropertyKey[];
}

function* filesNamedIn(value: unknown, path: PropertyKey[] = []): Generator<NamedFile> {
  for (const [step, inner, record] of entriesOf(value)) {
    const isFile =
      step === 'file' ||
      step === 'audioUrl' ||
      (step === 'url' && typeof inner === 'string' && !inner.startsWith('https:'));
    if (isFile) yield { record, key: step, path: [...path, step] };
    else yield* filesNamedIn(inner, [...path, step]);
  }
}

/** Reports ids that occur more than once in a list, for each list in a file. */
export function checkIds(file: RecordFile<unknown>, value: unknown = file.data, path: PropertyKey[] = []): void {
  const seen = new Map<unknown, PropertyKey[]>();
  for (const [step, inner] of entriesOf(value)) {
    const here = [...path, step];
    checkIds(file, inner, here);
    if (!Array.isArray(value) || typeof inner !== 'object' || inner === null || !('id' in inner)) continue;
    const first = seen.get(inner.id);
    if (!first) {
      seen.set(inner.id, here);
      continue;
    }
    const line = file.lineOf([...first, 'id']);
    const problem = `${placeName(here)} has the id '${inner.id}', but ${placeName(first)} in line ${line} already has it.`;
    file.report([...here, 'id'], `${problem} Give one of them another id.`);
  }
}

/** The entries of a record or a list. The steps of a list are numbers. */
export function entriesOf(value: unknown): [step: string | number, inner: unknown, record: Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  // Safe: the keys come from the object itself.
  const record = value as Record<string, unknown>;
  return Object.entries(record).map(([key, inner]) => [Array.isArray(value) ? Number(key) : key, inner, record]);
}
