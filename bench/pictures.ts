import type { Browser } from '@playwright/test';
import { isAlive } from '../e2e/support/test.ts';
import { startHost } from '../generator/serve/static-host.ts';
import { alternate, bench, median, report, type Task, tasksDuring } from './harness.ts';
import { createHostWithMany, manyPath } from './many-pictures.ts';

// `npm run bench:pictures`, on the built content and the fixture: when the first picture of a gallery is painted, compared
// with a bare page that has only that picture; and the longest task while a gallery of 500 pictures scrolls.
const rounds = 11;
const count = 500;
const longestTaskMs = 100;
const gallery = '/art/abstract-generations';
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Lighthouse's mobile network: 150 ms latency, 1.6 Mbit/s. */
const mobile = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const broadband = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

interface Situation {
  window: typeof phone;
  network?: typeof mobile;
  /** The highest ratio to the bare page's time. There is none where the network is so fast that only the processor counts. */
  bound?: number;
}

const situations: Record<string, Situation> = {
  'phone, mobile network': { window: phone, network: mobile, bound: 1.4 },
  'desktop, mobile network': { window: desktop, network: mobile, bound: 1.4 },
  'desktop, broadband': { window: desktop, network: broadband },
  'desktop, same machine': { window: desktop },
};

const barePages: Record<string, string> = {};
await bench(barePages, async ({ browser, origin }) => {
  for (const [name, situation] of Object.entries(situations)) {
    barePages['/bare'] = `<title>bare</title><img src="${await firstPictureOf(browser, origin, situation)}">`;
    const { site, bare } = await alternate(rounds, {
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

/** The file that the browser chooses for the gallery's first picture in a window of this size. */
async function firstPictureOf(browser: Browser, origin: string, { window }: Situation): Promise<string> {
  const page = await browser.newPage({ viewport: window });
  await page.goto(origin + gallery, { waitUntil: 'networkidle' });
  const file = await page.evaluate(() => document.querySelector<HTMLImageElement>('figure img')!.currentSrc);
  await page.close();
  return file;
}

/** The time from the request to the paint of the page's first picture, in ms, with an empty cache. */
async function firstPictureMs(browser: Browser, url: string, { window, network }: Situation): Promise<number> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  if (network) {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
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
  const ms = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const onPaint = (list: PerformanceObserverEntryList) =>
      resolve((list.getEntries()[0] as PerformanceElementTiming).renderTime);
    new PerformanceObserver(onPaint).observe({ type: 'element', buffered: true });
    return promise;
  });
  await context.close();
  return ms;
}

interface PerformanceElementTiming extends PerformanceEntry {
  renderTime: number;
}

/** Scrolls fast through a gallery of many pictures, and reports the longest task of the main thread. */
async function scrollThroughMany(browser: Browser): Promise<void> {
  const host = createHostWithMany(count);
  const origin = await startHost(host);
  const page = await browser.newPage({ viewport: desktop });
  await page.goto(origin + manyPath(count), { waitUntil: 'networkidle' });
  await isAlive(page);
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  const tasks = await tasksDuring(page, async () => {
    while ((await page.evaluate(() => scrollY)) < bottom - 1) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((top) => scrollY > top, before);
    }
  });
  const longest = (unit: keyof Task) => Math.max(...tasks.map((task) => task[unit]));
  console.log(`     ${tasks.length} tasks; the longest lasted ${longest('wallMs').toFixed(0)} ms`);
  // Processor time, because the duration includes the time of other programs.
  report(`scrolling through ${count}: longest task, processor time`, longest('processorMs'), longestTaskMs, 'ms');
  await page.close();
  host.close();
}
