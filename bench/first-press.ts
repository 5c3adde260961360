import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { siteFolders } from '../e2e/support/sites.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { copyCompressed, projectName } from './compressed-copy.ts';
import { type Press, type PressTimes, watchPress } from './first-press-page.ts';
import { bench, median, quantile, report, slowDown } from './harness.ts';
import { table, writeTable } from './performance-document.ts';

// `npm run bench -- first-press ../before/dist ../peer/out`: presses on a phone while a page loads, on the built content and on
// other builds, which alternate in one run. 432 presses on ours take three quarters of an hour, and as long for each other
// build. A part: `npm run bench -- first-press --page=album --line=slow-3g --slowdown=4 --press=menu`.

/** Without an effect after this time, a press is lost. */
const lostAfterMs = 10_000;
/** When to press: the share of the time between the first paint and the moment when the page answers. */
const moments = [0.25, 0.5, 0.75];
/** Other builds are pressed only then: most of their presses are lost, and to see that takes the longest. */
const otherMoment = 0.5;
/** How often the time until a page answers is tried where the page does not show it. */
const retryMs = 500;
/** The time from a press to the first letter, and between letters, of somebody who types fast. */
const letterMs = 120;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const network = (kilobits: { down: number; up: number }, latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: kilobits.down * 125,
  uploadThroughput: kilobits.up * 125,
});
/** The lines of WebPageTest. */
const lines = {
  'slow-3g': network({ down: 400, up: 400 }, 400),
  'fast-4g': network({ down: 9000, up: 9000 }, 170),
  cable: network({ down: 5000, up: 1000 }, 28),
};
const slowdowns = [4, 1];

/** Controls and effects are found by what visitors see or hear, so that they are also found in other projects. */
const presses = {
  menu: { control: 'header button, header summary, header a', name: 'menu', effect: 'nav a, dialog a' },
  search: { control: 'button, header a', name: 'search|go to anything', effect: 'input', letters: 'par' },
  chat: { control: 'button', name: 'chat', effect: '[role=dialog], dialog' },
  play: { control: 'main button', name: '^play', effect: '[aria-label^=Pause]' },
  track: { control: 'main ol button', name: '', effect: '[aria-label^=Pause]' },
  picture: { control: 'main a:has(img), main button:has(img)', name: '', effect: 'dialog img, [role=dialog] img' },
} satisfies Record<string, Press>;
type PressName = keyof typeof presses;

const everywhere: PressName[] = ['menu', 'search', 'chat'];
/** One page of each kind, and what can be pressed there. */
const pages: Record<string, { path: string; presses: PressName[] }> = {
  home: { path: '/', presses: everywhere },
  album: { path: '/music/album/mystery-of-love', presses: [...everywhere, 'play', 'track'] },
  gallery: { path: '/art/ai-portraits', presses: [...everywhere, 'picture'] },
  music: { path: '/music', presses: everywhere },
  history: { path: '/history', presses: everywhere },
  info: { path: '/info', presses: everywhere },
  'ai-coding': { path: '/ai-coding', presses: everywhere },
};

/** What a pressed control matches as soon as its press is received, before the page answers. */
const acknowledged = '[data-pressed]';

const heads = [
  'Line, processor',
  'Build',
  'seen, ms',
  'answers, ms',
  'acknowledged, ms after the press: median, 95 of 100',
  'effect, × own answer',
  "effect, × the other's answer",
  'presses',
  'lost',
  'led to a file',
];

interface Build {
  name: string;
  origin: string;
  folder: string;
  /** Whether its pages show when they answer, as ours do. */
  showsAnswer: boolean;
}

interface Situation {
  line: keyof typeof lines;
  slowdown: number;
  page: string;
  press: PressName;
}

/** One press. Times are in ms since the start of the navigation. */
interface Outcome extends Situation {
  build: string;
  seenMs: number;
  /** When the page answers if nobody has pressed anything before. */
  answersMs: number;
  /** The same for the first of the other builds. */
  otherAnswersMs: number | undefined;
  times: PressTimes;
  /** shown: the effect is on the screen. left: a link led to its file instead. */
  result: 'shown' | 'lost' | 'left';
}

const { values: chosen, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string' },
    line: { type: 'string' },
    slowdown: { type: 'string' },
    press: { type: 'string' },
  },
});
const situations = Object.keys(lines).flatMap((line) =>
  slowdowns.flatMap((slowdown) =>
    Object.entries(pages).flatMap(([page, { presses }]) =>
      presses.map((press) => ({ line, slowdown, page, press }) as Situation),
    ),
  ),
);
const wanted = situations.filter((situation) =>
  Object.entries(chosen).every(([kind, value]) => value === String(situation[kind as keyof Situation])),
);

await bench({}, async ({ browser, origin }) => {
  const builds = [describeBuild('now', siteFolders.content, origin)];
  const hosts = folders.map((folder) => createStaticHost(copyCompressed(folder), '/'));
  for (const [index, host] of hosts.entries()) {
    builds.push(describeBuild(projectName(folders[index]!), folders[index]!, await startHost(host)));
  }
  const outcomes: Outcome[] = [];
  for (const situation of wanted) {
    const found = await measure(browser, builds, situation);
    outcomes.push(...found);
    console.log(Object.values(situation).join(', '));
    console.log(`${table(heads, summarize(found))}\n`);
  }
  for (const host of hosts) host.close();

  const whole = table(heads, summarize(outcomes));
  console.log(whole);
  if (wanted.length === situations.length) writeTable('first press', whole, browser);
  const own = outcomes.filter(({ build }) => build === 'now');
  report(`lost, of ${own.length} presses`, own.filter(({ result }) => result === 'lost').length, 0, 'presses');
});

