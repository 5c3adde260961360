import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseFile } from 'music-metadata';
import { viewPaths } from '../../contract/routes.ts';
import { formatTime } from '../../contract/time.ts';
import { videoType } from '../media/films.ts';
import { masterName } from '../media/recordings.ts';
import type { AlbumRecord, HomeRecord, PageRecord } from './schema.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** What a schema cannot see: whether the parts of the content fit each other and the files beside them. */

/** Every picture and recording that a record names must be there. */
export function checkFiles(folder: string, name: string, { data, tell }: RecordFile<unknown>): void {
  for (const [path, file] of filesNamedIn(data)) {
    if (hasFile(join(folder, dirname(name)), file)) continue;
    tell(
      path,
      `${placeName(path)} names '${file}', but there is no such file beside this record. Add it, or correct the name.`,
    );
  }
}

/** A symphony's recording may lie there in its compact form, which the build expands. */
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

/** Within one list every `id` may occur once: the file's own list, or the one under the name given. */
export function checkDuplicates({ data, tell }: RecordFile<unknown>, list?: string): void {
  const path = list ? [list] : [];
  const records = (list ? (data as Record<string, unknown>)[list] : data) as { id: string }[];
  const places = new Map<string, number>();
  for (const [index, { id }] of records.entries()) {
    const first = places.get(id);
    if (first === undefined) {
      places.set(id, index);
      continue;
    }
    const [here, there] = [placeName([...path, index]), placeName([...path, first])];
    tell([...path, index, 'id'], `${here} has the id '${id}', which ${there} has already. Give one of them another.`);
  }
}

/** The addresses of the eleven pages: one for each row of the menu. */
const pagePaths: string[] = Object.values(viewPaths).filter(
  (path) => !path.includes(':') && path !== viewPaths['not-found'],
);

/** All pages are there once, and lead to pages that exist. */
export function checkPages({ data, tell }: RecordFile<PageRecord[]>): void {
  const seen = new Set<string>();
  for (const [index, { href, relatedPages, canonicalUrl }] of data.entries()) {
    const name = placeName([index]);
    if (!pagePaths.includes(href)) {
      tell(
        [index, 'href'],
        `${name} › href is ${href}, which is not a page of this site. Write one of ${pagePaths.join(', ')}.`,
      );
    }
    if (seen.has(href))
      tell([index, 'href'], `${name} › href is ${href}, which another page has already. Take one of the two out.`);
    seen.add(href);
    if (canonicalUrl !== href)
      tell(
        [index, 'canonicalUrl'],
        `${name} › canonicalUrl is ${canonicalUrl}, but the page stands at ${href}. Write ${href}.`,
      );
    for (const [position, target] of relatedPages.entries()) {
      const path = [index, 'relatedPages', position];
      if (!pagePaths.includes(target))
        tell(
          path,
          `${placeName(path)} leads to ${target}, where there is no page. Write one of ${pagePaths.join(', ')}.`,
        );
      else if (target === href) tell(path, `${placeName(path)} leads to the page itself. Name another page.`);
      else if (relatedPages.indexOf(target) < position)
        tell(path, `${placeName(path)} is there twice. Take one of the two out.`);
    }
  }
  for (const path of pagePaths) {
    if (!seen.has(path)) tell([], `the page ${path} is missing. Every page of the menu needs its entry here.`);
  }
}

/** A browser is told what a film is encoded in before it asks for it, so that must be readable in the file. */
export function checkFilms(folder: string, { data, tell }: RecordFile<HomeRecord>): void {
  for (const shape of ['wide', 'narrow'] as const) {
    for (const [index, { file }] of data.film[shape].entries()) {
      const path = join(folder, file);
      if (!existsSync(path) || videoType(readFileSync(path))) continue;
      const place = ['film', shape, index, 'file'];
      tell(
        place,
        `${placeName(place)} names '${file}', which is no film in AV1 or H.264. Save it anew as one of them.`,
      );
    }
  }
}

/** A recording must last as long as its record says, to the second. A stand-in may differ. */
export async function checkDurations(
  folder: string,
  { data, tell }: RecordFile<Omit<AlbumRecord, 'id'>>,
): Promise<void> {
  for (const [index, { duration, audioUrl, standIn }] of data.tracks.entries()) {
    const file = join(folder, audioUrl);
    if (standIn || !existsSync(file)) continue;
    const found = await trueDuration(file);
    if (found === duration) continue;
    const what = found ? `lasts ${found}` : 'cannot be read as a recording';
    const remedy = found ? `Write "${found}", or put the right file in its place` : 'Put a working file in its place';
    tell(
      ['tracks', index, 'duration'],
      `tracks › ${index + 1} › duration is ${duration}, but ${audioUrl} ${what}. ${remedy}.`,
    );
  }
}

/** m:ss, rounded to the nearest second; undefined when the file is no recording. */
async function trueDuration(file: string): Promise<string | undefined> {
  try {
    const { format } = await parseFile(file, { duration: true });
    if (!format.duration) return undefined;
    return formatTime(Math.round(format.duration));
  } catch {
    return undefined;
  }
}
