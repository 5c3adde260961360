import { heapGrowthMb } from '../support/heap.ts';
import { expect, open, test } from '../support/test.ts';

test('the heap grows by less than 3 MB in forty visits of pages with and without scenes', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/');
  const grownMb = await heapGrowthMb(page, 40, async (link) => {
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeVisible();
  });
  expect(grownMb).toBeLessThan(3);
});
