import type { Locator, Page } from '@playwright/test';

/**
 * Follows the links of the menu and returns by how many MB the heap grows. The first round of the menu is not measured:
 * it loads every page's code. Chromium only.
 */
export async function heapGrowthMb(
  page: Page,
  visits: number,
  arrived: (link: Locator) => Promise<unknown>,
): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const count = await links.count();
  const session = await page.context().newCDPSession(page);
  const visit = async (times: number) => {
    for (let index = 1; index <= times; index++) {
      const link = links.nth(index % count);
      await link.evaluate((element: HTMLElement) => element.click());
      await arrived(link);
    }
  };
  const heapMb = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  await visit(count);
  const before = await heapMb();
  await visit(visits);
  return (await heapMb()) - before;
}
