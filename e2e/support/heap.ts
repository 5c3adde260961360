import type { CDPSession, Locator, Page } from '@playwright/test';

/** What the page keeps after a garbage collection. Chromium only. */
export async function memoryUse(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, heapMb: usedSize / 1e6 };
}

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
  await visit(count);
  const before = await memoryUse(session);
  await visit(visits);
  return (await memoryUse(session)).heapMb - before.heapMb;
}
