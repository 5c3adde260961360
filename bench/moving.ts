import type { Browser, Page } from '@playwright/test';
import { bench, quantile, report, slowDown, tasksDuring } from './harness.ts';

// What moves, and what it costs: `npm run bench:moving` on a built site. Chromium, main thread slowed 4 times.
const slowdown = 4;
const lookingMs = 5000;
const visits = 40;
const animated = ['/', '/history', '/art', '/art/digital-landscapes', '/ai-coding', '/future'];
const barePages = { '/bare': '<title>Bare</title>' };

type Prepare = (page: Page) => Promise<unknown>;
const scrollToEnd: Prepare = (page) => page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
/** As a tab behind another one: the page is told so, and nothing else happens to it. */
const hide: Prepare = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

await bench(barePages, async ({ browser, origin }) => {
  /** Opens a page in a window of its own, lets it come to rest, and looks at it. */
  const look = async (path: string, reducedMotion: 'reduce' | 'no-preference', prepare?: Prepare) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const page = await context.newPage();
    await slowDown(page, slowdown);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (path !== '/bare') await page.locator('[data-state=painted]').waitFor({ state: 'attached' });
    await prepare?.(page);
    await page.waitForTimeout(3000);
    const before = await processorSeconds(browser);
    const tasks = await tasksDuring(page, () => page.waitForTimeout(lookingMs));
    const tasksMs = tasks.map(({ wallMs }) => wallMs);
    const busyPercent = (tasksMs.reduce((sum, ms) => sum + ms, 0) / lookingMs) * 100;
    const corePercent = ((await processorSeconds(browser)) - before) / (lookingMs / 1e5);
    await context.close();
    return { tasksMs, busyPercent, corePercent };
  };

  const bare = await look('/bare', 'no-preference');
  const percents = ({ busyPercent, corePercent }: typeof bare) =>
    `main thread ${busyPercent.toFixed(2)} % busy, the whole browser uses ${corePercent.toFixed(0)} % of a core`;
  console.log(`A bare page: ${percents(bare)}\n`);
  for (const path of animated) {
    const lively = await look(path, 'no-preference');
    report(`${path}: main thread busy`, lively.busyPercent, 10, '%');
    report(`${path}: 95 of 100 tasks are shorter than`, quantile(lively.tasksMs, 0.95), 8, 'ms');
    const stopped = {
      'in Calm': await look(path, 'reduce'),
      hidden: await look(path, 'no-preference', hide),
      ...(path === '/' && { 'off screen': await look(path, 'no-preference', scrollToEnd) }),
    };
    for (const [state, figures] of Object.entries(stopped)) {
      report(`${path} ${state}: busier than a bare page by`, figures.busyPercent - bare.busyPercent, 1, 'points');
    }
    console.log(`     ${percents(lively)}; in Calm ${stopped['in Calm'].corePercent.toFixed(0)} %\n`);
  }
  report(
    `heap, after ${visits} visits of pages, has grown by`,
    await heapGrowthMb(await browser.newPage(), origin),
    3,
    'MB',
  );
});

/** What all processes of the browser have used so far. Slowing a page down takes most of a core by itself: compare. */
async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Goes through the menu, a lap to warm up and then the visits that count. */
async function heapGrowthMb(page: Page, origin: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const count = await links.count();
  const session = await page.context().newCDPSession(page);
  const visit = async (index: number) => {
    const link = links.nth(index % count);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.locator('nav [aria-current=page]').and(link).waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
  };
  const heapMb = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  for (let index = 1; index <= count; index++) await visit(index);
  const before = await heapMb();
  for (let index = 1; index <= visits; index++) await visit(index);
  return (await heapMb()) - before;
}
