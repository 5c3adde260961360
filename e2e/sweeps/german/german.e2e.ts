import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { load } from 'cheerio';
import { builtPaths, readHtml } from '../../support/built-pages.ts';
import { expect, test } from '../../support/test.ts';

// The example site in German alone (german-content.ts) is German everywhere.

/** Words of English that German has too; 'Albums' is the genitive. */
const same = ['Album', 'Albums', 'Genre', 'Player'];

/** The texts of app/words/en.ts, those of its functions in parts: 'Play', 'tracks', 'Nothing found for'. */
function englishTexts(): string[] {
  const { body } = parseSync(readFileSync('app/words/en.ts', 'utf8'), { syntax: 'typescript' });
  const texts: string[] = [];
  JSON.stringify(body, (_key, node) => {
    if (node?.type === 'ImportDeclaration') return undefined;
    if (node?.type === 'StringLiteral') texts.push(node.value);
    if (node?.type === 'TemplateElement') texts.push(node.raw);
    return node;
  });
  const withoutSigns = texts.map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(withoutSigns)].filter((text) => /\p{L}{2}/u.test(text) && text !== 'en');
}

test('no file shows a word or a text of the English interface', ({ siteFolder }) => {
  const english = englishTexts();
  expect(english.length).toBeGreaterThan(200);
  // A word in an address, such as /art/black-and-white, is none that anybody reads.
  const patterns = new Map(
    english.map((text) => [
      text,
      new RegExp(`(?<![\\p{L}\\p{N}/=_-])${text.replace(/[.?()]/g, '\\$&')}(?![\\p{L}\\p{N}/=_-])`, 'u'),
    ]),
  );
  // The licences of others stay as they are.
  const files = globSync('**/*.{html,json,xml,webmanifest,css,js,svg,m3u8,txt}', { cwd: siteFolder });
  const shown = files
    .filter((file) => file !== 'licenses.txt')
    .map((file) => [file, shownTexts(siteFolder, file)] as const);
  expect(shown.flatMap(([, texts]) => texts).length).toBeGreaterThan(1000);
  const isIn = (word: string, texts: string[]) =>
    texts.some((text) => text.includes(word) && patterns.get(word)!.test(text));
  const found = english.flatMap((word) => {
    const where = shown
      // Single words in code are names, such as those of keys.
      .filter(([file, texts]) => isIn(word, texts) && (word.includes(' ') || !file.endsWith('.js')))
      .map(([file]) => file);
    return where.length > 0 && !same.includes(word) ? [`${word}: ${where.slice(0, 3).join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('each page says that it is German, and so do the feed and the manifest', ({ siteFolder }) => {
  const paths = [...builtPaths(siteFolder), '/art', '/embed/album/slow-wheel'];
  for (const path of paths)
    expect(readHtml(siteFolder, path), path).toMatch(/^<!doctype html>\n<html lang="de" dir="ltr"/);
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  expect(read('feed.xml')).toContain('<language>de</language>');
  expect(JSON.parse(read('feed.json'))).toMatchObject({ language: 'de' });
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ lang: 'de', dir: 'ltr' });
});

test('dates, sizes and plural forms are German', ({ siteFolder }) => {
  expect(load(readHtml(siteFolder, '/history'))('main').text()).toContain('14. Mai');
  expect(readFileSync(join(siteFolder, 'feed.xml'), 'utf8')).toContain('<pubDate>Tue, 14 May 2024');
  const album = load(readHtml(siteFolder, '/music/album/slow-wheel'))('main').text();
  expect(album).toMatch(/ganzes Album als ZIP, (\d+|\d,\d)\u00a0[kM]B/);
  expect(load(readHtml(siteFolder, '/music'))('main').text()).toContain('3 Stücke');
});

test('a German finds what is spelled in another way, and hears German', async ({ page }) => {
  await page.goto('/info');
  await page.getByText('Was auf dieser Website von anderen ist').click();
  await expect(page.getByRole('link', { name: 'Literata' })).toHaveAccessibleName('Literata (öffnet einen neuen Tab)');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Alles finden' });
  for (const query of ['Spülmaschine', 'Spuelmaschine', 'SPULMASCHINEN']) {
    await dialog.getByRole('combobox').fill(query);
    await expect(dialog.getByRole('row').first(), query).toContainText('Dürfen die Schalen in die Spülmaschine?');
    await expect(dialog.getByRole('status'), query).toHaveText('1 Treffer');
  }
});

/** What visitors, search engines and other sites read of a file. */
function shownTexts(siteFolder: string, file: string): string[] {
  const text = readFileSync(join(siteFolder, file), 'utf8');
  if (/\.(html|svg)$/.test(file)) return textsOfHtml(text);
  if (/\.(json|webmanifest)$/.test(file)) return textsOfJson(JSON.parse(text));
  if (file.endsWith('.xml')) return [load(text, { xml: true }).text()];
  if (file.endsWith('.css')) return textsOfCss(text);
  if (file.endsWith('.js')) return textsOfCode(text);
  return [text];
}

const textAttributes = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'content', 'data-label', 'title'];

function textsOfHtml(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const data = $('script[type*=json]').toArray();
  const styles = $('style').toArray();
  const texts = [
    ...data.flatMap((script) => textsOfJson(JSON.parse($(script).text()))),
    ...styles.flatMap((style) => textsOfCss($(style).text())),
    ...$('*')
      .toArray()
      .flatMap((element) => textAttributes.map((name) => $(element).attr(name) ?? '')),
  ];
  $('script, style').remove();
  $('*').before(' ').append(' ');
  return [...texts, $.root().text()];
}

/** All values of JSON but names that no page shows. */
function textsOfJson(value: unknown): string[] {
  // Search engines' data are JSON within the JSON of a page.
  if (typeof value === 'string') return value.startsWith('{') ? textsOfJson(JSON.parse(value)) : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (['kind', 'view'].includes(name) ? [] : textsOfJson(inner)));
}

/** The texts that styles show: those of `content` and of tokens. */
const textsOfCss = (css: string): string[] =>
  [...css.matchAll(/(?:content|--(?!font)[\w-]+):([^;}]*)/g)].flatMap(
    ([, value]) => value!.match(/"[^"]*"|'[^']*'/g) ?? [],
  );

function textsOfCode(code: string): string[] {
  const texts: string[] = [];
  JSON.stringify(parseSync(code, { syntax: 'ecmascript' }), (_key, node) => {
    if (node?.type === 'StringLiteral') texts.push(node.value);
    if (node?.type === 'TemplateElement') texts.push(node.raw);
    return node;
  });
  return texts;
}
