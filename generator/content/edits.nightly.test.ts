import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Problem, problemLine } from '../../contract/problem.ts';
import { podcasts } from '../../pages/other-initiatives/page.ts';
import { type ContentCopy, copyContent, copyFolder } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { jsonFeed, rssFeed } from '../html/feeds.ts';
import { podcastFeed } from '../html/podcast-feeds.ts';
import { sitemap } from '../html/sitemap.ts';
import {
  addresses,
  assets,
  contentFiles,
  makePage,
  paths,
  redirects,
  searchPages,
  siteData,
} from '../pages/all-pages.ts';
import type { ContentFile } from './content-file.ts';
import { linkTargetsOf } from './link-targets.ts';
import { checkLinks, type Link } from './links.ts';
import { menu } from './menu.ts';
import type { Content } from './read.ts';
import { dataOf, parseYaml } from './yaml.ts';

/*
 * An owner may add, remove, rename and reorder the records of every list in the content: the build accepts the edit, or names
 * the link that must follow. Nothing here names a record of the content.
 */

type Data = Data[] | { [field: string]: Data } | string | null;
type Fields = Record<string, Data>;
type Path = (string | number)[];

let copy: ContentCopy;
/** The content files with their links and problems, read once: an edit reads only its own file again. */
const read = new Map<ContentFile<unknown>, { data: unknown; links: Link[]; problems: Problem[] }>();

beforeAll(async () => {
  copy = copyContent('content');
  for (const file of contentFiles) await readAgain(file);
});
afterAll(() => copy.remove());

async function readAgain(file: ContentFile<unknown>): Promise<void> {
  const [links, problems]: [Link[], Problem[]] = [[], []];
  read.set(file, { data: await file.read(copy.folder, problems, links), links, problems });
}

/** The problems of the whole content, each with the name of its file. */
function problemsNow(): Problem[] {
  const all = [...read.values()];
  const found = all.flatMap(({ problems }) => problems);
  if (found.length > 0) return found;
  for (const { problems } of all) problems.length = 0;
  checkLinks(
    all.flatMap(({ links }) => links),
    addresses(contentNow()),
    linkTargetsOf(contentNow().get(menu)),
  );
  const broken = all.flatMap(({ problems }) => problems.splice(0));
  return broken;
}

const contentNow = (): Content => ({
  folder: copy.folder,
  language: 'en',
  languagePath: '',
  translations: new Map(),
  hasFeed: false,
  others: [],
  problems: [],
  previews: new Map([['home', { address: '/social/home.jpg', file: '', width: 1200, height: 630 }]]),
  mark: { svg: ['svg', {}], icon: ['svg', {}] },
  words: {},
  pathOf: (name) => join(copy.folder, name),
  get: <T>(file: ContentFile<T>) => read.get(file)!.data as T,
  has: () => true,
  all: () => [...read].flatMap(([file, { data }]) => file.withFolders(data)),
});

/** Makes all pages and files that the build makes from the content. */
function makeAll(): void {
  const content = contentNow();
  const pages = paths(content).map((path) => makePage(content, fakePicture, path)!);
  expect(pages.every((page) => page.head.length > 0)).toBe(true);
  siteData(content);
  redirects(content);
  assets(content);
  sitemap(new Map([[content, pages]]));
  searchPages(content, fakePicture);
  rssFeed(content);
  jsonFeed(content);
  for (const podcast of podcasts(content)) podcastFeed(content, podcast, { audioBytes: 1, hasCover: false });
}

/** The names of a record for people and in addresses. */
const names = ['title', 'name', 'label', 'fullLabel', 'question', 'id'];

/** The record and its inner records with other names, and without old addresses, which only one record can have. */
const renamed = (value: Data, name = ''): Data => {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner));
  if (typeof value === 'string')
    return names.includes(name) ? `${value}${name === 'id' ? '-of-the-test' : ' of the Test'}` : value;
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'aliases');
  return Object.fromEntries(kept.map(([name, inner]) => [name, renamed(inner, name)]));
};

/** The edits of a list, and the number of records that each edit needs. */
const edits: Record<string, { least: number; edit: (records: Data[]) => Data[] }> = {
  'a record added': { least: 1, edit: (records) => [renamed(records.at(-1)!), ...records] },
  'the first record removed': { least: 1, edit: (records) => records.slice(1) },
  'all records removed but the last': { least: 3, edit: (records) => records.slice(-1) },
  'all records renamed': { least: 1, edit: (records) => records.map((record) => renamed(record)) },
  'the order reversed': { least: 2, edit: (records) => records.toReversed() },
};

/** A list needs a record, and the menu one entry for each page. */
const refusals = /must not be empty|the page \S+ is missing|another entry already has it/;

