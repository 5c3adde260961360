import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles } from '../../generator/content/checks.ts';
import { withCurrentLinks } from '../../generator/content/links.ts';
import { entriesOnSite, type MenuRecord, menu } from '../../generator/content/menu.ts';
import { placesOf } from '../../generator/content/places.ts';
import { type Content, contentOf } from '../../generator/content/read.ts';
import { contentFiles } from '../../generator/pages/all-pages.ts';
import type { Unfinished } from '../../generator/serve/dev-server.ts';
import { completed } from './completed.ts';
import { Desk, valueIn } from './desk.ts';
import type { DeskRecord } from './records.ts';

/**
 * The albums and galleries that are begun, and the changes that wait, of the desk of a content folder. The preview shows them
 * with placeholders for what is still to write.
 */
export function unfinishedIn(contentFolder: string): Unfinished {
  const desk = new Desk(contentFolder);
  return {
    folders: [desk.begun.root, desk.waitingFolder],
    files: desk.begun.root,
    addTo: (content) => withUnfinished(desk, content),
  };
}

function withUnfinished(desk: Desk, content: Content): Content {
  const changed = new Map<unknown, unknown>();
  for (const record of desk.records()) {
    const data = dataFor(desk, record);
    if (data === undefined) continue;
    const { file, id } = record;
    if (id === undefined) changed.set(file, data);
    else changed.set(file, withWork((changed.get(file) ?? content.get(file)) as Work[], { ...(data as Work), id }));
  }
  if (changed.size === 0) return content;
  // Like `readContent`: without pages that are left out, and with current links.
  const { placeOf } = placesOf(content.get(menu));
  const records = contentFiles
    .filter((file) => content.has(file))
    .map((file) => {
      const data = changed.get(file);
      if (data === undefined) return [file, content.get(file)] as const;
      return [file, file === menu ? entriesOnSite(data as MenuRecord[]) : withCurrentLinks(data, placeOf)] as const;
    });
  return contentOf(content.folder, new Map(records), content, (name) => {
    const begun = join(desk.begun.root, name);
    return existsSync(begun) ? begun : content.pathOf(name);
  });
}

interface Work {
  id: string;
  order: number;
}

/** The works in their order, with another one, or in place of the same. */
const withWork = (works: Work[], work: Work): Work[] =>
  [...works.filter(({ id }) => id !== work.id), work].toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** A record as it will be, as far as it is written. Undefined if all of it is saved, or if it cannot be read. */
function dataFor(desk: Desk, record: DeskRecord): unknown {
  const text = desk.unfinishedText(record);
  const value = text === undefined ? undefined : valueIn(text);
  if (value === undefined) return undefined;
  const kind = { albums: 'album', galleries: 'gallery' }[record.group as string];
  const data = completed(record.file.schema, value, kind);
  // What is wrong with a file is said in the form.
  const report = () => {};
  findFiles(desk.placeOf(record).root, dirname(record.name), { data, report, lineOf: () => 0 });
  return data;
}
