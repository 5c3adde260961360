import { createServer } from 'node:http';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { shellLaunch } from '../e2e/support/machine.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';

export interface Bench {
  browser: Browser;
  /** The address of the built site, without a slash at the end. */
  origin: string;
}

/**
 * Serves the built content, and on the same host bare pages to compare it with: HTML by path (`/bare/picture`). Runs the
 * measurement in Chromium, then closes browser and host.
 */
export async function bench(barePages: Record<string, string>, measure: (bench: Bench) => Promise<void>) {
  const site = createStaticHost(siteFolders.content, '/');
  const host = createServer((request, response) => {
    const html = barePages[request.url ?? ''];
    if (html === undefined) site.emit('request', request, response);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>${html}`);
  });
  const origin = await startHost(host);
  const browser = await chromium.launch(shellLaunch());
  try {
    await measure({ browser, origin });
  } finally {
    await browser.close();
    host.close();
  }
}

/** Alternates between measurements, so that a busy moment of the machine affects all. Returns the figures of each. */
export async function alternate<Name extends string, Figure>(
  rounds: number,
  measurements: Record<Name, () => Promise<Figure>>,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(measurements) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<Name, Figure[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await measurements[name]());
  }
  return figures;
}

/** The quantile of the figures by nearest rank: always one of them. `share` is 0 to 1. */
export function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (figures: number[]): number => quantile(figures, 0.5);

/** Slows the page's main thread by a factor, to the speed of a cheap phone. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** The processor time of all browser processes so far. The slowdown itself takes most of a core, so compare pages. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** An event of Chromium's trace. Start, duration and processor time are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Prints a figure with its bound. Above the bound, the process ends with exit code 1. */
export function report(title: string, figure: number, bound: number, unit: string): void {
  const isWithin = figure <= bound;
  if (!isWithin) process.exitCode = 1;
  console.log(`${isWithin ? 'ok  ' : 'OVER'} ${title.padEnd(58)} ${figure.toFixed(2).padStart(8)} of ${bound} ${unit}`);
}
