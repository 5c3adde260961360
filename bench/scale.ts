import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cardFolder } from '../contract/card.ts';
import { report } from './harness.ts';
import { table } from './performance-document.ts';

// `npm run bench -- scale`: builds the content with up to 1,000 more albums and galleries each, and prints time, memory and
// sizes. They are copies of two small records of the fixture, in a temporary folder.

const counts = [0, 250, 500, 1000];
/** The time of a page must not grow with their number. */
const bounds = { secondsPerPage: 1.25, memoryMb: 1024, bytesPercent: 2 };
const samples = { albums: 'fixture/albums/single', galleries: 'fixture/galleries/alone' };

const heads = ['more, each', 'pages', 'seconds', 'pages per second', 'memory, MB', 'a real page grows by, %'];

interface Growth {
  /** The number of albums added to the content, and of galleries. */
  count: number;
  pages: number;
  seconds: number;
  /** Peak memory of the build. */
  memoryMb: number;
  /** The growth of a real record's page. */
  bytesPercent: number;
}

const folder = mkdtempSync(join(tmpdir(), 'scale-'));
try {
  const growth = counts.map(measure);
  const [real, few, , most] = growth as [Growth, Growth, Growth, Growth];
  const secondsPerPage = ({ pages, seconds }: Growth) => (seconds - real.seconds) / (pages - real.pages);
  const ratio = secondsPerPage(most) / secondsPerPage(few);
  report('a page of 2,000 more takes', ratio, bounds.secondsPerPage, 'times a page of 500 more');
  report('memory', most.memoryMb, bounds.memoryMb, 'MB');
  report('the pages of the real records are larger by', most.bytesPercent, bounds.bytesPercent, '%');
  const rows = growth.map(({ count, pages, seconds, memoryMb, bytesPercent }) =>
    [count, pages, seconds.toFixed(1), (pages / seconds).toFixed(0), memoryMb.toFixed(0), bytesPercent.toFixed(2)].map(
      String,
    ),
  );
  console.log(table(heads, rows));
} finally {
  rmSync(folder, { recursive: true });
}

/** Builds the content with this number of additional albums and of galleries. */
function measure(count: number): Growth {
  const content = join(folder, `content-${count}`);
  const site = join(folder, `site-${count}`);
  cpSync('content', content, { recursive: true });
  for (const [list, sample] of Object.entries(samples)) addCopies(join(content, list), sample, count);
  const noteMemory = 'data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))';
  const vite = resolve('node_modules/vite/bin/vite.js');
  const startMs = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', noteMemory, vite, 'build', '--configLoader', 'native', '--outDir', site],
    { env: { ...process.env, CONTENT: content }, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const seconds = (performance.now() - startMs) / 1000;
  if (status !== 0) throw new Error(`The build of ${count} more failed:\n${stdout}${stderr}`);
  const memoryMb = Number(/^peak (\d+)$/m.exec(stdout)![1]) / 1024;
  const pages = globSync('**/*.html', { cwd: site, exclude: [cardFolder] }).length;
  const figures: Growth = { count, pages, seconds, memoryMb, bytesPercent: largerBy(site) };
  console.log(figures);
  rmSync(content, { recursive: true });
  if (count > 0) rmSync(site, { recursive: true });
  return figures;
}

/** Adds copies of a record's folder to a list. */
function addCopies(list: string, sample: string, count: number): void {
  const file = globSync('*.yaml', { cwd: sample })[0]!;
  const record = readFileSync(join(sample, file), 'utf8');
  for (let number = 1; number <= count; number++) {
    const copy = join(list, `copy-${number}`);
    cpSync(sample, copy, { recursive: true });
    const own = record
      .replace(/^title: .*$/m, (title) => `${title} ${number}`)
      .replace(/^order: .*$/m, `order: ${number + 100}`)
      // A thousand ZIPs would be another measurement.
      .replace(/^downloads: .*\n/m, '');
    writeFileSync(join(copy, file), own);
  }
}

/** The largest growth of a real record's page in percent, compared with the site without copies. */
function largerBy(site: string): number {
  const alone = join(folder, 'site-0');
  const files = globSync(['music/album/*.html.br', 'art/*.html.br'], { cwd: alone });
  const size = (site: string, file: string) => statSync(join(site, file)).size;
  return Math.max(...files.map((file) => (size(site, file) / size(alone, file) - 1) * 100));
}
