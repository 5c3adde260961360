import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { isSystemFile } from '../../contract/media-files.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';

/** A file or folder in a folder. */
interface Entry {
  name: string;
  isFolder: boolean;
}

/**
 * The files and folders in a folder below `root`, without what systems leave behind. Links are followed if they stay inside
 * `root`; others are left out, and so are pipes and sockets, because nobody may ever write into what reads from them.
 */
export const entriesIn = (root: string, path = ''): Entry[] =>
  ownEntries(join(root, path))
    .filter((entry) => !entry.isSymbolicLink() || linkFault(root, posix.join(path, entry.name)) === undefined)
    .flatMap((entry) => {
      const target = entry.isSymbolicLink() ? statSync(join(root, path, entry.name)) : entry;
      const isFolder = target.isDirectory();
      return isFolder || target.isFile() ? [{ name: entry.name, isFolder }] : [];
    });

/** The names of the folders in a folder. Empty if there is no such folder. */
export const foldersIn = (root: string, path: string): string[] =>
  isFolder(join(root, path))
    ? entriesIn(root, path)
        .filter((entry) => entry.isFolder)
        .map(({ name }) => name)
    : [];

/** All files below a folder, sorted. The paths are relative to it and have slashes on Windows too. */
export const filesBelow = (root: string): string[] => walk(root, '', []).sort();

function walk(root: string, path: string, above: string[]): string[] {
  const real = realpathSync(join(root, path));
  if (above.includes(real)) return []; // A link to a folder around it would never end.
  return entriesIn(root, path).flatMap(({ name, isFolder }) => {
    const below = posix.join(path, name);
    return isFolder ? walk(root, below, [...above, real]) : [below];
  });
}

/** The links in a folder that cannot be followed. */
export const linkProblems = (root: string, path: string): Problem[] =>
  (isFolder(join(root, path)) ? ownEntries(join(root, path)) : [])
    .filter((entry) => entry.isSymbolicLink())
    .flatMap(({ name }) => {
      const fault = linkFault(root, posix.join(path, name));
      return fault ? [fileProblem(join(root, path, name), `${fault}.`)] : [];
    });

/**
 * Why a file below `root` cannot be used, if it is a link or in a linked folder. Completes the sentence "<file> …"; undefined
 * if it can.
 */
export function linkFault(root: string, path: string): string | undefined {
  const file = join(root, path);
  try {
    const isInside = realpathSync(file).startsWith(realpathSync(root) + sep);
    if (isInside) return undefined;
    return 'is a link that leads out of the content folder. Put a copy of the original in its place';
  } catch {
    // A file that is missing is not a link.
    if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
    return 'is a link to something that is not there. Put the original in its place';
  }
}

const ownEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isSystemFile(name));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
