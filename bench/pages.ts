import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPaths } from '../e2e/support/built-pages.ts';
import { hostPrograms, startHostProgram } from '../e2e/support/host-programs.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { alternate, median, report } from './harness.ts';
import { examples, type Lighthouse, withLighthouse } from './lighthouse.ts';
import { type Measured, performanceDocument } from './performance-document.ts';

// `npm run bench:pages`: Lighthouse on the built content behind Debian's nginx, with the configuration that the build writes.
// Every page once, for a phone and a desktop; five pages several times, alternating with an empty page and with the same page
// without scripts. Writes docs/performance.md.

const rounds = 5;
const bounds = { emptyPage: 1.9, withoutScripts: 1.1, blockingMs: 30 };

/** The measured folder: the site, the empty page and the pages without scripts. */
const folder = '.cache/sites/bench';
const emptyPath = '/bench-empty';
const withoutScripts = (path: string) => `/bench-without-scripts${path === '/' ? '/index' : path}`;

copySite();
if (!hostPrograms.includes('nginx')) throw new Error('nginx is missing: "npm run setup -- all" installs it on Debian.');
const host = await startHostProgram('nginx', folder, '/');
try {
  const result = await withLighthouse(measure);
  writeFileSync('docs/performance.md', performanceDocument(result));
} finally {
  await host.stop();
}

async function measure({ browser, measurePage }: Lighthouse): Promise<Measured> {
  const paths = builtPaths(siteFolders.content).filter((path) => path !== '/404');
  const measureOnce = async (path: string) => ({
    path,
    phone: await measurePage(host.secureOrigin + path, 'phone', 'simulate'),
    desktop: await measurePage(host.secureOrigin + path, 'desktop', 'simulate'),
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
    const measurements = addresses.map(
      (address) => [address, () => measurePage(host.secureOrigin + address, 'phone', throttling)] as const,
    );
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

/** Links the built site, and adds an empty page and each example without scripts. */
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
