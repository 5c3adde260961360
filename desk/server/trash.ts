import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isSystemFile } from '../../contract/media-files.ts';
import { isWorkKind, type WorkKind, workKinds } from '../work-kinds.ts';
import { ContentFolder } from './content-folder.ts';
import type { TakenLink } from './work-links.ts';

/** A link that was taken away because its work was removed, and the record that had it. */
export interface KeptLink extends TakenLink {
  from: string;
}

/** What was taken out of the content in one step: an album or a gallery, or files that no record names. */
export interface TrashEntry {
  /** The name of its folder in the trash. It begins with the time. */
  id: string;
  /** Of an album or gallery: its kind, and the id that it had. */
  work?: { kind: WorkKind; id: string };
  /** The paths that they had below the content folder. */
  files: string[];
}

/**
 * The folder for all that was taken out of the content: nothing that an owner has made is deleted. Each file keeps the path that
 * it had, because three albums may have a cover.jpg each.
 */
export class Trash {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
    mkdirSync(root, { recursive: true });
  }

  /** The folder of a new entry. It is there at once, because two entries may begin in the same millisecond. */
  newFolder(): string {
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    for (let count = 1; ; count++) {
      const folder = join(this.root, count === 1 ? time : `${time}-${count}`);
      if (existsSync(folder)) continue;
      mkdirSync(folder);
      return folder;
    }
  }

  /** The entries, the latest first. */
  entries(): TrashEntry[] {
    return readdirSync(this.root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => this.entry(name))
      .filter(({ files }) => files.length > 0)
      .sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }));
  }

  folderOf = ({ id }: TrashEntry): string => join(this.root, id);

  /** The files of an entry, with the paths that they had. */
  contentOf = (entry: TrashEntry): ContentFolder => new ContentFolder(this.folderOf(entry));

  /** The file with the links to the work of an entry. */
  linksFile = (entry: TrashEntry): string => linksFileIn(this.folderOf(entry));

  linksOf(entry: TrashEntry): KeptLink[] {
    const file = this.linksFile(entry);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  private entry(id: string): TrashEntry {
    const files = filesIn(join(this.root, id));
    const record = files.find((file) => workPattern.test(file));
    const [, kind, work] = workPattern.exec(record ?? '') ?? [];
    return { id, ...(isWorkKind(kind) && work && { work: { kind, id: work } }), files };
  }
}

export const linksFileIn = (folder: string): string => join(folder, 'links.json');

/** The record of a work. A file that lay unused in its folder is no work. */
const workPattern = new RegExp(
  `^(${Object.keys(workKinds).join('|')})/([^/]+)/(?:${Object.values(workKinds)
    .map(({ file }) => file)
    .join('|')})[.]yaml$`,
);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => file !== 'links.json' && !isSystemFile(file))
    .sort();
