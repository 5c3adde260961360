import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Content, contentOf } from '../../generator/content/read.ts';
import { jsonSchema, schemaAt } from '../../generator/content/schemas.ts';
import { walk } from '../../generator/lib/walk.ts';
import { assets, contentFiles, makePage, paths, readSite } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import type { Schema } from '../messages.ts';
import type { Fields, Path, Value } from '../value.ts';
import { completed } from './completed.ts';
import { Desk } from './desk.ts';
import type { DeskRecord } from './records.ts';
import { unfinishedIn } from './unfinished.ts';

vi.setConfig({ testTimeout: 60_000 });

let copy: ContentCopy;
let desk: Desk;
let saved: Content;
beforeEach(async () => {
  copy = copyFixture();
  desk = new Desk(copy.folder);
  saved = await readSite(copy.folder);
  return () => {
    copy.remove();
    rmSync(desk.place, { recursive: true });
  };
});

const shown = () => unfinishedIn(copy.folder).addTo(saved);
const pageAt = (content: Content, path: string) => makePage(content, fakePicture, path);

/** Makes all pages. Throws if one of them cannot be made. */
const makeAll = (content: Content) => paths(content).map((path) => JSON.stringify(pageAt(content, path)!));

async function change(name: string, edit: (value: Value) => Value) {
  const { value, version } = await desk.open(name);
  return desk.change(name, { value: edit(value!), version });
}

/** The content with another record in place of one. */
function contentWith({ file, id }: DeskRecord, data: unknown): Content {
  const before = saved.get(file) as { id: string }[];
  const next = id === undefined ? data : before.map((work) => (work.id === id ? { ...(data as object), id } : work));
  const records = new Map(contentFiles.map((one) => [one, one === file ? next : saved.get(one)]));
  return contentOf(copy.folder, records, saved);
}

/** Each kind of field that must be there, and each list, at its first place in a record. */
function requiredPlaces(schema: Schema, value: Value): Path[] {
  const places = new Map<string, Path>();
  for (const { path } of walk(value)) {
    const around = schemaAt(schema as never, path.slice(0, -1)) as Schema | undefined;
    if (path.length === 0 || !around?.required?.includes(String(path.at(-1)))) continue;
    const kind = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (!places.has(kind)) places.set(kind, path as Path);
  }
  return [...places.values()];
}

function changed(value: Value, [step, ...rest]: Path, next: Value | undefined): Value {
  const copy = structuredClone(value) as Fields;
  if (rest.length > 0) copy[step!] = changed(copy[step!]!, rest, next);
  else if (next === undefined) delete copy[step!];
  else copy[step!] = next;
  return copy;
}

