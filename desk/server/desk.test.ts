import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSite } from '../../generator/pages/all-pages.ts';
import { albums } from '../../pages/album/page.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { commitAll } from '../../testing/repository.ts';
import type { Fields, Path, Value } from '../value.ts';
import { Desk } from './desk.ts';

let copy: ContentCopy;
let desk: Desk;
beforeEach(() => {
  copy = copyFixture();
  desk = new Desk(copy.folder);
  return () => {
    copy.remove();
    rmSync(join(copy.folder, '..', '.desk', copy.folder.split(/[\\/]/).at(-1)!), { recursive: true });
  };
});

const read = (name: string) => readFileSync(join(copy.folder, name), 'utf8');

/** Changes one value of a record, as the form does. */
async function change(name: string, path: Path, value: Value) {
  const { value: before, version } = await desk.open(name);
  return desk.change(name, { value: withValue(before!, path, value), version });
}

function withValue(data: Value, [step, ...rest]: Path, value: Value): Value {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(step as number, withValue(data[step as number]!, rest, value));
  return { ...(data as Fields), [step]: withValue((data as Fields)[step]!, rest, value) };
}

test('every content file can be opened, and saving it without a change changes no byte', async () => {
  const names = (await desk.list()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const path = join(copy.folder, name);
    const before = existsSync(path) && readFileSync(path, 'latin1'); // A site may be without words.yaml.
    const { value, version, problems } = await desk.open(name);
    expect(problems).toEqual([]);
    await desk.change(name, { value: value!, version });
    expect(existsSync(path) && readFileSync(path, 'latin1')).toBe(before);
  }
});

test('a change is written at once, on its own line', async () => {
  const before = read('team.yaml');
  expect((await change('team.yaml', [0, 'name'], 'Somebody')).problems).toEqual([]);
  expect(read('team.yaml')).toBe(before.replace('name: Member One', 'name: Somebody'));
});

test.each(['\ufeff', '\u2028', '\0', '\x85', '\ud800', '\ufffd'])(
  'a character that the site refuses, %j, gets a sentence below its field, and the form stays',
  async (character) => {
    for (const text of [`${character}word`, `First\nsecond${character}`]) {
      const { problems } = await change('team.yaml', [0, 'name'], text);
      expect(problems).toMatchObject([{ path: [0, 'name'], message: expect.stringContaining('Delete it') }]);
      const { value } = await desk.open('team.yaml');
      expect((value as Fields[])[0]!.name).toBe(text);
    }
    expect((await change('team.yaml', [0, 'name'], '\u3000word\u00a0')).problems).toEqual([]);
  },
);

test('quotes that a half-typed text needed go again, and what is taken back leaves no trace', async () => {
  commitAll(copy.folder);
  const before = read('history.yaml');
  await change('history.yaml', [0, 'title'], 'Ada ');
  expect(read('history.yaml')).toContain('title: "Ada "');
  await change('history.yaml', [0, 'title'], 'Ada and more');
  expect(read('history.yaml')).toContain('title: Ada and more\n');

  const events = (await desk.open('history.yaml')).value as Fields[];
  await change(
    'history.yaml',
    [],
    [...events.slice(1), { ...events[0]!, title: (dataOf(before)[0] as Fields).title! }],
  );
  expect(read('history.yaml')).not.toBe(before);
  await change('history.yaml', [], dataOf(before));
  expect(read('history.yaml')).toBe(before);
});

const dataOf = (text: string) => parse(text, { schema: 'failsafe' }) as Fields[];

test('what is wrong is written too, with the sentence of the command line at its place', async () => {
  const { problems } = await change('team.yaml', [0, 'role'], '/');
  expect(problems).toEqual([]);
  const wrong = await change('team.yaml', [0, 'id'], 'A B');
  expect(wrong.problems).toMatchObject([{ file: 'team.yaml', path: [0, 'id'], isUnwritten: false }]);
  const empty = await change('team.yaml', [0, 'name'], '');
  expect(empty.problems[1]).toMatchObject({
    path: [0, 'name'],
    message: '1 › name must not be empty.',
    isUnwritten: true,
  });
  expect(read('team.yaml')).toContain('id: A B');
  expect((await desk.list()).filter(({ isWrong }) => isWrong).map(({ name }) => name)).toEqual(['team.yaml']);
});

test('a change that another file must follow names it', async () => {
  const projects = (await desk.open('writing.yaml')).value as Fields[];
  const project = projects.findIndex(({ parts }) => JSON.stringify(parts ?? []).includes('part-two'));
  const parts = projects[project]!.parts as Fields[];
  const part = parts.findIndex(({ title }) => title === 'Three Parts: Part Two');
  const { problems, others } = await change('writing.yaml', [project, 'parts', part, 'id'], 'second-part');
  expect(problems).toEqual([]);
  expect(others).toMatchObject([{ name: 'history.yaml', message: expect.stringContaining('/writing#part-two') }]);
  expect((await change('writing.yaml', [project, 'parts', part, 'id'], 'part-two')).others).toEqual([]);
});

test('a file that was changed by hand in the meantime is not overwritten', async () => {
  const { value, version } = await desk.open('team.yaml');
  appendFileSync(join(copy.folder, 'team.yaml'), '# A note by hand.\n');
  await expect(desk.change('team.yaml', { value: withValue(value!, [0, 'name'], 'X'), version })).rejects.toThrow(
    'changed elsewhere',
  );
  expect(read('team.yaml')).toContain('# A note by hand.');
  expect(read('team.yaml')).not.toContain('name: X');
});

test('of two windows the second learns that the first has saved', async () => {
  const { value, version } = await desk.open('team.yaml');
  await desk.change('team.yaml', { value: withValue(value!, [0, 'name'], 'First'), version });
  await expect(desk.change('team.yaml', { value: value!, version })).rejects.toThrow('changed elsewhere');
});

