import type { Browser } from '@playwright/test';
import { createHostWithMany, manyPath } from '../e2e/support/many-pictures.ts';
import { isAlive } from '../e2e/support/test.ts';
import { startHost } from '../generator/serve/static-host.ts';
import { bench, byTurns, median, report, type Task, tasksDuring } from './harness.ts';

// Looking at pictures: `npm run bench:looking` on a built site. How soon the first picture of a gallery is there, beside
// a bare page with nothing but that picture; and whether a gallery of 500 scrolls without a hitch.
const rounds = 11;
const count = 500;
const longestTaskMs = 100;
const gallery = '/art/abstract-generations';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** A mobile line as Lighthouse takes it for its scores: each answer takes 150 ms, and 1.6 Mbit come in a second. */
const mobile = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const broadband = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

interface Situation {
  window: typeof phone;
  line?: typeof mobile;
  /** How many times the bare page's time it may take. Without one, the line is so fast that the processor is measured. */
  bound?: number;
}

const situations: Record<string, Situation> = {
  'on a phone, mobile line': { window: phone, line: mobile, bound: 1.4 },
  'on a desk, mobile line': { window: desk, line: mobile, bound: 1.4 },
  'on a desk, broadband': { window: desk, line: broadband },
  'on a desk, from this machine': { window: desk },
};

const barePages: Record<string, string> = {};
await bench(barePages, async ({ browser, origin }) => {
  for (const [name, situation] of Object.entries(situations)) {
    barePages['/bare'] = `<title>bare</title><img src="${await firstPictureOf(browser, origin, situation)}">`;
    const { site, bare } = await byTurns(rounds, {
      bare: () => firstPictureMs(browser, `${origin}/bare`, situation),
      site: () => firstPictureMs(browser, origin + gallery, situation),
    });
    const ratio = median(site) / median(bare);
    console.log(`     first picture ${name}: ${median(site).toFixed(0)} ms, bare ${median(bare).toFixed(0)} ms`);
    if (situation.bound) report(`first picture, ${name}`, ratio, situation.bound, 'times a bare page');
    else console.log(`     ${ratio.toFixed(2)} times a bare page`);
  }
  await scrollThroughMany(browser);
});

/** The file that the gallery chooses for its first picture in this window. */
async function firstPictureOf(browser: Browser, origin: string, { window }: Situation): Promise<string> {
  const page = await browser.newPage({ viewport: window });
  await page.goto(origin + gallery, { waitUntil: 'networkidle' });
  const file = await page.evaluate(() => document.querySelector<HTMLImageElement>('figure img')!.currentSrc);
  await page.close();
  return file;
}

/** When the first picture of a page was painted, in ms after the address was asked for; with an empty cache. */
async function firstPictureMs(browser: Browser, url: string, { window, line }: Situation): Promise<number> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  if (line) {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', line);
  }
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.querySelector('figure img, body > img');
      if (!first) return;
      first.setAttribute('elementtiming', 'first picture');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve((list.getEntries()[0] as PerformanceElementTiming).renderTime),
        ).observe({
          type: 'element',
          buffered: true,
        });
      }),
  );
  await context.close();
  return ms;
}

interface PerformanceElementTiming extends PerformanceEntry {
  renderTime: number;
}

/** Scrolls through a gallery of many, as a visitor in a hurry does, and looks for tasks in which nothing else could happen. */
async function scrollThroughMany(browser: Browser): Promise<void> {
  const host = createHostWithMany(count);
  const origin = await startHost(host);
  const page = await browser.newPage({ viewport: desk });
  await page.goto(origin + manyPath(count), { waitUntil: 'networkidle' });
  await isAlive(page);
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(desk.width / 2, desk.height / 2);
  const tasks = await tasksDuring(page, async () => {
    while ((await page.evaluate(() => scrollY)) < bottom - 1) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((top) => scrollY > top, before);
    }
  });
  const longest = (unit: keyof Task) => Math.max(...tasks.map((task) => task[unit]));
  console.log(`     ${tasks.length} tasks; by the clock the longest took ${longest('wallMs').toFixed(0)} ms`);
  // Its own time on the processor: what other programs take of it meanwhile is not the page's.
  report(`scrolling through ${count}: longest task, processor time`, longest('processorMs'), longestTaskMs, 'ms');
  await page.close();
  host.close();
}
