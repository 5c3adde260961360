import type { Locator, Page } from '@playwright/test';

/** By how many MB an open page's heap grows with so many visits through its menu, after a lap to warm up. Chromium's. */
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
