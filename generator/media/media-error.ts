import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isSystemFile } from '../../contract/media-files.ts';
import { fileProblem, type Problem, problemLine } from '../../contract/problem.ts';
import { OwnerError } from '../lib/owner-error.ts';
import { readText } from '../lib/read-text.ts';

/** Some pictures or recordings cannot be used. The message lists them. */
export class MediaError extends OwnerError {
  override name = 'MediaError';
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(problemLine).sort().join('\n'));
    this.problems = problems;
  }
}

/** Reads a picture. Throws a MediaError if it cannot be opened. */
export function readMedia(contentFolder: string, file: string): Buffer {
  try {
    return readFileSync(join(contentFolder, file));
  } catch {
    throw cannotBeOpened(contentFolder, file);
  }
}

/** The error for a picture or a recording that cannot be opened. */
export const cannotBeOpened = (contentFolder: string, file: string): MediaError =>
  new MediaError([mediaProblem(contentFolder, file, 'cannot be opened. Allow everyone to read this file.')]);

/** A problem with a file below the content folder, with the file and line of the record that names it. */
export function mediaProblem(contentFolder: string, file: string, message: string): Problem {
  const record = placeThatNames(contentFolder, file);
  return record
    ? { ...record, path: [], message: `names ${file}, which ${message}` }
    : fileProblem(join(contentFolder, file), message);
}

/** Finds the record that names a file. It can be in any folder above the file, because paths begin at the record's folder. */
function placeThatNames(contentFolder: string, file: string): Pick<Problem, 'file' | 'place'> | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const name = relative(folder, file).replaceAll('\\', '/').normalize('NFC').toLowerCase();
    const records = readdirSync(join(contentFolder, folder)).filter(
      (record) => record.endsWith('.yaml') && !isSystemFile(record),
    );
    for (const record of records) {
      const path = join(contentFolder, folder, record);
      const lines = readText(path).normalize('NFC').toLowerCase().split('\n');
      const index = lines.findIndex((line) => line.includes(name));
      if (index >= 0) return { file: path, place: `${index + 1}` };
    }
    if (folder === '.') return undefined;
  }
}
