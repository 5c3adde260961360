import { chromium, type Locator, type Page } from '@playwright/test';
import { shellLaunch } from '../e2e/support/machine.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { writeBareCopies } from './bare-copies.ts';
import { projectName } from './compressed-copy.ts';
import { alternate, median, report, slowDown } from './harness.ts';
import { trace, type Work } from './main-thread.ts';
import { table, writeTable } from './performance-document.ts';

// `npm run bench -- menu ../before/dist '../peer/out=header a'`: the time from a press on a link of the menu until the
// next page is on the screen, on this version, on two bare copies of it, on other builds of it, and on other sites, whose links
// have the selector after '='. All alternate in one run: Lively and Calm, at full speed and with the main thread slowed 4 times.
// Then, of other presses, what each makes the browser do. With another site, writes tables of docs/performance.md.

const slowdowns = [1, 4];
const motions = { Lively: 'no-preference', Calm: 'reduce' } as const;
const rounds = 5;
const pressesPerRound = 4;
/** So long a pointer rests on a link before the press, in ms. Most sites fetch the page meanwhile. */
const restMs = 400;
/** How much longer than on another site a press may take. The aim is 1.2 and 1. */
const bounds = { Lively: 3.1, Calm: 2.4 };
/** How much longer than on another build. */
const boundToBuild = 1.05;
const responseBoundMs = 40;

type Motion = keyof typeof motions;
const motionNames = Object.keys(motions) as Motion[]; // Cast: Object.keys returns string[].

/** What the browser does from a press until the page is painted, in ms of a slower processor (main-thread.ts). */
const works = ['style', 'layout', 'paint', 'script', 'raster'] as const;
const parts = ['address', 'document', 'painted', 'response'] as const;

/** From the input until then, in ms. */
interface Press {
  /** The address is the next page's. */
  address: number;
  /** The document has the text of the next page. */
  document: number;
  /** A first line of it is on the screen, as Element Timing reports it. */
  painted: number;
  /** The press itself got an answer on the screen: what the browser counts for INP, in steps of 8 ms. */
  response: number;
}

interface Site {
  name: string;
  origin: string;
  selector: string;
  isPeer: boolean;
  /** The link to press next. */
  next: number;
}

const copies = writeBareCopies(siteFolders.content);
const folders = [siteFolders.content, ...copies, ...process.argv.slice(2)];
const hosts = folders.map((argument) => createStaticHost(argument.split('=')[0]!, '/'));
const sites = await Promise.all(
  hosts.map(async (host, index): Promise<Site> => {
    const [folder, selector] = folders[index]!.split('=') as [string, string?];
    const origin = await startHost(host);
    const name = index === 0 ? 'now' : projectName(folder);
    return { name, origin, selector: selector ?? 'header nav a', isPeer: selector !== undefined, next: 0 };
  }),
);
const browser = await chromium.launch(shellLaunch());
try {
  const variants = sites.flatMap((site) =>
    slowdowns.flatMap((slowdown) => motionNames.map((motion) => ({ site, slowdown, motion }))),
  );
  const titleOf = (name: string, slowdown: number, motion: Motion) => `${name}, ${motion}, ${slowdown}×`;
  const measured = await alternate(
    rounds,
    Object.fromEntries(
      variants.map(({ site, slowdown, motion }) => [
        titleOf(site.name, slowdown, motion),
        () => pressLinks(site, slowdown, motion, (_, press) => press()),
      ]),
    ),
  );
  const figureOf = (title: string, part: keyof Press) => median(measured[title]!.flat().map((press) => press[part]));
  const peer = sites.find(({ isPeer }) => isPeer);
  const rows = motionNames.flatMap((motion) =>
    slowdowns.flatMap((slowdown) =>
      sites.map(({ name }) => {
        const figures = parts.map((part) => figureOf(titleOf(name, slowdown, motion), part));
        const ratio = peer && figures[2]! / figureOf(titleOf(peer.name, slowdown, motion), 'painted');
        return [
          `${motion}, ÷ ${slowdown}`,
          name,
          ...figures.map((figure) => figure.toFixed(0)),
          ratio?.toFixed(1) ?? '–',
        ];
      }),
    ),
  );
  const heads = ['Motion, processor', 'Build', ...parts.map((part) => `${part}, ms`), "painted, × the other site's"];
  console.log(table(heads, rows));
  if (peer) writeTable('menu', table(heads, rows), browser);
  await measureWork(peer !== undefined);
  const [own, ...others] = sites;
  for (const slowdown of slowdowns) {
    for (const motion of motionNames) {
      const title = titleOf(own!.name, slowdown, motion);
      report(`${title}: response`, figureOf(title, 'response'), responseBoundMs, 'ms');
      for (const { name, isPeer } of others.slice(copies.length)) {
        const ratio = figureOf(title, 'painted') / figureOf(titleOf(name, slowdown, motion), 'painted');
        report(`${title}: painted, to ${name}`, ratio, isPeer ? bounds[motion] : boundToBuild, 'times');
      }
    }
  }
} finally {
  await browser.close();
  for (const host of hosts) host.close();
}

