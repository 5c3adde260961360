import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchIndex } from '../../contract/search.ts';
import { expectFoundFirst } from '../support/found-first.ts';
import { expect, open, test } from '../support/test.ts';

const titleCount = 20;

/** The word with its third and fourth letter exchanged; a shorter word as it is. */
const withError = (word: string) => word.replace(/^(..)(.)(.)(?=.)/u, '$1$3$2');

/** The title as somebody types it: without capitals and accents. */
const plain = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

test('titles from all over the content are found by their words, and with a typing error in each long word', async ({
  page,
  siteFolder,
}) => {
  test.setTimeout(60_000);
  const { pages }: SearchIndex = JSON.parse(readFileSync(join(siteFolder, 'search-index.json'), 'utf8'));
  const all = pages.flatMap(({ places, ...page }) => [page, ...places]).map(({ title }) => title);
  const titles = Array.from({ length: titleCount }, (_, index) => all[Math.floor((index * all.length) / titleCount)]!);
  await open(page, '/team');
  await page.getByRole('button', { name: 'Go to anything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Go to anything' });
  await expect(dialog.getByRole('row').first()).toBeVisible();
  for (const title of titles) {
    for (const query of [plain(title), plain(title).replace(/\p{L}{5,}/gu, withError)]) {
      await expectFoundFirst(dialog, query, title);
    }
  }
});
