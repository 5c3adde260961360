import { hyphenated } from '../../contract/hyphenated.ts';
import { contentHash } from '../lib/content-hash.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** A record that has an address: `id`, or else its title or name says which. */
export type Named = { id?: string | undefined } & ({ title: string } | { name: string });

/** The id of a record, for its address. Without a stated id it is made of the title, and changes with it. */
export function idOf(record: Named): string {
  const name = 'title' in record ? record.title : record.name;
  return record.id ?? (hyphenated(name) || contentHash(8, name));
}

/** A record with its place in its file. */
export interface Place {
  path: PropertyKey[];
  record: Named;
}

/** The records of a list. `path` is the place of the list. */
export const placesIn = (path: PropertyKey[], records: Named[] = []): Place[] =>
  records.map((record, index) => ({ path: [...path, index], record }));

/**
 * Reports records of one page that have the same id. Inside one list, `checkIds` has reported stated ids already. `taken`
 * are ids of the page itself.
 */
export function checkPageIds({ report, lineOf }: RecordFile<unknown>, places: Place[], taken: string[] = []): void {
  const seen = new Map<string, Place>();
  for (const place of places) {
    const id = idOf(place.record);
    const first = seen.get(id);
    const isTaken = taken.includes(id);
    if (!first && !isTaken) {
      seen.set(id, place);
      continue;
    }
    if (first && place.record.id && first.record.id && listOf(place) === listOf(first)) continue;
    const owner = first ? `${placeName(first.path)} in line ${lineOf(first.path)}` : 'the page itself';
    const message = `${placeName(place.path)} has the address #${id}, which ${owner} has already. Give it another id.`;
    report(place.path, message);
  }
}

const listOf = ({ path }: Place) => path.slice(0, -1).join(' ');
