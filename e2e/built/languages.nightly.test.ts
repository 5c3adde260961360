import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Cheerio, load } from 'cheerio';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as words from '../../app/messages/en.ts';
import type { Render } from '../../contract/page.ts';
import type { Content } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { walk } from '../../generator/lib/walk.ts';
import {
  contentFiles,
  makePage,
  paths,
  readSite,
  readTranslations,
  siteData,
} from '../../generator/pages/all-pages.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';

/*
 * In a translation of a part of the content, every text is in an element with its own language: the texts of untranslated files,
 * the texts of translated files, and the words of the interface. The tests render pages without a build.
 */

let render: Render;

beforeAll(async () => {
  vi.stubEnv('LANGUAGE_PATH', '/de');
  ({ render } = await import('../../app/server.tsx'));
});
afterAll(() => void vi.unstubAllEnvs());

/** The files of the fixture that a translation may replace. */
const files = contentFiles
  .flatMap(({ name }) => globSync(name, { cwd: 'fixture' }))
  .map((file) => file.replaceAll('\\', '/'));

/** The texts of some data. Numbers and dates are in no language. */
const textsOf = (data: unknown): string[] =>
  [...walk(data)].flatMap(({ value }) => (typeof value === 'string' && /\p{L}{3}/u.test(value) ? value.trim() : []));

/** The texts of the interface that stand alone, such as 'Back to Music'. */
const interfaceTexts = textsOf(Object.values(words).filter((word) => typeof word === 'string'));

const timedTexts = globSync('**/*.vtt', { cwd: 'fixture' }).flatMap((file) =>
  readFileSync(join('fixture', file), 'utf8')
    .split('\n')
    .map((line) => load(line).text()),
);

/** Renders all pages of a German site of which only this file is translated, and returns the texts in a wrong language. */
async function wrongTexts(translated: string): Promise<{ wrong: string[]; counts: Record<string, number> }> {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const target = join(copy.folder, 'de', translated);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(copy.folder, translated), target);
  const main = await readSite(copy.folder);
  const [german] = await readTranslations(main);
  const texts = recordsOf(german!).flatMap(([file, data]) =>
    textsOf(data).map((text) => ({ text, language: file === translated ? 'de' : 'en' })),
  );
  texts.push(...interfaceTexts.map((text) => ({ text, language: 'de' })));
  /** The language of a text. Undefined for one that texts of both contain, such as timed words, which have files of their own. */
  const languageOf = (text: string) => {
    if (!texts.some((one) => one.text === text) || timedTexts.includes(text)) return undefined;
    const languages = new Set(texts.flatMap((one) => (one.text.includes(text) ? one.language : [])));
    return languages.size === 1 ? [...languages][0] : undefined;
  };
  const { name } = german!.get(site);
  const wrong: string[] = [];
  const counts: Record<string, number> = { de: 0, en: 0 };
  for (const path of paths(german!)) {
    const { html } = await render(makePage(german!, fakePicture, path)!, siteData(german!));
    // As on a site from right to left, where texts of another direction must say theirs.
    const $ = load(`<html lang="de" dir="rtl"><body>${html}</body></html>`);
    const nodes = $('body *')
      .contents()
      .toArray()
      .filter(({ type }) => type === 'text');
    for (const node of nodes) {
      const text = $(node).text().trim();
      const language = languageOf(text);
      if (!language || text === name) continue;
      const own = $(node).closest('[lang]') as Cheerio<never>;
      counts[language]!++;
      // An album may say the language of its title.
      if (own.attr('lang') !== language && own.attr('lang') !== 'el')
        wrong.push(`${path}: ${own.attr('lang')}: ${text}`);
      if (own.attr('lang') === 'en' && $(node).closest('[dir]').attr('dir') === 'rtl')
        wrong.push(`${path}: ${text} runs to the left`);
    }
  }
  return { wrong, counts };
}

/** The records of a site, each with its file. */
const recordsOf = (content: Content): [file: string, data: unknown][] =>
  contentFiles.flatMap((file): [string, unknown][] => {
    const data = content.get(file);
    if (!file.name.includes('*')) return [[file.name, data]];
    return (data as { id: string }[]).map((record) => [file.name.replace('*', record.id), record]);
  });

test.each(files)('each text says its language, with %s alone in German', async (file) => {
  const { wrong, counts } = await wrongTexts(file);
  expect(counts.en).toBeGreaterThan(100);
  expect(wrong.join('\n')).toBe('');
});
