import { hyphenated } from '../../contract/hyphenated.ts';
import { contentHash } from '../lib/content-hash.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** A record that has an address: its `id`, or an id made from its title or name. */
export type Named = { id?: string | undefined } & ({ title: string } | { name: string });

/** The id of a record, for its address. An id made from the title changes with it. */
export function idOf(record: Named): string {
  const name = 'title' in record ? record.title : record.name;
  return record.id ?? (hyphenated(name) || contentHash(8, name));
}

/** A record with its place in its file. */
export interface Entry {
  path: PropertyKey[];
  record: Named;
}

/** The records of a list. `path` is the place of the list. */
export const entriesIn = (path: PropertyKey[], records: Named[] = []): Entry[] =>
  records.map((record, index) => ({ path: [...path, index], record }));

/** Reports records of one page that have the same id, or an id of the page itself (`taken`). */
export function checkPageIds({ report, lineOf }: RecordFile<unknown>, entries: Entry[], taken: string[] = []): void {
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const id = idOf(entry.record);
    const first = seen.get(id);
    const isTaken = taken.includes(id);
    if (!first && !isTaken) {
      seen.set(id, entry);
      continue;
    }
    // `checkIds` reports ids in the same list.
    if (first && entry.record.id && first.record.id && listOf(entry) === listOf(first)) continue;
    const owner = first ? `${placeName(first.path)} in line ${lineOf(first.path)}` : 'the page itself';
    const problem = `${placeName(entry.path)} has the address #${id}, but ${owner} already has it.`;
    report(entry.path, `${problem} Give it another id.`);
  }
}

const listOf = ({ path }: Entry) => path.slice(0, -1).join(' ');