test('a problem in another file does not stop a change here', async () => {
  copy.change('home.yaml', /^title: .*/m, 'title: ""');
  const { problems, others } = await change('team.yaml', [0, 'name'], 'Somebody');
  expect([problems, others]).toEqual([[], []]);
  expect(read('team.yaml')).toContain('Somebody');
});

test('what somebody has broken by hand is shown when the file is opened', async () => {
  copy.change('team.yaml', 'name: Member One', 'nane: Member One');
  const { problems } = await desk.open('team.yaml');
  expect(problems.map(({ path }) => path)).toEqual([
    [0, 'name'],
    [0, 'nane'],
  ]);
});

test('a file that cannot be read is shown as text, with line and remedy, and can be corrected there', async () => {
  copy.change('team.yaml', 'name: Member One', 'name: "Member One');
  const { value, text, problems, version } = await desk.open('team.yaml');
  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ place: '2:9', message: expect.stringContaining('is not closed') }]);
  const corrected = await desk.change('team.yaml', { text: text.replace('"Member One', 'Member One'), version });
  expect(corrected.problems).toEqual([]);
  expect((await desk.open('team.yaml')).value).toBeDefined();
});

test('an album begins as a draft, which breaks nothing, and is on the site when it is none any more', async () => {
  const name = desk.begin('albums', 'Nächte & Tage', new Set());
  expect(name).toBe('albums/nachte-tage/album.yaml');
  await readSite(copy.folder);
  const folder = join(copy.folder, 'albums/nachte-tage');
  copyFileSync('fixture/albums/single/only-song.mp3', join(folder, 'song.mp3'));
  copyFileSync('fixture/albums/single/cover.png', join(folder, 'cover.png'));
  const [track] = ((await desk.open('albums/single/album.yaml')).value as Fields).tracks as Fields[];
  const album = {
    ...((await desk.open(name)).value as Fields),
    description: 'New.',
    year: '2024',
    genre: 'Songs',
    accent: 'blue',
    coverImage: { file: 'cover.png', alt: '' },
    tracks: [{ ...track, audioUrl: 'song.mp3', title: '' }],
  };
  const unfinished = await change(name, [], album);
  expect(unfinished).toMatchObject({ isDraft: true, problems: [{ path: ['tracks', 0, 'title'], isUnwritten: true }] });
  const { draft: _, ...finished } = { ...album, tracks: [{ ...album.tracks[0], title: 'A song' }] } as Fields;
  expect(await change(name, [], finished)).toMatchObject({
    isDraft: false,
    problems: [],
    mayWait: [{ path: ['coverImage', 'alt'], isUnwritten: true }],
    others: [],
  });
  expect((await desk.list()).find((record) => record.name === name)).toMatchObject({
    label: 'Nächte & Tage',
    isDraft: false,
  });
  expect((await readSite(copy.folder)).get(albums).map(({ id }) => id)).toContain('nachte-tage');
});

test('a page that is left out and has no file opens as an empty form', async () => {
  copy.change('pages.yaml', 'page: team\n', 'page: team\n  leftOut: true\n');
  rmSync(join(copy.folder, 'team.yaml'));
  expect(await desk.open('team.yaml')).toMatchObject({ value: [], problems: [], others: [] });
  expect((await change('team.yaml', [], [{ name: 'First' }])).problems).toEqual([]);
  expect(read('team.yaml')).toBe('- name: First\n');
});

test('the list has the pages in the order of the menu, and says which are left out and where to put them back', async () => {
  const state = async () => Object.fromEntries((await desk.list()).map(({ name, putBackAt }) => [name, putBackAt]));
  expect(Object.values(await state()).filter(Boolean)).toEqual([]);
  const entries = (await desk.open('pages.yaml')).value as Fields[];
  const info = entries.findIndex(({ page }) => page === 'info');
  await change('pages.yaml', [info, 'leftOut'], 'true');
  expect((await state())['info.yaml']).toBe(`pages.yaml@${info}.leftOut`);
  copy.change('pages.yaml', 'page: history', 'page: no-page');
  expect((await state())['history.yaml']).toBe('pages.yaml');
  const pages = (await desk.list()).filter(({ group }) => group === 'pages');
  const last = ['future.yaml', 'team.yaml', 'info.yaml'];
  expect(pages.map(({ name }) => name).filter((name) => last.includes(name))).toEqual(last);
});

test('only known files are opened', async () => {
  for (const name of ['../secret.yaml', 'albums/../home.yaml', '/etc/passwd', 'podcast/transcript.yaml', '']) {
    await expect(desk.open(name)).rejects.toThrow('There is no file');
  }
});

test('Windows line ends, a byte order mark and Latin-1 are not lost', async () => {
  const file = join(copy.folder, 'team.yaml');
  const windows = `\ufeff${read('team.yaml').replaceAll('\n', '\r\n')}`;
  writeFileSync(file, windows);
  expect((await change('team.yaml', [0, 'name'], 'Ümläut')).problems).toEqual([]);
  expect(read('team.yaml')).toBe(windows.replace('Member One', 'Ümläut'));
  // Not UTF-8: the next change writes the whole file as UTF-8.
  const latin = Buffer.from(windows.slice(1).replace('Member One', 'Ümläut'), 'latin1');
  writeFileSync(file, latin);
  expect((await desk.open('team.yaml')).problems[0]!.message).toContain('not saved as UTF-8');
  expect((await change('team.yaml', [0, 'role'], 'Rôle')).problems).toEqual([]);
  expect(read('team.yaml')).toContain('name: Ümläut\r\n  role: Rôle');
});
