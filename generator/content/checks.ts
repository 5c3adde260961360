import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { masterName } from '../media/recordings.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** Reports pictures, recordings and films that a record names and that do not exist. `folder` is the record's folder. */
export function checkFiles(folder: string, { data, report }: RecordFile<unknown>): void {
  for (const [path, file] of filesNamedIn(data)) {
    if (hasFile(folder, file)) continue;
    const place = placeName(path);
    report(
      path,
      `${place} names '${file}', but there is no such file beside this record. Add it, or correct the name.`,
    );
  }
}

/** A WAV may be there as a compact master, which the build expands. */
const hasFile = (folder: string, file: string): boolean =>
  existsSync(join(folder, file)) || existsSync(join(folder, masterName(file)));

function* filesNamedIn(value: unknown, path: PropertyKey[] = []): Generator<[PropertyKey[], string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const isFile =
      key === 'file' || key === 'audioUrl' || (key === 'url' && typeof inner === 'string' && !inner.includes(':'));
    if (isFile) yield [place, String(inner)];
    else yield* filesNamedIn(inner, place);
  }
}

/** Reports ids that occur more than once in a list. `list` is its name; '' if the file itself is the list. */
export function checkIds({ data, report }: RecordFile<unknown>, list: string): void {
  const path = list ? [list] : [];
  // The schema has checked that there is a list, and that its records have ids.
  const records = (list ? (data as Record<string, unknown>)[list] : data) as { id: string }[];
  const places = new Map<string, number>();
  for (const [index, { id }] of records.entries()) {
    const first = places.get(id);
    if (first === undefined) {
      places.set(id, index);
      continue;
    }
    const [here, there] = [placeName([...path, index]), placeName([...path, first])];
    report([...path, index, 'id'], `${here} has the id '${id}', which ${there} has already. Give one of them another.`);
  }
}
