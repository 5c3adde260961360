import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isSystemFile } from '../../contract/media-files.ts';
import { ContentFolder } from './content-folder.ts';
import { type FolderKind, isFolderKind } from './records.ts';

/** What was taken out of the content in one step: an album or a gallery, or files that no record names. */
export interface ShelfEntry {
  /** The name of its folder on the shelf. It begins with the time. */
  id: string;
  /** Of an album or gallery: its kind, and the id that it had. */
  work?: { kind: FolderKind; id: string };
  /** The paths that they had below the content folder. */
  files: string[];
}

/** The folder for all that was taken out of the content: nothing that an owner has made is deleted. */
export class Shelf {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
    mkdirSync(root, { recursive: true });
    this.sortOldEntries();
  }

  /**
   * Moves files or folders, given by their paths below `from`, onto the shelf in one entry. Each keeps that path, because
   * three albums may have a cover.jpg each. Returns the id of the entry.
   */
  putAside(from: string, paths: string[]): string {
    const id = this.newEntry();
    for (const path of paths) move(resolve(from, path), join(this.root, id, path));
    return id;
  }

  /** The entries, the latest first. */
  entries(): ShelfEntry[] {
    return readdirSync(this.root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => this.entry(name))
      .filter(({ files }) => files.length > 0)
      .sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }));
  }

  find(id: string): ShelfEntry | undefined {
    return this.entries().find((entry) => entry.id === id);
  }

  /** The files of an entry, with the paths that they had. */
  contentOf({ id }: ShelfEntry): ContentFolder {
    return new ContentFolder(join(this.root, id));
  }

  /** What waited to be saved when a work was removed. */
  waitingFile = (id: string): string => join(this.root, id, 'waiting.json');

  /** Moves a file or folder of an entry to a place, and takes away what is empty then. */
  takeBack(entry: ShelfEntry, path: string, to: string): void {
    const from = join(this.root, entry.id, path);
    move(from, to);
    for (let folder = dirname(from); folder !== this.root && isEmpty(folder); folder = dirname(folder)) {
      rmdirSync(folder);
    }
  }

  /** Two entries may begin in the same millisecond: the file system says which name is free. */
  private newEntry(): string {
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    for (let count = 1; ; count++) {
      const id = count === 1 ? time : `${time}-${count}`;
      try {
        mkdirSync(join(this.root, id));
        return id;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  /** Older versions did not keep the kind of a work. */
  private sortOldEntries(): void {
    for (const { id, work, files } of this.entries()) {
      const [, folder, record] = /(?:^|\n)([^/\n]+)\/(album|gallery)\.yaml(?:\n|$)/.exec(files.join('\n')) ?? [];
      if (work || !folder) continue;
      move(join(this.root, id, folder), join(this.root, id, record === 'album' ? 'albums' : 'galleries', folder));
    }
  }

  private entry(id: string): ShelfEntry {
    const files = filesIn(join(this.root, id));
    const record = files.find((file) => workPattern.test(file));
    const [, kind, work] = workPattern.exec(record ?? '') ?? [];
    return { id, ...(isFolderKind(kind) && work && { work: { kind, id: work } }), files };
  }
}

/** The record of a work. A file that lay unused in its folder is no work. */
const workPattern = /^(albums|galleries)\/([^/]+)\/(?:album|gallery)\.yaml$/;

const isEmpty = (folder: string): boolean => readdirSync(folder).length === 0;

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !isSystemFile(file))
    .sort();
