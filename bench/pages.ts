import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPaths } from '../e2e/support/built-pages.ts';
import { hostPrograms, startHostProgram } from '../e2e/support/host-programs.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { copyCompressed, projectName } from './compressed-copy.ts';
import { alternate, median, report } from './harness.ts';
import { examples, type Figures, type Lighthouse, type Throttling, withLighthouse } from './lighthouse.ts';
import { table, writeTable } from './performance-document.ts';

// `npm run bench -- pages ../peer/out`: Lighthouse on the built content behind Debian's nginx, with the configuration that the
// build writes. Every page once, for a phone and a desktop; five pages several times, alternating with an empty page, with the
// same page without scripts, and with the home pages of other projects. Writes a table of docs/performance.md.

const rounds = 5;
/** Ratios in the same run, because milliseconds depend on the machine and on its other programs. */
const bounds = {
  paint: { empty: 1.9, withoutScripts: 1.1, peer: 1 },
  // No bound for peers: some pages have no code at all.
  work: { empty: 20, withoutScripts: 4, peer: undefined },
  layoutShift: 0.01,
};

/** The measured folder: the site, the empty page and the pages without scripts. */
const folder = '.cache/sites/bench';
const emptyPath = '/bench-empty';
const withoutScripts = (path: string) => `/bench-without-scripts${path === '/' ? '/index' : path}`;

const others = { empty: 'an empty page', withoutScripts: 'the page without scripts', peer: "the peer's" };
const heads = [
  'Page',
  'KB',
  'largest paint calculated, × empty page',
  'applied, × empty',
  'work, × empty',
  'calculated, × without scripts',
  'applied, × without',
  'work, × without',
];

const peerFolders = process.argv.slice(2);
copySite();
if (!hostPrograms.includes('nginx')) throw new Error('nginx is missing: "npm run setup -- all" installs it on Debian.');
const host = await startHostProgram('nginx', folder, '/');
const peers = await Promise.all(peerFolders.map((peer) => startHostProgram('nginx', copyCompressed(peer), '/')));
try {
  await withLighthouse(async (lighthouse) => writeTable('pages', await measure(lighthouse), lighthouse.browser));
} finally {
  await Promise.all([host, ...peers].map(({ stop }) => stop()));
}

/** Returns the table. */
async function measure({ measurePage }: Lighthouse): Promise<string> {
  const all = await measureAllOnce(measurePage);
  const addresses = [
    ...[emptyPath, ...examples.flatMap((path) => [withoutScripts(path), path])].map((path) => host.secureOrigin + path),
    ...peers.map(({ secureOrigin }) => `${secureOrigin}/`),
  ];
  const measureAll = (throttling: Throttling) =>
    alternate(
      rounds,
      Object.fromEntries(addresses.map((address) => [address, () => measurePage(address, 'phone', throttling)])),
    );
  const [calculated, applied] = [await measureAll('simulate'), await measureAll('devtools')];
  /** The ratios of a page to another one: calculated paint, applied paint, work. */
  const ratios = (address: string, other: string): [number, number, number] => {
    const ratio = (found: Record<string, Figures[]>, key: 'largestPaintMs' | 'workMs') =>
      medianOf(found[address]!, key) / medianOf(found[other]!, key);
    return [ratio(calculated, 'largestPaintMs'), ratio(applied, 'largestPaintMs'), ratio(calculated, 'workMs')];
  };
  const kilobytes = (address: string) => (medianOf(calculated[address]!, 'bytes') / 1024).toFixed(0);
  const cells = (values: number[]) => values.map((value) => value.toFixed(2));
  const empty = host.secureOrigin + emptyPath;

  const own = examples.map((path) => {
    const address = host.secureOrigin + path;
    const toEmpty = ratios(address, empty);
    const toBare = ratios(address, host.secureOrigin + withoutScripts(path));
    reportRatios(path, toEmpty, 'empty');
    reportRatios(path, toBare, 'withoutScripts');
    return [path, kilobytes(address), ...cells(toEmpty), ...cells(toBare)];
  });
  const peerRows = peers.map(({ secureOrigin }, index) => {
    const [address, name] = [`${secureOrigin}/`, projectName(peerFolders[index]!)];
    reportRatios(`/ and ${name}`, ratios(`${host.secureOrigin}/`, address), 'peer');
    return [name, kilobytes(address), ...cells(ratios(address, empty)), '–', '–', '–'];
  });
  return table(heads, [...own, ...peerRows, all]);
}

/** Measures every page once. Returns the row of the highest figures. */
async function measureAllOnce(measurePage: Lighthouse['measurePage']): Promise<string[]> {
  const paths = builtPaths(siteFolders.content).filter((path) => path !== '/404');
  const phones: Figures[] = [];
  for (const path of paths) {
    const phone = await measurePage(host.secureOrigin + path, 'phone', 'simulate');
    const desktop = await measurePage(host.secureOrigin + path, 'desktop', 'simulate');
    phones.push(phone);
    const lowestScore = Math.min(phone.lowestScore, desktop.lowestScore);
    report(`${path}: lowest of six scores, points below 100`, 100 - lowestScore, 0, 'points');
    report(`${path}: layout shift`, Math.max(phone.layoutShift, desktop.layoutShift), bounds.layoutShift, '');
  }
  // Not first: the browser's first page takes longer.
  const empty = await measurePage(host.secureOrigin + emptyPath, 'phone', 'simulate');
  const highest = (key: 'largestPaintMs' | 'workMs' | 'bytes') => Math.max(...phones.map((figures) => figures[key]));
  const [paint, work] = [highest('largestPaintMs') / empty.largestPaintMs, highest('workMs') / empty.workMs];
  const title = `the highest of all ${paths.length} pages, once`;
  report(`${title}: largest paint`, paint, bounds.paint.empty, 'times an empty page');
  return [title, (highest('bytes') / 1024).toFixed(0), paint.toFixed(2), '–', work.toFixed(2), '–', '–', '–'];
}

function reportRatios(
  title: string,
  [calculated, applied, work]: [number, number, number],
  other: keyof typeof others,
) {
  const unit = `times ${others[other]}`;
  report(`${title}: largest paint, calculated`, calculated, bounds.paint[other], unit);
  report(`${title}: largest paint, applied`, applied, bounds.paint[other], unit);
  const workBound = bounds.work[other];
  if (workBound) report(`${title}: work of the main thread`, work, workBound, unit);
}

function medianOf(all: Figures[], key: 'largestPaintMs' | 'workMs' | 'bytes'): number {
  return median(all.map((figures) => figures[key]));
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