function describeBuild(name: string, folder: string, origin: string): Build {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  return { name, folder, origin, showsAnswer: home.includes('id="_root"') };
}

/** Measures when each build's page is seen and answers, then presses at each moment. The builds alternate. */
async function measure(browser: Browser, builds: Build[], situation: Situation): Promise<Outcome[]> {
  const { path } = pages[situation.page]!;
  const starts = new Map<Build, { seenMs: number; answersMs: number }>();
  for (const build of builds) {
    if (path !== '/' && !['.html', '/index.html'].some((end) => existsSync(build.folder + path + end))) continue;
    const found = await visit(browser, build, situation, (page) => findStart(page, build, situation));
    if (found) starts.set(build, found);
  }
  const otherAnswersMs = [...starts].find(([{ name }]) => name !== 'now')?.[1].answersMs;
  const outcomes: Outcome[] = [];
  for (const moment of moments) {
    for (const [build, { seenMs, answersMs }] of starts) {
      if (build.name !== 'now' && moment !== otherMoment) continue;
      const pressed = await visit(browser, build, situation, (page) =>
        pressAfter(page, situation, moment * (answersMs - seenMs)),
      );
      if (pressed) outcomes.push({ ...situation, build: build.name, seenMs, answersMs, otherAnswersMs, ...pressed });
    }
  }
  return outcomes;
}

/** Opens the situation's page with an empty cache, on its line and processor. */
async function visit<Result>(
  browser: Browser,
  { origin }: Build,
  { line, slowdown, page: name, press }: Situation,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await slowDown(page, slowdown);
  await session.send('Network.emulateNetworkConditions', lines[line]);
  await page.addInitScript(watchPress, { ...presses[press], acknowledged });
  await page.goto(origin + pages[name]!.path, { waitUntil: 'commit' });
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

/** When the page is seen and when it answers. Undefined if it does not have the control. */
async function findStart(page: Page, { showsAnswer }: Build, { press }: Situation) {
  const seenMs = await page.evaluate(() => firstPress.seen);
  if (showsAnswer) return { seenMs, answersMs: await page.evaluate(() => firstPress.answers) };
  const endMs = seenMs + lostAfterMs;
  for (let nowMs = seenMs; nowMs < endMs; nowMs = await page.evaluate(() => performance.now())) {
    if (!(await pressControl(page, press))) continue;
    const times = await effectWithin(page, retryMs);
    if (times.effectMs !== undefined) return { seenMs, answersMs: times.pressedMs! };
  }
  return undefined;
}

/** Presses some time after the first paint. Undefined if the page does not have the control by then. */
async function pressAfter(page: Page, { press }: Situation, waitMs: number) {
  const seenMs = await page.evaluate(() => firstPress.seen);
  const nowMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(Math.max(0, seenMs + waitMs - nowMs));
  try {
    if (!(await pressControl(page, press))) return undefined;
    const times = await effectWithin(page, lostAfterMs);
    return { times, result: times.effectMs === undefined ? ('lost' as const) : ('shown' as const) };
  } catch (error) {
    // The document has gone, and its times with it.
    if (/context was destroyed|navigat/i.test(String(error))) return { times: {}, result: 'left' as const };
    throw error;
  }
}

/** Taps the control, and types at once. Returns whether the page has the control. */
async function pressControl(page: Page, press: PressName): Promise<boolean> {
  const center = await page.evaluate(() => firstPress.place());
  if (!center) return false;
  await page.touchscreen.tap(center.x, center.y);
  const { letters }: Press = presses[press];
  for (const letter of letters ?? '') {
    await page.waitForTimeout(letterMs);
    await page.keyboard.press(letter);
  }
  return true;
}

/** Waits for the effect, at most this time. */
function effectWithin(page: Page, timeMs: number): Promise<PressTimes> {
  return page.evaluate((timeMs) => {
    const later = new Promise((resolve) => setTimeout(resolve, timeMs));
    return Promise.race([firstPress.effect, later]).then(() => firstPress.times);
  }, timeMs);
}

/** A row for each line, processor and build. Ratios are medians of each press. */
function summarize(outcomes: Outcome[]): string[][] {
  const groups = Map.groupBy(outcomes, ({ line, slowdown, build }) => `${line}, ÷ ${slowdown}\n${build}`);
  return [...groups].map(([title, all]) => {
    const shown = all.filter(({ times }) => times.effectMs !== undefined);
    const acknowledged = all.flatMap(({ times: { pressedMs, acknowledgedMs } }) =>
      pressedMs !== undefined && acknowledgedMs !== undefined ? [acknowledgedMs - pressedMs] : [],
    );
    const count = (wanted: Outcome['result']) => String(all.filter(({ result }) => result === wanted).length);
    return [
      ...title.split('\n'),
      median(all.map(({ seenMs }) => seenMs)).toFixed(0),
      median(all.map(({ answersMs }) => answersMs)).toFixed(0),
      `${median(acknowledged).toFixed(0)}, ${quantile(acknowledged, 0.95).toFixed(0)}`,
      median(shown.map(({ times, answersMs }) => times.effectMs! / answersMs)).toFixed(2),
      median(shown.map(({ times, otherAnswersMs }) => times.effectMs! / (otherAnswersMs ?? Number.NaN))).toFixed(2),
      String(all.length),
      count('lost'),
      count('left'),
    ].map((cell) => (cell.startsWith('NaN') ? '–' : cell));
  });
}
