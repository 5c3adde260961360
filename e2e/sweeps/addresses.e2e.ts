import type { Page } from '@playwright/test';
import { findView } from '../../contract/routes.ts';
import { idPattern } from '../../generator/content/fields.ts';
import { addresses, paths, readSite } from '../../generator/pages/all-pages.ts';
import { copiedTexts, recordCopies } from '../support/copied-text.ts';
import { at, expect, isAlive, test } from '../support/test.ts';

// In Calm, because it loads every page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const content = await readSite('fixture');
const allAddresses = addresses(content);

/**
 * Problems of the ids of an open page, including the ids of parts that were added later. An owner may call a picture, an event
 * or a question 'data', 'main' or 'menu', so the page's own ids have a form that no id in content can have.
 */
async function idProblems(page: Page): Promise<string[]> {
  const { ids, contentIds, missing } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const json = document.getElementById('_data')!.textContent!;
    // The headings of a page of the owner's own have ids of their words.
    const headings = [...document.querySelectorAll('article :is(h2, h3)[id]')].map(({ id }) => id);
    const contentIds = [...headings, ...[...json.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id!)];
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)!.split(' ')),
    );
    const links = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')!.slice(1));
    return { ids, contentIds, missing: [...references, ...links].filter((id) => id && !ids.includes(id)) };
  });
  // The home page has no ids from its content, so its 'about', which the specification requires, cannot conflict.
  const own = ids.filter((id) => !contentIds.includes(id) && id !== 'about');
  return [
    ...own.filter((id) => idPattern.test(id)).map((id) => `a record may have the id '${id}' too`),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `'${id}' exists twice`),
    ...missing.map((id) => `'${id}' is referenced, but missing`),
  ];
}

test.describe('on every page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("every address that a record can name is an element with 'Copy link', and no id of the page can be an id in the content", async ({
    page,
    baseURL,
  }) => {
    await recordCopies(page);
    const known = Map.groupBy(allAddresses, (address) => address.split('#')[0]!);
    test.setTimeout(paths(content).length * 5_000);
    expect(allAddresses.length).toBeGreaterThan(60);
    for (const path of paths(content)) {
      await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
      await isAlive(page);
      const ids = (known.get(path) ?? []).flatMap((address) => address.split('#')[1] ?? []);
      const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), ids);
      expect([...missing, ...(await idProblems(page))], path).toEqual([]);
      // A picture has its button in the viewer (journeys/viewer.e2e.ts), and a page of the menu none.
      const view = findView(path)!;
      const places = view === 'gallery' ? [path] : ids.map((id) => `${path}#${id}`);
      if (view === 'album') places.push(path);
      const wanted = places.map((place) => new URL(at(place), baseURL).href);
      const copyAll = async () => {
        await page.evaluate(pressCopyLinks);
        return copiedTexts(page);
      };
      await expect.poll(copyAll, path).toEqual(expect.arrayContaining(wanted));
    }
  });
});

/** Runs in the page. Presses hidden buttons too, such as the button of a tool that is not selected. */
function pressCopyLinks(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label^="Copy link to "]')) button.click();
}