const isFields = (value: Data): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places of all lists of records. */
function* listsIn(value: Data, path: Path = []): Generator<Path> {
  if (Array.isArray(value) && value.some(isFields)) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [step, inner] of Object.entries(value))
    yield* listsIn(inner, [...path, Array.isArray(value) ? Number(step) : step]);
}

/** The data with another value at a place. */
function replaced(data: Data, [step, ...rest]: Path, change: (value: Data) => Data): Data {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.with(step as number, replaced(data[step as number]!, rest, change));
  return { ...(data as Fields), [step]: replaced((data as Fields)[step]!, rest, change) };
}

/** The names of the files of the content, with slashes. */
const yamlFiles = (pattern = '**/*.yaml') =>
  globSync(pattern, { cwd: 'content' }).map((name) => name.replaceAll(sep, '/'));

const dataIn = (name: string) => dataOf(parseYaml(readFileSync(join(copy.folder, name), 'utf8'))) as Data;

/** The content file to which a file belongs. */
const fileOf = (name: string) =>
  contentFiles.find((file) => new RegExp(`^${file.name.replace('*', '[^/]+')}$`).test(name))!;

/**
 * Checks the content with other data in some files. If the build refuses a link, changes the link as the message proposes.
 * Returns false if the build refuses the edit.
 */
async function isAccepted(what: string, changed: Map<string, Data>, files = [...changed.keys()].map(fileOf)) {
  for (let round = 0; round < 20; round++) {
    const before = new Map([...changed.keys()].map((name) => [name, copy.read(name)]));
    for (const [name, data] of changed) writeFileSync(join(copy.folder, name), stringify(data, { lineWidth: 0 }));
    await Promise.all([...new Set([...files, ...[...changed.keys()].map(fileOf)])].map(readAgain));
    for (const [name, text] of before) writeFileSync(join(copy.folder, name), text);
    const problems = problemsNow();
    const isRefused = problems.length > 0 && problems.every(({ message }) => refusals.test(message));
    if (problems.length === 0) makeAll();
    if (problems.length === 0 || isRefused) return !isRefused;
    for (const problem of problems) {
      const [, proposed] = /(?:Did you mean|Name one of these:) '?([^\s?,']+)/.exec(problem.message) ?? [];
      expect(proposed, `${what}: ${problemLine(problem)}`).toBeDefined();
      const name = problem.file.slice(copy.folder.length + 1).replaceAll(sep, '/');
      changed.set(
        name,
        replaced(changed.get(name) ?? dataIn(name), problem.path as Path, () => proposed!),
      );
    }
  }
  throw new Error(`${what}: the build asks for one change after the other`);
}

test.each(yamlFiles())('%s: records of each list can be added, removed, renamed and reordered', async (name) => {
  const data = dataIn(name);
  const file = fileOf(name);
  for (const path of listsIn(data)) {
    const accepted: string[] = [];
    for (const [kind, { least, edit }] of Object.entries(edits)) {
      const list = path.reduce<Data>((value, step) => (value as Fields)[step]!, data) as Data[];
      if (list.length < least) continue;
      const changed = new Map([[name, replaced(data, path, () => edit(list))]]);
      try {
        if (await isAccepted(`${path.join(' › ')}, ${kind}`, changed)) accepted.push(kind);
      } finally {
        await Promise.all([...changed.keys()].map((other) => readAgain(fileOf(other))));
      }
    }
    expect(accepted, `${file.name}, ${path.join(' › ')}`).toContain('all records renamed');
  }
});

test.each(contentFiles.filter((file) => file.name.includes('*')))(
  '$name: folders can be added, removed, renamed and reordered',
  async (file) => {
    const [parent, , recordName] = file.name.split('/') as [string, string, string];
    const all = yamlFiles(file.name);
    const [name] = all;
    if (!name) return;
    const folder = dirname(name);
    const added = `${parent}/folder-of-the-test`;
    const inCopy = (path: string) => join(copy.folder, path);
    const check = async (what: string, changed = new Map<string, Data>()) => {
      expect(await isAccepted(what, changed, contentFiles), what).toBe(true);
    };

    copyFolder(join('content', folder), inCopy(added));
    await check('a folder added', new Map([[`${added}/${recordName}`, renamed(dataIn(name))]]));
    rmSync(inCopy(folder), { recursive: true });
    await check('a folder renamed', new Map([[`${added}/${recordName}`, renamed(dataIn(`${added}/${recordName}`))]]));
    rmSync(inCopy(added), { recursive: true });
    await check('a folder removed');
    copyFolder(join('content', folder), inCopy(folder));
    const reversed = all.map((name, index) => [name, { ...(dataIn(name) as Fields), order: `${-index}` }] as const);
    await check('the order reversed', new Map(reversed));
    for (const one of contentFiles) await readAgain(one);
  },
);
