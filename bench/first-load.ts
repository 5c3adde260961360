import { type Browser, chromium, type Page } from '@playwright/test';
import { shellLaunch } from '../e2e/support/machine.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { projectName } from './compressed-copy.ts';
import { alternate, median, slowDown, type TraceEvent } from './harness.ts';
import { examples } from './lighthouse.ts';
import { table, writeTable } from './performance-document.ts';

// `npm run bench -- first-load ../before/dist`: what the main thread does in a first load, on this version and on other builds.
// Processor times of Chromium's trace on a phone's screen, times four, by night and by day; and the largest paint on a slow line
// with a slowed processor. With another build, writes a table of docs/performance.md.

const rounds = 5;
/** A cheap phone's processor is slower. The factor is calculated, because a slowed browser disturbs its own measurement. */
const slowdown = 4;
/** What a task takes beyond this keeps a press waiting. */
const longTaskMs = 50;
/** After `load`, until the page has its code and its entrance is over. */
const settledMs = 1500;
/** After that, until the parts far below are laid out (app/navigation/lay-out-later.ts). */
const restMs = 3000;
const settledMark = 'settled';
/** Lighthouse's slow 4G: bytes in a second each way, and ms of a round trip. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const looks = { night: 'dark', day: 'light' } as const;

type Part = 'style' | 'layout' | 'paint' | 'script' | 'parse';
/** The events of the trace, which may contain each other. */
const partOf: Record<string, Part> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  EvaluateScript: 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
};
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

interface Event extends TraceEvent {
  /** X: it has a duration. */
  ph: string;
}

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

/** Returns what a page's main thread does in a first load, in ms of the slower processor. */
async function measureWork(browser: Browser, address: string, look: ColorScheme) {
  const page = await newPhonePage(browser, look);
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-v8.compile',
      'toplevel',
      'v8',
      'blink.user_timing',
    ],
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  await page.evaluate((mark) => performance.mark(mark), settledMark);
  await page.waitForTimeout(restMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.context().close();
  const settled = traceEvents.find(({ name }) => name === settledMark)!.ts;
  const events = traceEvents.filter(({ ph }) => ph === 'X');
  const [first, later] = [events.filter(({ ts }) => ts < settled), events.filter(({ ts }) => ts >= settled)];
  const raster = sum(first.filter(({ name }) => name === 'RasterTask').map(processorMs));
  const { style, layout, paint } = mainThread(later);
  return { ...mainThread(first), rest: style + layout + paint, raster, elements };
}

/** The work of the page's main thread, which has the most layouts of all threads. Each event counts without the events inside it. */
function mainThread(events: Event[]): Record<'blocked' | Part, number> {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const layouts = (thread: Event[]) => thread.filter(({ name }) => name === 'Layout').length;
  const [main = []] = [...threads.values()].toSorted((a, b) => layouts(b) - layouts(a));
  // For Playwright, V8 looks for the places in the source of each Error that React creates in advance. No visitor waits for that.
  const searches = main.filter(({ name }) => name === 'V8.CollectSourcePositions');
  const tasks = main
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map((task) => processorMs(task) - sum(searches.filter((search) => contains(task, search)).map(processorMs)));
  const figures = { style: 0, layout: 0, paint: 0, script: -sum(searches.map(processorMs)), parse: 0 };
  const open: { endUs: number; part: Part }[] = [];
  for (const event of main.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const part = partOf[event.name];
    if (!part) continue;
    while (open.length > 0 && open.at(-1)!.endUs <= event.ts) open.pop();
    const around = open.at(-1);
    figures[part] += processorMs(event);
    if (around) figures[around.part] -= processorMs(event);
    open.push({ endUs: event.ts + (event.dur ?? 0), part });
  }
  return { blocked: sum(tasks.map((ms) => Math.max(0, ms - longTaskMs))), ...figures };
}

function contains(task: Event, { ts }: Event): boolean {
  return task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
}

/** The processor time of an event on the slower processor. */
function processorMs({ tdur = 0 }: Event): number {
  return (tdur / 1000) * slowdown;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
