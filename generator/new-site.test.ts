import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from './check/check-content.ts';
import { filesBelow } from './lib/entries.ts';
import { addExamples, makeSite, pageChoices } from './new-site.ts';
import { paths, readSite } from './pages/all-pages.ts';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'new-site-'));
  folder = join(place, 'my-site');
});
afterEach(() => rmSync(place, { recursive: true }));

const all = pageChoices().map(({ page }) => page);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const git = (...values: string[]) => execFileSync('git', values, { cwd: folder, encoding: 'utf8' }).trim();

describe.each([{ pages: [] }, { pages: ['music', 'art'] }, { pages: ['writing', 'team', 'info'] }, { pages: all }])(
  'a new site with Home and $pages',
  ({ pages }) => {
    test('has these pages, an example of each kind, and nothing to fix', async () => {
      makeSite(folder, { name: 'Clay: "one"', pages });
      const content = await readSite(folder);
      const top = paths(content).filter((path) => !path.slice(1).includes('/') && path !== '/404');
      expect(top).toHaveLength(pages.length + 1);
      const found = await checkContent(folder, { today: '2026-11-27' });
      expect(found.filter(({ level }) => level !== 'launch' && level !== 'example')).toEqual([]);
      expect(parse(read('site.yaml'))).toMatchObject({ name: 'Clay: "one"', artist: 'Clay: "one"' });
      expect(existsSync(join(folder, 'albums'))).toBe(pages.includes('music'));
      expect(existsSync(join(folder, 'team.yaml'))).toBe(pages.includes('team'));
    });
  },
);

test('nothing in it is of the first site', () => {
  makeSite(folder, { name: 'My site', pages: all });
  const texts = filesBelow(folder).filter((file) => /\.(yaml|svg|md|yml)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  for (const file of texts)
    expect(read(file), file).not.toMatch(/[Vv]igil|\bAI\b|[Mm]achine|[Aa]rtificial|\b[Nn]ovel|[Ss]ymphony/);
  const examples = texts.filter((file) => file.endsWith('.yaml') && !/^(site|pages|home)/.test(file));
  for (const file of examples) expect(read(file), file).toMatch(/example/i);
});

test('it has a repository of its own, which leaves out what the desk keeps', () => {
  expect(makeSite(folder, { name: 'My site', pages: ['music'] })).toEqual({ isKept: true });
  expect(git('log', '--format=%s')).toBe('content: begin with examples');
  mkdirSync(join(folder, '.desk'));
  writeFileSync(join(folder, '.desk/draft'), '');
  expect(git('status', '--short')).toBe('');
  const { jobs } = parse(read('.github/workflows/publish.yml'));
  const checkout = jobs.publish.steps.find(({ uses }: { uses?: string }) => uses?.startsWith('actions/checkout'));
  expect(checkout.with).toEqual({ path: 'content', lfs: true });
  const steps = jobs.publish.steps.map((step: { run?: string; uses?: string }) => step.run ?? step.uses);
  expect(steps[0]).toMatch(/^git clone --depth 1 'https:\/\/\S+' \. && rm -rf content$/);
  expect(steps).toContain('npm run build');
  const { postCreateCommand, forwardPorts } = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(postCreateCommand).toMatch(/^git clone --depth 1 'https:\/\/\S+' ~\/program /);
  expect(forwardPorts).toEqual([5173]);
  expect(read('README.md')).not.toMatch(/\{\w+\}/);
});

// Windows has no shell for it.
test.skipIf(process.platform === 'win32')(
  'its start file opens the desk of the program on it, also from elsewhere',
  () => {
    makeSite(folder, { name: 'My site', pages: [] });
    const bin = join(place, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "$1 in $PWD for $CONTENT"\n', { mode: 0o755 });
    const start = (name: string) =>
      execFileSync(join(folder, name), {
        cwd: tmpdir(),
        encoding: 'utf8',
        input: '\n',
        env: { PATH: `${bin}:${process.env.PATH}` },
      });
    for (const name of ['start-desk.sh', 'start-desk.command'])
      expect(start(name), name).toContain(`desk/start/start.cjs in ${process.cwd()} for ${folder}\n`);
    const lines = read('start-desk.bat').split('\r\n');
    const program = lines.indexOf(`set "PROGRAM=${process.cwd()}"`);
    // Windows reads the letters of the folder as UTF-8 only after this line, and reads the first line wrong with a byte order mark.
    expect(lines.indexOf('chcp 65001 >nul')).toBe(program - 1);
    expect(lines[0]).toBe('@echo off');
    expect(lines).toContain('set "CONTENT=%~dp0."');
    writeFileSync(join(folder, 'start-desk.sh'), read('start-desk.sh').replace(process.cwd(), '/moved'));
    expect(start('start-desk.command')).toContain('The program is not in /moved.');
  },
);

test('a site in the folder of the program has start files, and no repository of its own', () => {
  folder = join(mkdtempSync(resolve('.cache/new-site-')), 'my-site');
  try {
    makeSite(folder, { name: 'My site', pages: [] });
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['start-desk.bat', 'start-desk.command', 'start-desk.sh']),
    );
    expect(read('start-desk.sh')).toContain(`program='${process.cwd()}'`);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  } finally {
    rmSync(join(folder, '..'), { recursive: true });
  }
});

test('a folder with something in it stays as it is', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  const make = () => makeSite(folder, { name: 'My site', pages: [] });
  expect(make).toThrow('is not empty');
  expect(filesBelow(folder)).toEqual(['notes.txt']);
});

test('answers that cannot be used are refused in a sentence, and nothing is made', () => {
  const make = (site: Partial<Parameters<typeof makeSite>[1]>) => () =>
    makeSite(folder, { name: 'My site', pages: [], ...site });
  expect(make({ name: ' ' })).toThrow('A site needs a name.');
  expect(make({ pages: ['musik'] })).toThrow('There is no page musik. There are: history, writing, music');
  expect(make({ address: 'my site' })).toThrow('is not an address');
  expect(existsSync(folder)).toBe(false);
});

test('a page that is put back gets its example again', async () => {
  makeSite(folder, { name: 'My site', pages: [] });
  const entries = parse(read('pages.yaml'));
  const back = entries.map(({ leftOut: _, ...entry }: { leftOut?: boolean }) => entry);
  addExamples(folder, back);
  writeFileSync(join(folder, 'pages.yaml'), JSON.stringify(back));
  expect(paths(await readSite(folder))).toContain('/music/album/example-album');
  writeFileSync(join(folder, 'team.yaml'), 'mine');
  addExamples(folder, back);
  expect(read('team.yaml')).toBe('mine');
});

test('the command takes its answers as flags, and says how to go on', () => {
  const run = (...values: string[]) =>
    execFileSync(process.execPath, ['generator/new-site.ts', ...values], { encoding: 'utf8', stdio: 'pipe' });
  expect(run(folder, '--name', 'My site', '--pages', 'music,art')).toMatch(
    `The site is in ${folder}. Open its desk with a double click on start-desk.`,
  );
  expect(() => run(folder, '--name', 'My site', '--pages', '')).toThrow('is not empty');
});
