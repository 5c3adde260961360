import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { npm } from '../e2e/support/commands.ts';
import { shellLaunch } from '../e2e/support/machine.ts';
import { freePort } from '../e2e/support/program.ts';
import type { TraceEvent } from './harness.ts';
import type { Figures } from './performance-document.ts';

/** One page of each kind that is measured several times. */
export const examples = ['/', '/music/album/mystery-of-love', '/art/ai-portraits', '/history', '/ai-coding'];
/** Lighthouse's names, in the order of `Figures.scores`. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Device = 'phone' | 'desktop';
/** How Lighthouse slows network and processor: it calculates the effect from a fast run, or applies it. */
type Throttling = 'simulate' | 'devtools';

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
  const folder = join('bench', 'lighthouse', 'node_modules', 'lighthouse', 'core');
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const { default: run } = await load('index.js');
  const { default: desktopConfig } = await load('config/desktop-config.js');
  const flags = { port, logLevel: 'error', throttlingMethod: throttling, onlyCategories: categories };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const visit = () => run(address, flags, config);
  let { lhr, artifacts } = await visit();
  // Chromium sometimes does not record the start of a page (NO_NAVSTART), and Lighthouse asks for another run.
  if (lhr.runtimeError) ({ lhr, artifacts } = await visit());
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  const { Runner } = await load('runner.js');
  const { initializeConfig } = await load('config/config.js');
  const { resolvedConfig } = await initializeConfig('navigation', config, flags);
  const again = await Runner.audit(withProcessorTimes(artifacts), { resolvedConfig, computedCache: new Map() });
  const value = (audit: string): number => lhr.audits[audit].numericValue;
  return {
    scores: categories.map((name) => Math.round(lhr.categories[name].score * 100)),
    byProcessor: {
      performance: Math.round(again.lhr.categories.performance.score * 100),
      blockingMs: again.lhr.audits['total-blocking-time'].numericValue,
    },
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: lhr.audits['network-requests'].details.items.length,
  };
}

/**
 * Returns Lighthouse's recording with the processor time of each task as its duration. The real duration includes waiting for
 * a core: on a machine with few cores, the same browser decodes, draws and composes on them.
 */
function withProcessorTimes<Artifacts extends { Trace: { traceEvents: TraceEvent[] } }>(
  artifacts: Artifacts,
): Artifacts {
  const traceEvents = artifacts.Trace.traceEvents.map((event) =>
    event.name === 'RunTask' && event.dur && event.tdur ? { ...event, dur: Math.min(event.dur, event.tdur) } : event,
  );
  return { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } };
}

/** Nobody needs Lighthouse's 170 MB to build or test the site. */
function installLighthouse(): void {
  if (existsSync('bench/lighthouse/node_modules/lighthouse')) return;
  const [program, ...values] = [...npm(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(program!, [...values, '--prefix', 'bench/lighthouse'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}
