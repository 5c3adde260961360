import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { builtPaths } from '../e2e/support/built-pages.ts';
import { npm } from '../e2e/support/commands.ts';
import { hostPrograms, startHostProgram } from '../e2e/support/host-programs.ts';
import { shellLaunch } from '../e2e/support/machine.ts';
import { freePort } from '../e2e/support/program.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { alternate, median, report } from './harness.ts';
import { type Figures, type Measured, performanceDocument } from './performance-document.ts';

// `npm run bench:pages`: Lighthouse on the built content behind Debian's nginx, with the file that the build has written
// for it. Every page once, for a phone and a desktop; five pages several times, alternating with an empty page and with
// the same page without scripts. Writes docs/performance.md.

const rounds = 5;
const examples = ['/', '/music/album/mystery-of-love', '/art/ai-portraits', '/history', '/ai-coding'];
/** Lighthouse's names, in the order of `Figures.scores`. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const bounds = { emptyPage: 1.9, withoutScripts: 1.1, blockingMs: 30 };

/** The folder of all that is measured: the site, the empty page and the pages without scripts. */
const folder = '.cache/sites/bench';
const emptyPath = '/bench-empty';
const withoutScripts = (path: string) => `/bench-without-scripts${path === '/' ? '/index' : path}`;

type Device = 'phone' | 'desktop';
/** How Lighthouse slows the line and the processor: it calculates the effect from a fast run, or it applies it. */
type Throttling = 'simulate' | 'devtools';

const browserProgram = shellLaunch();
installLighthouse();
copySite();
if (!hostPrograms.includes('nginx')) throw new Error('nginx is missing: "npm run setup" installs it on Debian.');
const host = await startHostProgram('nginx', folder, '/');
const port = await freePort();
const browser = await chromium.launch({
  ...browserProgram,
  // The host has signed its certificate itself.
  args: [...(browserProgram.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
});
try {
  const result = await measure(browser);
  writeFileSync('docs/performance.md', performanceDocument(result));
} finally {
  await browser.close();
  await host.stop();
}

async function measure(browser: Browser): Promise<Measured> {
  const paths = builtPaths(siteFolders.content).filter((path) => path !== '/404');
  const measureOnce = async (path: string) => ({
    path,
    phone: await lighthouse(path, 'phone', 'simulate'),
    desktop: await lighthouse(path, 'desktop', 'simulate'),
  });
  const pages: Measured['pages'] = [];
  for (const path of paths) {
    const page = await measureOnce(path);
    pages.push(page);
    const lowest = Math.min(...page.phone.scores, ...page.desktop.scores);
    report(`${path}: lowest of eight scores, points below 100`, 100 - lowest, 0, 'points');
  }
  const emptyPage = await measureOnce(emptyPath); // Not first: the browser's first page takes longer.
  const comparisons: Measured['comparisons'] = [];
  for (const throttling of ['simulate', 'devtools'] as const) {
    const addresses = [emptyPath, ...examples.flatMap((path) => [withoutScripts(path), path])];
    const measurements = addresses.map((address) => [address, () => lighthouse(address, 'phone', throttling)] as const);
    const found = await alternate(rounds, Object.fromEntries(measurements));
    const medians = (address: string) => ({
      largestPaintMs: median(found[address]!.map(({ largestPaintMs }) => largestPaintMs)),
      blockingMs: median(found[address]!.map(({ blockingMs }) => blockingMs)),
      processorMs: median(found[address]!.map(({ byProcessor }) => byProcessor.blockingMs)),
    });
    for (const path of examples) {
      const [empty, bare, page] = [medians(emptyPath), medians(withoutScripts(path)), medians(path)];
      comparisons.push({ path, throttling, empty, withoutScripts: bare, page });
      const times = (other: typeof empty) => page.largestPaintMs / other.largestPaintMs;
      report(`${path}: largest paint, ${throttling}`, times(empty), bounds.emptyPage, 'times an empty page');
      report(`${path}: the same`, times(bare), bounds.withoutScripts, 'times the page without scripts');
    }
  }
  const emptyMs = emptyPage.phone.largestPaintMs;
  for (const { path, phone } of pages) {
    report(`${path}: largest paint, once`, phone.largestPaintMs / emptyMs, bounds.emptyPage, 'times an empty page');
    report(`${path}: total blocking time`, phone.blockingMs, bounds.blockingMs, 'ms');
    report(`${path}: the same, by processor`, phone.byProcessor.blockingMs, bounds.blockingMs, 'ms');
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB`,
    browser: `Chromium ${browser.version()}`,
    rounds,
    emptyPage,
    pages,
    comparisons,
  };
}

/** Runs Lighthouse on a page. It empties the browser's cache and storage first. */
async function lighthouse(path: string, device: Device, throttling: Throttling): Promise<Figures> {
  const folder = join('bench', 'lighthouse', 'node_modules', 'lighthouse', 'core');
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const { default: run } = await load('index.js');
  const { default: desktopConfig } = await load('config/desktop-config.js');
  const flags = { port, logLevel: 'error', throttlingMethod: throttling, onlyCategories: categories };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const visit = () => run(host.secureOrigin + path, flags, config);
  let { lhr, artifacts } = await visit();
  // Chromium sometimes records no beginning of a page (NO_NAVSTART), and Lighthouse asks to be run again.
  if (lhr.runtimeError) ({ lhr, artifacts } = await visit());
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${path}: ${lhr.runtimeError.message}`);
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
  };
}

/** A step of the browser, in Chromium's format. Times are in µs. */
interface TraceEvent {
  name: string;
  dur?: number;
  /** How long the processor worked on it. */
  tdur?: number;
}

/**
 * What Lighthouse has recorded, with each task as long as the processor worked on it. Otherwise a task lasts until it is over,
 * and on a machine with few cores it often waits for one, on which the same browser decodes, draws and composes.
 */
function withProcessorTimes<Artifacts extends { Trace: { traceEvents: TraceEvent[] } }>(
  artifacts: Artifacts,
): Artifacts {
  const traceEvents = artifacts.Trace.traceEvents.map((event) =>
    event.name === 'RunTask' && event.dur && event.tdur ? { ...event, dur: Math.min(event.dur, event.tdur) } : event,
  );
  return { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } };
}

/** Lighthouse is 170 MB, which nobody needs to build or test the site. */
function installLighthouse(): void {
  if (existsSync('bench/lighthouse/node_modules/lighthouse')) return;
  const [program, ...values] = [...npm(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(program!, [...values, '--prefix', 'bench/lighthouse'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** The built site, with an empty page, and each example without scripts. */
function copySite(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(siteFolders.content))
    symlinkSync(resolve(siteFolders.content, name), join(folder, name));
  cpSync(`${siteFolders.content}.hosts`, `${folder}.hosts`, { recursive: true });
  writePage(emptyPath, '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p>');
  for (const path of examples) {
    const html = readFileSync(join(siteFolders.content, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const scripts = /<script(?![^>]*json)[^>]*>.*?<\/script>/gs;
    writePage(withoutScripts(path), html.replace(scripts, ''));
  }
}

/** Writes a page as the build does: nginx sends the compressed file. */
function writePage(path: string, html: string): void {
  const file = join(folder, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
}