/** Prints what the presses of each site make the browser do. A press that is traced takes longer, so these are others. */
async function measureWork(isWritten: boolean): Promise<void> {
  const variants = motionNames.flatMap((motion) => sites.map((site) => ({ motion, site })));
  const rows: string[][] = [];
  for (const { motion, site } of variants) {
    const presses = await pressLinks(site, 1, motion, traceWork);
    const figures = works.map((part) => median(presses.map((work) => work[part])).toFixed(0));
    rows.push([motion, site.name, ...figures]);
  }
  const text = table(['Motion', 'Build', ...works], rows);
  console.log(text);
  if (isWritten) writeTable('work of a press', text, browser);
}

/** Returns what the browser does from a press until the next page is painted. */
async function traceWork(page: Page, press: () => Promise<Press>): Promise<Work> {
  let paintedMs = 0;
  const { timeOf, workIn } = await trace(browser, page, async () => {
    paintedMs = (await press()).painted;
  });
  const start = timeOf('press');
  return workIn(start, start + 1000 * paintedMs);
}

/** Opens a site, presses some of its links, others in each round, and returns the measurement of each press. */
async function pressLinks<Measured>(
  site: Site,
  slowdown: number,
  motion: Motion,
  measure: (page: Page, press: () => Promise<Press>) => Promise<Measured>,
): Promise<Measured[]> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: motions[motion],
  });
  await page.addInitScript(notePresses);
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  if (slowdown > 1) await slowDown(page, slowdown);
  const presses: Measured[] = [];
  while (presses.length < pressesPerRound) {
    const links = page.locator(site.selector).filter({ visible: true });
    await links.first().waitFor();
    const link = links.nth(site.next++ % (await links.count()));
    const isHere = await link.evaluate((element: HTMLAnchorElement) => element.href === location.href);
    if (!isHere) presses.push(await measure(page, () => press(page, link)));
  }
  await page.close();
  return presses;
}

type NotingWindow = Window & typeof globalThis & { press: Partial<Press> };

/** An init script: notes the parts of each press. */
function notePresses(): void {
  let start = 0;
  let text: string | undefined;
  const readText = () => document.querySelector('main')!.textContent;
  const note = (part: keyof Press, time: number) => {
    const { press } = window as NotingWindow;
    press[part] ??= time - start;
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      start = timeStamp;
      text = readText();
      (window as NotingWindow).press = {};
      performance.mark('press', { startTime: start });
    },
    { capture: true },
  );
  const pushState = history.pushState.bind(history);
  history.pushState = (...values) => {
    pushState(...values);
    if (start > 0) note('address', performance.now());
  };
  new MutationObserver(() => {
    if (text === undefined || readText() === text) return;
    note('document', performance.now());
    text = undefined;
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p)'))
      element.setAttribute('elementtiming', '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[]) {
      note('painted', entry.renderTime);
    }
  }).observe({ type: 'element' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') note('response', duration + start);
    // The shortest duration that browsers report, in ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Points at a link, as visitors do before a press, and returns how long the press takes. */
async function press(page: Page, link: Locator): Promise<Press> {
  await link.hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as Partial<NotingWindow>).press?.painted !== undefined);
  // The next press would be on the picture of a transition until it is over.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')),
  );
  return page.evaluate(() => {
    const {
      address = Number.NaN,
      document = Number.NaN,
      painted = Number.NaN,
      response = 16,
    } = (window as NotingWindow).press;
    return { address, document, painted, response };
  });
}
