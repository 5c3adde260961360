import { accessSync, constants, globSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import { isSystemFile } from '../../contract/media-files.ts';
import { linkFault } from '../lib/entries.ts';
import { walk } from '../lib/walk.ts';
import { isInVariantsFolder } from '../media/picture-folders.ts';
import { masterName } from '../media/recordings.ts';
import { checkLength, type Recording } from './check-recording.ts';
import { isDraft } from './drafts.ts';
import { jsonSchema, schemaAt } from './schemas.ts';
import { didYouMean, mostSimilar } from './similar.ts';
import { checkTimedText, type TimedTextRecord } from './timed-text.ts';
import { placeName, type RecordFile } from './yaml.ts';

/**
 * Reports files that a record names and that cannot be used. Writes the name on the disk into the record, because it may have
 * other capitals, or separate accents if it was made on a Mac. `path` is the record's folder, below `root`.
 */
export function findFiles(root: string, path: string, { data, report }: RecordFile<unknown>): void {
  const folder = join(root, path);
  for (const { record, path: place, value } of filesNamedIn(data)) {
    const written = String(value);
    const file = nameOnDisk(folder, written);
    // A WAV may exist as a compact master, which the build expands.
    const found = file ?? nameOnDisk(folder, masterName(written));
    const problem = found
      ? accessProblem(root, join(path, found))
      : 'but there is no such file beside this record. Add it, or correct the name';
    const meant = found ? '' : meantFile(folder, written);
    if (problem) report(place, `${placeName(place)} names '${written}', ${problem}.${meant}`);
    record![place.at(-1)!] = file ?? written;
  }
}

/** Which file is probably meant by a name that does not exist. */
function meantFile(folder: string, written: string): string {
  const moved = filesInOtherFolders(folder, written);
  if (moved.length > 0) return ` Did you mean '${mostSimilar(written, moved)}'?`;
  return didYouMean(written, similarFiles(folder, written));
}

/** The files in the folder of a named file that have its ending. */
function similarFiles(folder: string, written: string): string[] {
  const [parent, ending] = [posix.dirname(written), posix.extname(written).toLowerCase()];
  return namesIn(join(folder, parent))
    .filter((name) => name.toLowerCase().endsWith(ending))
    .map((name) => posix.join(parent, name));
}

/** Files of the same name in sibling folders, if the folder is missing: it may have been renamed. */
function filesInOtherFolders(folder: string, written: string): string[] {
  const parent = posix.dirname(written);
  if (parent === '.' || namesIn(join(folder, parent)).length > 0) return [];
  const pattern = posix.join(posix.dirname(parent), '*', posix.basename(written));
  return globSync(pattern, { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
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

/** The names in a folder, without what systems leave behind. Empty if there is no such folder. */
const namesIn = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => !isSystemFile(name))
    : [];

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

function accessProblem(root: string, path: string): string | undefined {
  const fault = linkFault(root, path);
  if (fault) return `which ${fault}`;
  const file = join(root, path);
  const found = statSync(file);
  if (found.isDirectory()) return 'which is a folder. Name a file in it, or put a file in its place';
  if (!found.isFile()) return 'which is not a file. Put a file in its place';
  if (isInVariantsFolder(path.replaceAll('\\', '/'))) {
    return "which is in the build's own folder. Move the file out of it, and name it there";
  }
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch {
    return 'which cannot be opened. Allow everyone to read this file';
  }
}

/** The files that a record names. */
export const namedFiles = (record: unknown): string[] => filesNamedIn(record).map(({ value }) => String(value));

const filesNamedIn = (data: unknown) =>
  [...walk(data)].filter(({ path, value }) => {
    const field = path.at(-1);
    const isFile = field === 'file' || field === 'audioUrl';
    return isFile || (field === 'url' && typeof value === 'string' && !value.startsWith('https:'));
  });

/** Reports ids that occur more than once in a list, for each list in a file. */
export function checkIds({ data, report, lineOf }: RecordFile<unknown>): void {
  const seen = new Map<string, PropertyKey[]>();
  for (const { path, value: id } of walk(data)) {
    const [list, index, field] = [path.slice(0, -2), path.at(-2), path.at(-1)];
    if (field !== 'id' || typeof index !== 'number') continue;
    const key = JSON.stringify([list, id]);
    const first = seen.get(key);
    seen.set(key, first ?? path);
    if (!first) continue;
    const [here, there] = [path, first].map((place) => placeName(place.slice(0, -1)));
    const problem = `${here} has the id '${id}', but ${there} in line ${lineOf(first)} already has it.`;
    report(path, `${problem} Give one of them another id.`);
  }
}

/** A record of a recording. */
type RecordingRecord = Pick<Recording, 'duration' | 'standIn'> & { words?: TimedTextRecord };

/**
 * Reports mistakes in a recording, its duration and its words. Writes the counted duration into a record that leaves it out.
 * `filePath` is the place of the file's name in the record `record`; `pathOf` finds the file of its words.
 */
export async function checkRecording(
  report: RecordFile<unknown>['report'],
  filePath: PropertyKey[],
  record: RecordingRecord,
  folder: string,
  file: string,
  pathOf: (file: string) => string,
): Promise<void> {
  const path = filePath.slice(0, -1);
  const found = await checkLength({ folder, file, duration: record.duration, standIn: record.standIn });
  if ('problem' in found) {
    const place = found.field === 'duration' ? [...path, 'duration'] : filePath;
    report(place, `${placeName(place)} ${found.problem}`);
  } else {
    record.duration = found.duration;
  }
  if (record.duration) checkTimedText(report, [...path, 'words'], record.words, record.duration, pathOf);
}

/** Reports lists that would be empty without their drafts, but need an entry. */
export function checkDrafts(schema: z.ZodType, { data, report }: RecordFile<unknown>): void {
  for (const { path, value } of walk(data)) {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isDraft)) continue;
    if (!schemaAt(jsonSchema(schema), path)?.minItems) continue;
    report(path, `${placeName(path)} has nothing but drafts. Show one of them, or make the whole a draft.`);
  }
}
