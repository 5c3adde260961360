import { type Browser, chromium, type Page } from '@playwright/test';
import { shellLaunch } from '../e2e/support/machine.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { projectName } from './compressed-copy.ts';
import { alternate, median, slowDown } from './harness.ts';
import { examples } from './lighthouse.ts';
import { slowdown, trace } from './main-thread.ts';
import { table, writeTable } from './performance-document.ts';

// `npm run bench -- first-load ../before/dist`: what the browser does in a first load, on this version and on other builds, by
// night and by day: processor times (main-thread.ts) on a phone's screen, and the largest paint on a slow line with a slowed
// processor. With another build, writes a table of docs/performance.md.

const rounds = 5;
/** After `load`, until the page has its code and its entrance is over. */
const settledMs = 1500;
/** After that, until the parts far below are laid out (app/navigation/lay-out-later.ts). */
const restMs = 3000;
const settledMark = 'settled';
/** Lighthouse's slow 4G: bytes in a second each way, and ms of a round trip. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const looks = { night: 'dark', day: 'light' } as const;

const columns = [
  'blocked',
  'style',
  'layout',
  'paint',
  'script',
  'rest',
  'raster',
  'elements',
  'largest paint',
] as const;
type Figures = Record<(typeof columns)[number], number>;

const folders = [siteFolders.content, ...process.argv.slice(2)];
const names = folders.map((folder, index) => (index === 0 ? 'now' : projectName(folder)));
const hosts = folders.map((folder) => createStaticHost(folder, '/'));
const origins = await Promise.all(hosts.map((host) => startHost(host)));
const browser = await chromium.launch(shellLaunch());
try {
  const loads = examples.flatMap((path) =>
    (['night', 'day'] as const).flatMap((look) =>
      origins.map((origin, build) => ({ path, look, build, address: origin + path })),
    ),
  );
  const titleOf = ({ path, look, build }: { path: string; look: string; build: number }) => `${path} ${look} ${build}`;
  const measured = await alternate(
    rounds,
    Object.fromEntries(
      loads.map((load) => [titleOf(load), () => measureLoad(browser, load.address, looks[load.look])]),
    ),
  );
  const rows = loads.map((load) => [
    `${load.path}, ${load.look}`,
    names[load.build]!,
    ...columns.map((column) => median(measured[titleOf(load)]!.map((figures) => figures[column])).toFixed(0)),
  ]);
  const heads = ['Page', 'Build', ...columns];
  console.log(table(heads, rows));
  if (folders.length > 1) writeTable('first load', table(heads, rows), browser);
} finally {
  await browser.close();
  for (const host of hosts) host.close();
}

type ColorScheme = 'dark' | 'light';

/** Returns what a page's first load costs on a fast line, and its largest paint on a slow one. */
async function measureLoad(browser: Browser, address: string, look: ColorScheme): Promise<Figures> {
  return {
    ...(await measureWork(browser, address, look)),
    'largest paint': await measureLargestPaint(browser, address, look),
  };
}

/** Opens a phone's page with an empty cache. */
async function newPhonePage(browser: Browser, colorScheme: ColorScheme): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    colorScheme,
  });
  await context.addInitScript(() => localStorage.setItem('look', 'system'));
  return context.newPage();
}

/** Returns when the largest text or picture is painted, in ms. */
async function measureLargestPaint(browser: Browser, address: string, look: ColorScheme): Promise<number> {
  const page = await newPhonePage(browser, look);
  const session = await slowDown(page, slowdown);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const largestMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return largestMs;
}

/** Returns what a page makes the browser do in a first load, in ms of the slower processor. */
async function measureWork(browser: Browser, address: string, look: ColorScheme) {
  const page = await newPhonePage(browser, look);
  const load = await trace(browser, page, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
    await page.evaluate((mark) => performance.mark(mark), settledMark);
    await page.waitForTimeout(restMs);
  });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.context().close();
  const settled = load.timeOf(settledMark);
  const { style, layout, paint } = load.workIn(settled, Number.POSITIVE_INFINITY);
  return { ...load.workIn(0, settled), rest: style + layout + paint, elements };
}
