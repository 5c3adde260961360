import type { Page } from '@playwright/test';
import { bench, mainThread, quantile, report, slowDown } from './harness.ts';

// What moves, and what it costs: `node bench/moving.ts` on a built site. Chromium, main thread slowed 4 times.
const slowdown = 4;
const lookingMs = 5000;
const animated = ['/', '/history', '/art', '/art/digital-landscapes', '/ai-coding', '/future'];
const barePages = { '/bare': '<title>Bare</title><body style="background:#070b18">' };

await bench(barePages, async ({ browser, origin }) => {
  /** Opens a page in a window of its own, lets it come to rest, and looks at it. */
  const look = async (path: string, prepare: (page: Page) => Promise<unknown> = async () => {}, isCalm = false) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    const session = await slowDown(page, slowdown);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (animated.includes(path)) await page.locator('[data-state=painted]').waitFor({ state: 'attached' });
    await prepare(page);
    await page.waitForTimeout(2500);
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(500);
    const figures = await mainThread(page, lookingMs);
    await context.close();
    return figures;
  };

  const bare = (await look('/bare')).busyPercent;
  console.log(`\nA bare page keeps its main thread ${bare.toFixed(2)} % busy.`);
  for (const path of animated) {
    const { busyPercent, tasksMs } = await look(path);
    report(`${path} lively, main thread busy`, busyPercent, 10, '%');
    report(`${path} lively, tasks, 95 of 100 shorter than`, quantile(tasksMs, 0.95), 8, 'ms');
    const calm = await look(path, undefined, true);
    report(`${path} in Calm, busier than a bare page by`, calm.busyPercent - bare, 1, 'points');
  }
});
