import { afterAll, expect, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { walk } from '../lib/walk.ts';
import { contentFiles, makePage, pageOfFile, readSite } from '../pages/all-pages.ts';
import { completed } from './complete.ts';
import type { ContentFile } from './content-file.ts';
import type { Content } from './read.ts';
import { jsonSchema, schemaAt } from './schemas.ts';
import { dataOf, parseYaml } from './yaml.ts';

type Path = PropertyKey[];

const copy = copyFixture();
afterAll(() => copy.remove());
const site = await readSite(copy.folder);

/** A record of each content file that pages show, with its unparsed value. */
const records = contentFiles.flatMap((file) => {
  const [[folder] = []] = file.withFolders(site.get(file));
  if (folder === undefined) return [];
  const name = folder + file.name.split('/').at(-1);
  const id = folder.split('/')[1];
  return [{ file, name, id, value: dataOf(parseYaml(copy.read(name))) }];
});

/** The content with other data in place of a record. */
function contentWith({ file, id }: (typeof records)[number], data: unknown): Content {
  const works = site.get(file) as { id: string }[];
  const next = id === undefined ? data : works.map((work) => (work.id === id ? { ...(data as object), id } : work));
  return { ...site, get: <T>(one: ContentFile<T>) => (one === file ? next : site.get(one)) as T };
}

function changed(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  const copy = structuredClone(value) as Record<PropertyKey, unknown>;
  if (rest.length > 0 || next !== undefined) copy[step] = changed(copy[step], rest, next);
  else delete copy[step];
  return copy;
}

/** Each kind of field that must be there, and each list, at its first place in a record. */
function requiredPlaces({ file, value }: (typeof records)[number]): Path[] {
  const places = new Map<string, Path>();
  for (const { path } of walk(value)) {
    const around = schemaAt(jsonSchema(file.schema), path.slice(0, -1));
    if (path.length === 0 || !around?.required?.includes(String(path.at(-1)))) continue;
    const kind = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (!places.has(kind)) places.set(kind, path);
  }
  return [...places.values()];
}

function expectPage(record: (typeof records)[number], value: unknown, what: string): void {
  const data = completed(record.file.schema, value);
  const name = `${record.name} ${what}`;
  expect(data, name).toBeDefined();
  expect(JSON.stringify(data), name).not.toContain('\u2060');
  const { path } = pageOfFile(record.file, record.id) ?? {};
  // Site and menu have no page of their own.
  if (path) expect(() => makePage(contentWith(record, data), fakePicture, path), name).not.toThrow();
}

test.each(records)('$name: its page can be made without any one of its fields, and with an empty one', (record) => {
  const places = requiredPlaces(record);
  for (const place of places) {
    for (const next of [undefined, '', null, [], {}, 'wrong \n value']) {
      expectPage(record, changed(record.value, place, next), `${place.join('.')} ${JSON.stringify(next)}`);
    }
  }
  expect(places.length).toBeGreaterThan(1);
});

test.each(records)('$name: its page can be made with a new entry in each list, and from nothing', (record) => {
  for (const { path, value: list } of walk(record.value)) {
    if (!Array.isArray(list)) continue;
    const { items } = schemaAt(jsonSchema(record.file.schema), path)!;
    const entry = (items as { type?: string }).type === 'object' ? {} : '';
    expectPage(record, changed(record.value, path, [...list, entry]), path.join('.'));
  }
  expectPage(record, Array.isArray(record.value) ? [] : {}, 'from nothing');
});

test('a placeholder says what kind of work it is, and the entry that it stands for', () => {
  const [album, history] = ['albums/', 'history'].map(
    (start) => contentFiles.find(({ name }) => name.startsWith(start))!,
  );
  expect(completed(album!.schema, {})).toMatchObject({ title: 'Untitled album', description: '', tracks: [] });
  expect(completed(history!.schema, [{}, { title: 'Harbour' }])).toMatchObject([
    { id: 'untitled-0', title: 'Untitled', date: '' },
    { id: 'untitled-1', title: 'Harbour' },
  ]);
});
