import { posix } from 'node:path';
import { hyphenated } from '../../contract/hyphenated.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { entriesIn, foldersIn } from '../lib/entries.ts';
import { lockFileName } from '../media/lock.ts';
import { variantsFolder } from '../media/picture-folders.ts';
import { idPattern } from './fields.ts';

/**
 * Hosts serve art/index.html at /art/ and art/404.html at unknown addresses below it. The build writes into folders of the name
 * 'encoded'. Windows reserves the others.
 */
const reserved = /^(index|404|encoded|con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether a folder cannot have this name. */
export const isReservedName = (name: string): boolean => reserved.test(name);

/**
 * The folders of records in a folder of the content. A folder that is empty, or has only files of the build, is no record: its work
 * has moved.
 */
export const recordFolders = (contentFolder: string, name: string): string[] =>
  foldersIn(contentFolder, name).filter((id) =>
    entriesIn(contentFolder, posix.join(name, id)).some(
      (entry) => ![lockFileName, variantsFolder].includes(entry.name),
    ),
  );

/** Reports folders whose names cannot be part of an address, and proposes names. */
export function folderNameProblems(parent: string, names: string[]): Problem[] {
  const taken = new Set(names);
  return names.flatMap((name) => {
    const isReserved = reserved.test(name);
    if (idPattern.test(name) && !isReserved) return [];
    const proposal = proposedName(name, taken);
    taken.add(proposal);
    const why = isReserved
      ? 'is a name that the build, hosts or Windows use for something else'
      : 'is part of an address, so its name must be small letters, digits and hyphens';
    return [fileProblem(`${parent}/${name}`, `${why}. Rename the folder to '${proposal}'.`)];
  });
}

function proposedName(name: string, taken: Set<string>): string {
  const base = hyphenated(name) || 'night-watch';
  let proposal = base;
  for (let number = 2; reserved.test(proposal) || taken.has(proposal); number++) proposal = `${base}-${number}`;
  return proposal;
}
