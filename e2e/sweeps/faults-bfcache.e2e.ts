import { bfcacheLaunch, leaveAndReturn } from '../support/bfcache.ts';
import { builtPaths } from '../support/built-pages.ts';
import { at, expect, isComplete, open, test } from '../support/test.ts';

test.use({ launchOptions: bfcacheLaunch });

test('every page is kept, also with an open dialog and while music plays @memory-kept', async ({
  page,
  siteUrl,
  siteFolder,
}) => {
  const paths = builtPaths(siteFolder).filter((path) => path !== '/404');
  test.setTimeout(30_000 + paths.length * 8_000); // Two documents for each.
  const results: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(at(path));
    await isComplete(page);
    results[path] = await leaveAndReturn(page, siteUrl);
  }
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  results['an album that plays'] = await leaveAndReturn(page, siteUrl);
  await open(page, '/art/patterns#pattern-2');
  await expect(page.getByRole('dialog')).toBeVisible();
  results['an open picture'] = await leaveAndReturn(page, siteUrl);
  expect(Object.keys(results).filter((name) => results[name] !== 'kept')).toEqual([]);
});
