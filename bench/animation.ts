import type { Page } from '@playwright/test';
import { memoryUse } from '../e2e/support/heap.ts';
import { isAlive, setHidden } from '../e2e/support/test.ts';
import { animatedPaths, bench, processorSeconds, quantile, report, slowDown, tasksDuring } from './harness.ts';

// `npm run bench:animation`, on the built content: the main thread's work for scenes and films, slowed 4 times.
const slowdown = 4;
const measuredMs = 5000;
const visits = 40;
const barePages = { '/bare': '<title>Bare</title>' };

type Prepare = (page: Page) => Promise<unknown>;
const scrollToEnd: Prepare = (page) => page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
const hide: Prepare = (page) => setHidden(page, true);

await bench(barePages, async ({ browser, origin }) => {
  /** Opens a page in a new context, waits until it has settled, and measures it. */
  const measure = async (path: string, reducedMotion: 'reduce' | 'no-preference', prepare?: Prepare) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const page = await context.newPage();
    await slowDown(page, slowdown);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (path !== '/bare') await page.locator('[data-state=painted]').waitFor({ state: 'attached' });
    await prepare?.(page);
    await page.waitForTimeout(3000);
    const before = await processorSeconds(browser);
    const tasks = await tasksDuring(page, () => page.waitForTimeout(measuredMs));
    const tasksMs = tasks.map(({ wallMs }) => wallMs);
    const busyPercent = (tasksMs.reduce((sum, ms) => sum + ms, 0) / measuredMs) * 100;
    const corePercent = ((await processorSeconds(browser)) - before) / (measuredMs / 1e5);
    await context.close();
    return { tasksMs, busyPercent, corePercent };
  };

  const bare = await measure('/bare', 'no-preference');
  const percents = ({ busyPercent, corePercent }: typeof bare) =>
    `main thread ${busyPercent.toFixed(2)} % busy, the whole browser uses ${corePercent.toFixed(0)} % of a core`;
  console.log(`A bare page: ${percents(bare)}\n`);
  for (const path of animatedPaths) {
    const lively = await measure(path, 'no-preference');
    report(`${path}: main thread busy`, lively.busyPercent, 10, '%');
    report(`${path}: 95 of 100 tasks are shorter than`, quantile(lively.tasksMs, 0.95), 8, 'ms');
    const stopped = {
      'in Calm': await measure(path, 'reduce'),
      hidden: await measure(path, 'no-preference', hide),
      ...(path === '/' && { 'off screen': await measure(path, 'no-preference', scrollToEnd) }),
    };
    for (const [state, figures] of Object.entries(stopped)) {
      report(`${path} ${state}: busier than a bare page by`, figures.busyPercent - bare.busyPercent, 1, 'points');
    }
    console.log(`     ${percents(lively)}; in Calm ${stopped['in Calm'].corePercent.toFixed(0)} %\n`);
  }
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await isAlive(page);
  report(`heap growth after ${visits} navigations`, await heapGrowthMb(page), 3, 'MB');
});

/**
 * Follows the links of the menu and returns the growth of the heap in MB. The first round of the menu, which loads every
 * page's code, is not measured. Chromium only.
 */
async function heapGrowthMb(page: Page): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const count = await links.count();
  const session = await page.context().newCDPSession(page);
  const visit = async (times: number) => {
    for (let index = 1; index <= times; index++) {
      const link = links.nth(index % count);
      await link.evaluate((element: HTMLElement) => element.click());
      await page.locator('nav [aria-current=page]').and(link).waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
    }
  };
  await visit(count);
  const before = await memoryUse(session);
  await visit(visits);
  return (await memoryUse(session)).heapMb - before.heapMb;
}
