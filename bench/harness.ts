import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../e2e/support/browsers.ts';
import { createChangedHost } from '../e2e/support/changed-host.ts';
import { startHost } from '../generator/serve/static-host.ts';

/** The pages on which something moves; one gallery stands for all. */
export const animatedPaths = ['/', '/history', '/art', '/art/digital-landscapes', '/ai-coding', '/future'];

export interface Bench {
  browser: Browser;
  /** Where the built site stands, without a slash at its end. */
  origin: string;
}

/**
 * Serves the built site, and beside it on the same host bare pages to compare it with, by path (`/bare/picture`).
 * Runs the measurement in Chromium, and closes everything.
 */
export async function bench(barePages: Record<string, string>, measure: (bench: Bench) => Promise<void>) {
  const host = createChangedHost((request, response, serveSite) => {
    const html = barePages[request.url ?? ''];
    if (html === undefined) serveSite();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>${html}`);
  });
  const origin = await startHost(host);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await measure({ browser, origin });
  } finally {
    await browser.close();
    host.close();
  }
}

/** Takes several measurements by turns, so that a busy moment of the machine meets them all. Gives each one's figures. */
export async function byTurns<Name extends string>(
  rounds: number,
  measurements: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measurements) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await measurements[name]());
  }
  return figures;
}

/** The value below which the given share of the figures lies, 0 to 1. The nearest rank: always a figure that was seen. */
export function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (figures: number[]): number => quantile(figures, 0.5);

/** Slows the page's processor down, as a cheap phone does it to a desk computer. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** What all processes of the browser have used so far. Slowing a page down takes most of a core by itself: compare. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** What a thread did without a pause: how long it took by the clock, and how much of that on the processor. */
export interface Task {
  wallMs: number;
  processorMs: number;
}

/** The tasks of the page's main thread while something is done. */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<Task[]> {
  const browser = page.context().browser()!;
  const mark = `bench-${Math.random()}`;
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await page.evaluate((name) => performance.mark(name), mark);
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  // The thread that set the mark is the page's own; other pages and workers have theirs.
  const own = traceEvents.find(({ name }) => name === mark)!;
  return traceEvents
    .filter(({ name, pid, tid, ts }) => isTask(name) && pid === own.pid && tid === own.tid && ts >= own.ts)
    .map(({ dur = 0, tdur = dur }) => ({ wallMs: dur / 1000, processorMs: tdur / 1000 }));
}

const isTask = (name: string) => /RunTask$/.test(name);

/** In microseconds: when it began, how long it took by the clock, and how much of that on the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Prints one line of figures, and whether the bound holds; the process fails when one does not. */
export function report(what: string, figure: number, bound: number, unit: string): void {
  const holds = figure <= bound;
  if (!holds) process.exitCode = 1;
  console.log(`${holds ? 'ok  ' : 'OVER'} ${what.padEnd(58)} ${figure.toFixed(2).padStart(8)} of ${bound} ${unit}`);
}