test('a page can be made of every record without any one of its required fields, and with an empty one', async () => {
  let count = 0;
  for (const record of desk.records()) {
    const schema = jsonSchema(record.file.schema) as Schema;
    const value = (await desk.open(record.name)).value!;
    for (const place of requiredPlaces(schema, value)) {
      for (const next of [undefined, '', null, []]) {
        const data = completed(record.file.schema, changed(value, place, next));
        const name = `${record.name} ${place.join('.')} ${JSON.stringify(next)}`;
        // A film has no placeholder, so the page stays as it was.
        if (place.includes('film')) continue;
        expect(data, name).toBeDefined();
        expect(JSON.stringify(data), name).not.toContain('\u2060');
        // Of menu and site, other pages are made too; what they cannot show without is shown as it was.
        if (record.group !== 'site') expect(() => pageAt(contentWith(record, data), record.page), name).not.toThrow();
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(300);
});

test('a page can be made of every list with a new entry, which has nothing but its place', async () => {
  let count = 0;
  for (const record of desk.records()) {
    const schema = jsonSchema(record.file.schema) as Schema;
    const value = (await desk.open(record.name)).value!;
    for (const { path, value: list } of walk(value)) {
      if (!Array.isArray(list) || record.group === 'site') continue;
      const { items, maxItems } = schemaAt(schema as never, path) as Schema;
      if (list.length === maxItems) continue;
      const longer = [...list, items!.type === 'object' ? {} : ''];
      const data = completed(record.file.schema, path.length === 0 ? longer : changed(value, path as Path, longer));
      const name = `${record.name} ${path.join('.')}`;
      // A film has no placeholder, so the new entry is not shown.
      expect(data, name).toBeDefined();
      expect(() => pageAt(contentWith(record, data), record.page), name).not.toThrow();
      count++;
    }
  }
  expect(count).toBeGreaterThan(30);
});

test.each(['albums', 'galleries'] as const)(
  '%s: one with nothing but a title has its page and its card',
  async (kind) => {
    const before = JSON.stringify([...saved.all()]);
    const name = desk.begin(kind, 'Night Walks', new Set());
    const { page } = desk.record(name);
    const content = shown();
    expect(pageAt(content, page)!.data).toMatchObject({ title: 'Night Walks', description: '' });
    makeAll(content);
    expect(assets(content).length).toBe(assets(saved).length);
    expect(JSON.stringify(pageAt(content, page.replace(/\/[^/]+\/[^/]+$/, '')) ?? pageAt(content, '/art'))).toContain(
      'Night Walks',
    );
    // Without a title too.
    await change(name, (value) => ({ ...(value as Fields), title: '' }));
    expect(pageAt(shown(), page)!.data).toMatchObject({
      title: kind === 'albums' ? 'Untitled album' : 'Untitled gallery',
    });
    expect(existsSync(join(copy.folder, kind, 'night-walks'))).toBe(false);
    expect(JSON.stringify([...(await readSite(copy.folder)).all()])).toBe(before);
    expect(pageAt(saved, page)).toBeUndefined();
  },
);

test('a recording and a cover appear as soon as they are there, with their files', async () => {
  const name = desk.begin('albums', 'Night Walks', new Set());
  const folder = join(desk.begun.root, 'albums/night-walks');
  copyFileSync('fixture/albums/single/only-song.mp3', join(folder, 'song.mp3'));
  copyFileSync('fixture/albums/single/cover.png', join(folder, 'Cover.png'));
  const track = { id: 'song', title: 'Song', description: '', duration: '0:50', audioUrl: 'song.mp3', icon: 'music' };
  await change(name, (value) => ({
    ...(value as Fields),
    coverImage: { file: 'cover.png', alt: '' },
    tracks: [track],
  }));
  const content = shown();
  expect(pageAt(content, '/music/album/night-walks')!.data).toMatchObject({
    cover: { stem: 'albums/night-walks/Cover.png' },
    tracks: [{ title: 'Song', duration: '0:50' }],
  });
  expect(assets(content)).toContainEqual(expect.objectContaining({ file: join(folder, 'song.mp3') }));
});

test('a change that waits is shown as far as it is right, and the file is not touched', async () => {
  const before = readFileSync(join(copy.folder, 'history.yaml'), 'utf8');
  const { problems } = await change('history.yaml', (value) => [
    ...(value as Value[]).with(0, { ...((value as Fields[])[0] as Fields), title: '' }),
    { title: 'Harbour Lights' },
  ]);
  const { events } = pageAt(shown(), '/history')!.data as { events: { title: string; date: string }[] };
  expect(events[0]!.title).toBe('Untitled');
  expect(events.at(-1)).toMatchObject({ title: 'Harbour Lights', date: '', description: '' });
  expect(readFileSync(join(copy.folder, 'history.yaml'), 'utf8')).toBe(before);
  // What was emptied is a mistake, and what was never there is still to write.
  const marks = problems.map(({ path, isUnwritten }) => [path.join('.'), isUnwritten]);
  const last = events.length - 1;
  expect(Object.fromEntries(marks)).toEqual({
    '0.title': false,
    [`${last}.id`]: true,
    [`${last}.date`]: true,
    [`${last}.description`]: true,
  });
});

test('a text that cannot be read as YAML is not shown', async () => {
  const { version } = await desk.open('history.yaml');
  await desk.change('history.yaml', { text: '- title: "', version });
  expect(shown()).toBe(saved);
});

test('a page that is left out stays out while a work of it, and a word of the menu, wait', async () => {
  copy.change('pages.yaml', 'page: music\n', 'page: music\n  leftOut: true\n');
  saved = await readSite(copy.folder);
  desk.begin('albums', 'Night Walks', new Set());
  await change('pages.yaml', (value) => (value as Fields[]).with(0, { ...(value as Fields[])[0]!, label: '' }));
  const content = shown();
  expect(content).not.toBe(saved);
  expect(paths(content)).toEqual(paths(saved));
  expect(makeAll(content).join()).not.toContain('Night Walks');
});
