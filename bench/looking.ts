import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { createHostWithMany, manyPath } from '../e2e/many-pictures.ts';
import { isAlive } from '../e2e/test.ts';
import { bench, byTurns, median, report, type Task, tasksDuring } from './harness.ts';

// Looking at pictures: `npm run bench:looking` on a built site. How soon the first picture of a gallery is there, beside
// a bare page with nothing but that picture; and whether a gallery of 500 scrolls without a hitch.
const rounds = 11;
const count = 500;
const longestTaskMs = 100;
const viewport = { width: 1440, height: 900 };
const gallery = '/art/abstract-generations';

/** A line as in a café: each answer takes its time, and there is not much room in it. */
const lines = {
  'at once': undefined,
  'on a slow line': { offline: false, latency: 100, downloadThroughput: 500_000, uploadThroughput: 200_000 },
};

const barePages: Record<string, string> = {};
await bench(barePages, async ({ browser, origin }) => {
  barePages['/bare'] = `<title>bare</title><img src="${await firstPictureOf(browser, origin + gallery)}">`;
  for (const [name, line] of Object.entries(lines)) {
    const { site, bare } = await byTurns(rounds, {
      bare: () => firstPictureMs(browser, `${origin}/bare`, line),
      site: () => firstPictureMs(browser, origin + gallery, line),
    });
    console.log(`     first picture ${name}: ${median(site).toFixed(0)} ms, bare ${median(bare).toFixed(0)} ms`);
    report(`first picture, ${name}`, median(site) / median(bare), 1.4, 'times a bare page');
  }
  await scrollThroughMany(browser);
});

type Line = (typeof lines)[keyof typeof lines];

/** The file that the gallery chooses for its first picture in this window. */
async function firstPictureOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport });
  await page.goto(url, { waitUntil: 'networkidle' });
  const file = await page.evaluate(() => document.querySelector<HTMLImageElement>('figure img')!.currentSrc);
  await page.close();
  return file;
}

/** When the first picture of a page was painted, in ms after the address was asked for; with an empty cache. */
async function firstPictureMs(browser: Browser, url: string, line: Line): Promise<number> {
  const context = await browser.newContext({ viewport });
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
  await new Promise<void>((resolve) => void host.listen(0, resolve));
  const page = await browser.newPage({ viewport });
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}${manyPath(count)}`, {
    waitUntil: 'networkidle',
  });
  await isAlive(page);
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
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
