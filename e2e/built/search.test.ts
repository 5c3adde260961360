import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { createFind, type Item, itemsOf } from '../../app/shell/search/find.ts';
import { fold } from '../../contract/fold.ts';
import { searchIndexPath } from '../../contract/search.ts';
import { builtSites, readPages } from './built-site.ts';

// 'Go to anything' finds the words of the built pages, and each thing by its title.

for (const folder of builtSites) {
  const items = itemsOf(JSON.parse(readFileSync(join(folder, searchIndexPath), 'utf8')));
  const find = createFind(items, 'en');
  const shown = (query: string) => find(query).groups.flatMap((group) => group.items);
  const pages = readPages(folder);
  pages.delete('/404');
  // Further parts of a long list have no entry, but their records do.
  for (const path of pages.keys()) if (!items.some((item) => item.path === path)) pages.delete(path);

  describe(`the index of ${folder}`, () => {
    test('each thing is found by its title, unless others have the same', () => {
      const isFound = (item: Item) => {
        const result = shown(item.title);
        return result.includes(item) || result.every(({ title }) => fold(title, 'en') === fold(item.title, 'en'));
      };
      expect(items.filter((item) => !isFound(item)).map(({ title, hash, path }) => `${title}: ${path}${hash}`)).toEqual(
        [],
      );
    });

    test.each([...pages])(
      '%s is found by each of its headings, and by each pair of words that is only there',
      (path, $) => {
        const queries = [...headings($), ...ownPairs(path)];
        const faults = queries.filter((query) => {
          const result = shown(query);
          // The heading may be the title of things on other pages too.
          const isSameElsewhere = result[0] && fold(result[0].title, 'en') === fold(query, 'en');
          return fold(query, 'en') && !isSameElsewhere && !result.some((item) => item.path === path);
        });
        expect(faults).toEqual([]);
      },
    );
  });

  /** Pairs of words in a row of which one is on no other page. */
  function ownPairs(path: string): string[] {
    const others = new Set([...pages].flatMap(([other, $]) => (other === path ? [] : texts($).flatMap(wordsIn))));
    return texts(pages.get(path)!).flatMap((text) => {
      const words = wordsIn(text);
      const pairs = words.slice(1).map((word, index) => [words[index]!, word]);
      return pairs.filter((pair) => pair.some((word) => !others.has(word))).map((pair) => pair.join(' '));
    });
  }
}

test('words that a page states elsewhere, in another form, spelling or script, find it first', () => {
  const find = createFind(itemsOf(JSON.parse(readFileSync(join(builtSites[0]!, searchIndexPath), 'utf8'))), 'en');
  const first = (query: string) => find(query).groups[0]?.items[0]?.title;
  const expected = {
    telephone: 'How do I reach a person?',
    email: 'How do I reach a person?',
    'how can I reach you': 'How do I reach a person?',
    rss: 'Follow along',
    newsletter: 'Follow along',
    licence: 'Credits and licences',
    licenses: 'Credits and licences',
    'SIL OFL': 'Credits and licences',
    symphony: 'Συμφωνία',
    simfonia: 'Συμφωνία',
    'guest artist': 'Song Seven',
    'january 2024': 'Event Six',
    'our pictures': 'AI Art',
    'moevment six': 'Movement Six',
    zzzz: undefined,
  };
  for (const [query, title] of Object.entries(expected)) expect(first(query), query).toBe(title);
});

const headings = ($: CheerioAPI): string[] =>
  contentOf($)
    .find('h1, h2, h3, h4')
    .map((_, heading) => $(heading).text())
    .get();

/** Each text of the page that no element interrupts, and the description of each picture. */
function texts($: CheerioAPI): string[] {
  const content = contentOf($);
  const written = content
    .find('*')
    .contents()
    .filter((_, node) => node.type === 'text')
    .map((_, node) => $(node).text());
  const described = content.find('img').map((_, image) => $(image).attr('alt') ?? '');
  return [...written.get(), ...described.get()];
}

/** The main part without the links to related pages, which repeat texts of other pages, and without the HTML of <noscript>. */
function contentOf($: CheerioAPI) {
  const content = $('main').clone();
  content.find('script, noscript, style, section[aria-labelledby=_related]').remove();
  return content;
}

const wordsIn = (text: string): string[] => fold(text, 'en').split(' ').filter(Boolean);
