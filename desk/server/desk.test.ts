import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readSite } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import type { Fields, Path, Value } from '../value.ts';
import { Desk } from './desk.ts';

// It reads a whole site several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

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
  const names = desk.list().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const before = readFileSync(join(copy.folder, name));
    const { value, version, problems } = await desk.open(name);
    expect(problems).toEqual([]);
    const { status } = await desk.change(name, { value: value!, version });
    expect(status).toBe('saved');
    expect(readFileSync(join(copy.folder, name)).equals(before)).toBe(true);
  }
});

test('what is right is saved at once, on its own line', async () => {
  const before = read('team.yaml');
  const { status, problems } = await change('team.yaml', [0, 'name'], 'Somebody');
  expect([status, problems]).toEqual(['saved', []]);
  expect(read('team.yaml')).toBe(before.replace('name: Member One', 'name: Somebody'));
});

test.each(['\ufeff', '\u2028', '\0', '\x85', '\ud800', '\ufffd'])(
  'a character that the site refuses, %j, gets a sentence below its field, and the form stays',
  async (character) => {
    for (const text of [`${character}word`, `First\nsecond${character}`]) {
      const { status, problems } = await change('team.yaml', [0, 'name'], text);
      expect(status).toBe('waiting');
      expect(problems).toMatchObject([{ path: [0, 'name'], message: expect.stringContaining('Delete it') }]);
      const { value } = await desk.open('team.yaml');
      expect((value as Fields[])[0]!.name).toBe(text);
    }
    expect((await change('team.yaml', [0, 'name'], '\u3000word\u00a0')).status).toBe('saved');
  },
);

