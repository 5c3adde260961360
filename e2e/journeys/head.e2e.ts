import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The title and the tags in the head that belong to the page, in any order. */
const headOf = (page: Page) =>
  page.locator('head :is(title, [data-page])').evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());

test('after a navigation or Back, the head is the same as on a first visit', async ({ page, context }) => {
  const firstVisit = await context.newPage();
  const hasHeadOf = async (path: string) => {
    await open(firstVisit, path);
    await expect.poll(() => headOf(page), path).toEqual(await headOf(firstVisit));
  };
  await open(page, '/history');
  const follow = (path: string) => page.locator(`a[href="${path}"]`).first().click();
  for (const path of ['/music', '/music/album/songs', '/art', '/art/patterns', '/']) {
    await follow(path);
    await hasHeadOf(path);
  }
  for (const path of ['/art/patterns', '/art']) {
    await page.goBack();
    await hasHeadOf(path);
  }
  await expectHeading(page, 'Our Pictures');
});
