import type { Page } from '@playwright/test';
import { idPattern } from '../../generator/content/fields.ts';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, isAlive, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * An owner may call a picture, an event or a question 'data', 'main' or 'menu': the page's own ids have a form that no id in
 * content can have.
 */

const allPaths = paths(await readSite('fixture'));

/** What is wrong with the ids of an open page; a new part of the page may have added some. */
async function idProblems(page: Page): Promise<string[]> {
  const { ids, contentIds, missing } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const json = document.getElementById('_data')!.textContent!;
    const contentIds = [...json.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id!);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)!.split(' ')),
    );
    const links = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')!.slice(1));
    return { ids, contentIds, missing: [...references, ...links].filter((id) => id && !ids.includes(id)) };
  });
  // The home page has no ids from its content, so its 'about', which the specification gives, cannot meet one.
  const own = ids.filter((id) => !contentIds.includes(id) && id !== 'about');
  return [
    ...own.filter((id) => idPattern.test(id)).map((id) => `a record may have the id '${id}' too`),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `'${id}' is there twice`),
    ...missing.map((id) => `'${id}' is named, but not there`),
  ];
}

test.describe('on every page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('no id of the page can be an id in the content', async ({ page }) => {
    test.setTimeout(allPaths.length * 5_000);
    for (const path of allPaths) {
      await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
      await isAlive(page);
      expect(await idProblems(page), path).toEqual([]);
    }
  });
});

test('nor can one that is added later: by the chat, the player, the viewer and a demo', async ({ page }) => {
  await open(page, '/music/album/songs');
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.locator('#_player-keys')).not.toHaveText('Loading...');
  expect(await idProblems(page)).toEqual([]);
  await open(page, '/art/places#place-1');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await idProblems(page)).toEqual([]);
  await open(page, '/ai-coding#tool-1');
  await expect(page.locator('#tool-1')).toBeVisible();
  expect(await idProblems(page)).toEqual([]);
});

for (const id of ['data', 'main', 'menu']) {
  test(`a question with the id '${id}' opens by its address, and the page answers`, async ({ page }) => {
    await open(page, `/info#${id}`);
    await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
    await expect(page.locator(`details#${id}`)).toBeInViewport();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}
