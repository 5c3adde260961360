import { expect, test } from 'vitest';
import type { OfflineList } from '../../contract/offline.ts';
import { offlinePage } from './offline-page.ts';

const list = (language: string, languagePath: string, noConnection: string): OfflineList => ({
  address: `/site${languagePath}/songs`,
  title: `Songs & <${language}>`,
  titleLanguage: language,
  language,
  languagePath,
  words: { noConnection, keptWorks: 'Kept:' },
  version: '1',
  files: [],
});
const german = list('de', '/de', 'Keine Verbindung');
const english = list('en', '', 'No connection');

test.each([
  ['/de/history', [english, german], 'de', 'Keine Verbindung'],
  ['/de', [english, german], 'de', 'Keine Verbindung'],
  ['/history', [german, english], 'en', 'No connection'],
  ['/desk', [german, english], 'en', 'No connection'],
  // Only works in another language are kept, so the visitor reads it.
  ['/history', [german], 'de', 'Keine Verbindung'],
])(
  'in place of %s it speaks the language of the page, if a work is kept in it',
  async (path, works, language, title) => {
    const html = await offlinePage(path, works).text();
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  },
);

test('it lists every kept work with its title as text', async () => {
  const html = await offlinePage('/', [english, german]).text();
  expect(html).toContain('<a href="/site/songs" lang="en">Songs &#38; &#60;en&#62;</a>');
  expect(html).toContain('<a href="/site/de/songs" lang="de">Songs &#38; &#60;de&#62;</a>');
});
