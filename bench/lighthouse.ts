import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { npm } from '../e2e/support/commands.ts';
import { shellLaunch } from '../e2e/support/machine.ts';
import { freePort } from '../e2e/support/program.ts';
import type { TraceEvent } from './harness.ts';

/** One page of each kind that is measured several times. */
export const examples = ['/', '/music/album/mystery-of-love', '/art/ai-portraits', '/history', '/ai-coding'];
/** The scores that do not depend on the machine. */
const scores = ['accessibility', 'best-practices', 'seo'];

type Device = 'phone' | 'desktop';
/** How Lighthouse slows network and processor: it calculates the effect from a fast run, or applies it. */
export type Throttling = 'simulate' | 'devtools';

/** Lighthouse's results for a page. */
export interface Figures {
  /** The lowest of the scores for accessibility, best practices and SEO, 0 to 100. */
  lowestScore: number;
  largestPaintMs: number;
  /** The processor time of the main thread. */
  workMs: number;
  layoutShift: number;
  bytes: number;
  requests: number;
}

export interface Lighthouse {
  browser: Browser;
  measurePage(address: string, device: Device, throttling: Throttling): Promise<Figures>;
}

/** Starts a browser for Lighthouse and closes it after `use`. Installs Lighthouse first if it is missing. */
export async function withLighthouse<Result>(use: (lighthouse: Lighthouse) => Promise<Result>): Promise<Result> {
  installLighthouse();
  const port = await freePort();
  const program = shellLaunch();
  const browser = await chromium.launch({
    ...program,
    // The host's certificate is self-signed.
    args: [...(program.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    return await use({ browser, measurePage: (...page) => measureOn(port, ...page) });
  } finally {
    await browser.close();
  }
}

/** Runs Lighthouse on a page, with an empty cache and storage. */
async function measureOn(port: number, address: string, device: Device, throttling: Throttling): Promise<Figures> {
  const { default: run } = await loadLighthouse('index.js');
  const { default: desktopConfig } = await loadLighthouse('config/desktop-config.js');
  const flags = { port, logLevel: 'error', throttlingMethod: throttling, onlyCategories: ['performance', ...scores] };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const visit = () => run(address, flags, config);
  let { lhr, artifacts } = await visit();
  // Chromium sometimes does not record the start of a page (NO_NAVSTART), and Lighthouse asks for another run.
  if (lhr.runtimeError) ({ lhr, artifacts } = await visit());
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  const value = (audit: string): number => lhr.audits[audit].numericValue;
  return {
    lowestScore: Math.min(...scores.map((name) => Math.round(lhr.categories[name].score * 100))),
    largestPaintMs: value('largest-contentful-paint'),
    workMs: await processorMs(artifacts.Trace),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: lhr.audits['network-requests'].details.items.length,
  };
}

/**
 * The processor time of the tasks of the page's main thread. Lighthouse counts durations, which include waiting for a core: on
 * a machine with few cores, the same browser decodes, draws and composes on them (decision 0023).
 */
async function processorMs(trace: { traceEvents: TraceEvent[] }): Promise<number> {
  const { TraceProcessor } = await loadLighthouse('lib/tracehouse/trace-processor.js');
  const { mainThreadEvents } = TraceProcessor.processTrace(trace) as { mainThreadEvents: TraceEvent[] };
  return mainThreadEvents.reduce((sum, { name, tdur = 0 }) => sum + (name === 'RunTask' ? tdur : 0), 0) / 1000;
}

/** Imports a file of Lighthouse, which is there only after `installLighthouse`. */
const loadLighthouse = (file: string) =>
  import(pathToFileURL(join('bench', 'lighthouse', 'node_modules', 'lighthouse', 'core', file)).href);

/** Nobody needs Lighthouse's 170 MB to build or test the site. */
function installLighthouse(): void {
  if (existsSync('bench/lighthouse/node_modules/lighthouse')) return;
  const [program, ...values] = [...npm(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(program!, [...values, '--prefix', 'bench/lighthouse'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}