test('quotes that a half-typed text needed go again, and what is taken back leaves no trace', async () => {
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

test('what is wrong waits beside the file, with the sentence of the command line at its place', async () => {
  const before = read('team.yaml');
  const { status, problems } = await change('team.yaml', [0, 'name'], '');
  expect(status).toBe('waiting');
  expect(problems).toMatchObject([{ file: 'team.yaml', path: [0, 'name'], message: '1 › name must not be empty.' }]);
  expect(read('team.yaml')).toBe(before);
  // The site is not broken meanwhile, and after a restart the change is still there.
  await readSite(copy.folder);
  const again = new Desk(copy.folder);
  expect(((await again.open('team.yaml')).value as Fields[])[0]!.name).toBe('');
  expect(
    again
      .list()
      .filter(({ isWaiting }) => isWaiting)
      .map(({ name }) => name),
  ).toEqual(['team.yaml']);
});

test('a problem is answered within 100 ms', async () => {
  await change('writing.yaml', [0, 'title'], ''); // The first time reads the schemas.
  // Processor time, because other tests run beside this one.
  const start = process.threadCpuUsage();
  await change('writing.yaml', [0, 'title'], ' ');
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(100);
});

test('a change that another file must follow waits for it, and both are saved together', async () => {
  const event = ((await desk.open('history.yaml')).value as Fields[]).findIndex(({ links }) =>
    JSON.stringify(links ?? []).includes('/writing#part-two'),
  );
  const projects = (await desk.open('writing.yaml')).value as Fields[];
  const project = projects.findIndex(({ parts }) => JSON.stringify(parts ?? []).includes('part-two'));
  const parts = projects[project]!.parts as Fields[];
  const part = parts.findIndex(({ title }) => title === 'Three Parts: Part Two');
  const renamed = await change('writing.yaml', [project, 'parts', part, 'id'], 'second-part');
  expect(renamed.status).toBe('waiting');
  expect(renamed.others).toMatchObject([
    { name: 'history.yaml', message: expect.stringContaining('/writing#part-two') },
  ]);

  const links = ((await desk.open('history.yaml')).value as Fields[])[event]!.links as Fields[];
  const link = links.findIndex(({ href }) => href === '/writing#part-two');
  const followed = await change('history.yaml', [event, 'links', link, 'href'], '/writing#second-part');
  expect(followed.status).toBe('saved');
  expect(read('writing.yaml')).toContain('second-part');
  expect((await desk.open('writing.yaml')).status).toBe('saved');
  await readSite(copy.folder);
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

test.each(['file', 'waiting'] as const)(
  'a change waits, the file is changed by hand, and the %s is kept',
  async (keep) => {
    await change('team.yaml', [0, 'name'], '');
    copy.change('team.yaml', 'name: Member One', 'name: By hand # a note');
    const { status, version, value } = await desk.open('team.yaml');
    expect(status).toBe('changed-elsewhere');
    await expect(desk.change('team.yaml', { value: value!, version })).rejects.toThrow('changed by hand');
    const resolved = await desk.resolve('team.yaml', keep);
    expect((resolved.value as Fields[])[0]!.name).toBe(keep === 'file' ? 'By hand' : '');
    const { status: after } = await change('team.yaml', [0, 'name'], 'Both');
    expect(after).toBe('saved');
    expect(read('team.yaml')).toContain('name: Both # a note');
  },
);

test('of two windows the second learns that the first has saved', async () => {
  const { value, version } = await desk.open('team.yaml');
  await desk.change('team.yaml', { value: withValue(value!, [0, 'name'], 'First'), version });
  await expect(desk.change('team.yaml', { value: value!, version })).rejects.toThrow('changed elsewhere');
});

test('a problem in another file does not stop a change here', async () => {
  copy.change('home.yaml', /^title: .*/m, 'title: ""');
  expect((await change('team.yaml', [0, 'name'], 'Somebody')).status).toBe('saved');
});

test('what somebody has broken by hand is shown when the file is opened', async () => {
  copy.change('team.yaml', 'name: Member One', 'nane: Member One');
  const { status, problems } = await desk.open('team.yaml');
  expect(status).toBe('saved');
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
  expect(corrected.status).toBe('saved');
  expect((await desk.open('team.yaml')).value).toBeDefined();
});

test('an album begins beside the content, breaks nothing, and moves into it when it is right', async () => {
  const name = desk.begin('albums', 'Nächte & Tage', new Set());
  expect(name).toBe('albums/nachte-tage/album.yaml');
  expect(existsSync(join(copy.folder, 'albums/nachte-tage'))).toBe(false);
  await readSite(copy.folder);
  const folder = join(desk.begun.root, 'albums/nachte-tage');
  copyFileSync('fixture/albums/single/only-song.mp3', join(folder, 'song.mp3'));
  copyFileSync('fixture/albums/single/cover.png', join(folder, 'cover.png'));
  const [track] = ((await desk.open('albums/single/album.yaml')).value as Fields).tracks as Fields[];
  const album = {
    ...((await desk.open(name)).value as Fields),
    description: 'New.',
    genre: 'Songs',
    accent: 'blue',
    coverImage: { file: 'cover.png', alt: '' },
    tracks: [{ ...track, audioUrl: 'song.mp3', title: '' }],
  };
  const unfinished = await change(name, [], album);
  expect(unfinished.status).toBe('waiting');
  expect(unfinished.problems).toMatchObject([{ path: ['tracks', 0, 'title'] }]);
  expect((await desk.open(name)).problems).toEqual(unfinished.problems);
  await readSite(copy.folder);

  const finished = await change(name, ['tracks', 0, 'title'], 'A song');
  expect([finished.status, finished.problems, finished.others]).toEqual(['saved', [], []]);
  expect(read(name)).toContain('title: A song');
  expect(existsSync(folder)).toBe(false);
  expect(desk.list().find((record) => record.name === name)).toMatchObject({
    label: 'Nächte & Tage',
    isWaiting: false,
  });
  await readSite(copy.folder);
});

test('the list has the pages in the order of the menu, and says which are left out and where to put them back', async () => {
  const state = () => Object.fromEntries(desk.list().map(({ name, putBackAt }) => [name, putBackAt]));
  expect(Object.values(state()).filter(Boolean)).toEqual([]);
  const entries = (await desk.open('pages.yaml')).value as Fields[];
  const info = entries.findIndex(({ page }) => page === 'info');
  await change('pages.yaml', [info, 'leftOut'], 'true');
  expect(state()['info.yaml']).toBe(`pages.yaml@${info}.leftOut`);
  copy.change('pages.yaml', 'page: history', 'page: no-page');
  expect(state()['history.yaml']).toBe('pages.yaml');
  const pages = desk.list().filter(({ group }) => group === 'pages');
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
  expect((await change('team.yaml', [0, 'name'], 'Ümläut')).status).toBe('saved');
  expect(read('team.yaml')).toBe(windows.replace('Member One', 'Ümläut'));
  // Not UTF-8: nothing is written until the letter is typed again.
  const latin = Buffer.from(windows.slice(1).replace('Member One', 'Ümläut'), 'latin1');
  writeFileSync(file, latin);
  const { text, version, problems } = await desk.open('team.yaml');
  expect(problems[0]!.message).toContain('not saved as UTF-8');
  expect((await desk.change('team.yaml', { text: `${text}# more\r\n`, version })).status).toBe('waiting');
  expect(readFileSync(file).equals(latin)).toBe(true);
});

test('a crash after a file is saved, before its older change is forgotten, asks the owner nothing', async () => {
  expect((await change('team.yaml', [0, 'name'], '')).status).toBe('waiting');
  const { content } = desk;
  const { writeAll } = content;
  vi.spyOn(content, 'writeAll').mockImplementation((files) => {
    writeAll.call(content, files);
    throw new Error('crashed');
  });
  await expect(change('team.yaml', [0, 'name'], 'Somebody')).rejects.toThrow('crashed');
  desk = new Desk(copy.folder);
  const { status, value } = await desk.open('team.yaml');
  expect([status, (value as Fields[])[0]!.name]).toEqual(['saved', 'Somebody']);
});
