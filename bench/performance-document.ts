import { existsSync, readFileSync } from 'node:fs';

const file = 'docs/performance.md';

/** What Lighthouse says of a page. */
export interface Figures {
  /** 0 to 100, in this order: performance, accessibility, best practices, SEO. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** The same load, with each task as long as the processor worked on it. */
  byProcessor: { performance: number; blockingMs: number };
  layoutShift: number;
  bytes: number;
  requests: number;
}

interface PageFigures {
  path: string;
  phone: Figures;
  desktop: Figures;
}

/** What bench/pages.ts has measured. */
export interface Measured {
  /** As 2026-11-22. */
  date: string;
  machine: string;
  browser: string;
  /** How often each comparison was measured. */
  rounds: number;
  pages: PageFigures[];
  /** What the machine takes for nothing. */
  emptyPage: PageFigures;
  comparisons: { path: string; throttling: string; empty: Medians; withoutScripts: Medians; page: Medians }[];
}

interface Medians {
  largestPaintMs: number;
  blockingMs: number;
  /** By processor time. */
  processorMs: number;
}

/** What bench/scale.ts has measured of a build. */
export interface Growth {
  /** How many albums, and how many galleries, the content has more. */
  count: number;
  pages: number;
  seconds: number;
  /** The most that the build has taken at a time. */
  memoryMb: number;
  /** By how much the page of a real record has grown. */
  bytesPercent: number;
}

const growthHeading = '## A larger catalogue';

/** docs/performance.md as it is; empty if it was never written. */
export const readPerformance = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns docs/performance.md with other figures of growth, at its end. */
export function withGrowth(text: string, growth: Growth[]): string {
  const rows = growth.map(({ count, pages, seconds, memoryMb, bytesPercent }) => [
    String(count),
    String(pages),
    seconds.toFixed(1),
    (pages / seconds).toFixed(0),
    memoryMb.toFixed(0),
    bytesPercent.toFixed(2),
  ]);
  return `${text.split(growthHeading)[0]!.trim() || '# Performance'}

${growthHeading}

\`npm run bench:scale\` writes this part: the content is built with copies of a small album and a small gallery, each a page of its
own, and each album a card for other sites as well. Lists show sixty records on a page.

${table(['albums and galleries more, each', 'pages', 'seconds', 'pages per second', 'memory, MB', 'a real page grows by, %'], rows)}
`;
}

/** Returns docs/performance.md with other figures of the pages. What it says of growth stays. */
export function performanceDocument({
  date,
  machine,
  browser,
  rounds,
  pages,
  emptyPage,
  comparisons,
}: Measured): string {
  const [, growthText] = readPerformance().split(growthHeading);
  const growth = growthText ? `\n${growthHeading}${growthText}` : '';
  const ms = (value: number) => value.toFixed(0);
  const scores = ({ scores }: Figures) => scores.join('/');
  const pageRows = [{ ...emptyPage, path: 'an empty page' }, ...pages].map(({ path, phone, desktop }) => [
    path,
    scores(phone),
    ms(phone.firstPaintMs),
    ms(phone.largestPaintMs),
    (phone.largestPaintMs / emptyPage.phone.largestPaintMs).toFixed(2),
    ms(phone.blockingMs),
    String(phone.byProcessor.performance),
    ms(phone.byProcessor.blockingMs),
    phone.layoutShift.toFixed(3),
    (phone.bytes / 1024).toFixed(0),
    scores(desktop),
    String(desktop.byProcessor.performance),
    ms(desktop.largestPaintMs),
  ]);
  const comparisonRows = comparisons.map(({ path, throttling, empty, withoutScripts, page }) => [
    path,
    throttling,
    ...[empty, withoutScripts, page].map(({ largestPaintMs }) => ms(largestPaintMs)),
    (page.largestPaintMs / empty.largestPaintMs).toFixed(2),
    (page.largestPaintMs / withoutScripts.largestPaintMs).toFixed(2),
    ...[empty, withoutScripts, page].map(({ blockingMs }) => ms(blockingMs)),
    ...[empty, withoutScripts, page].map(({ processorMs }) => ms(processorMs)),
  ]);
  return `# Performance

\`npm run bench:pages\` writes this page: Lighthouse on the built content behind Debian's nginx, with the file that the build
has written for it. Bounds on bytes are part of the build (\`generator/html/budget.ts\`).

${date}, ${browser}, ${machine}. Compare ratios, not milliseconds: those depend on the machine.

## Every page, once

Scores are performance, accessibility, best practices and SEO. The phone has Lighthouse's mobile network and processor. The empty
page shows what the machine takes for nothing.

Lighthouse takes a task for as long as it lasts, also while it waits for a core on which the same browser decodes and
draws. *By processor* is the score and the blocked time that Lighthouse calculates for the same load when each task is as long as
the processor worked on it (decision 0034).

${table(
  [
    'Page',
    'phone: scores',
    'first paint, ms',
    'largest paint, ms',
    '× empty',
    'blocked, ms',
    'by processor: performance',
    'by processor: blocked, ms',
    'layout shift',
    'KB',
    'desktop: scores',
    'desktop, by processor: performance',
    'largest paint, ms',
  ],
  pageRows,
)}

## With and without scripts, on a phone

The median of ${rounds} rounds in ms. Each round measures an empty page, and each page without scripts and with them, one after another.
\`simulate\` calculates the network's effect from a fast run, \`devtools\` applies it. Blocked time that is calculated includes
tasks from before the first paint, because in the calculation the page is painted earlier than it was (decision 0034).

${table(
  [
    'Page',
    'throttling',
    'largest paint: empty page',
    'without scripts',
    'page',
    '× empty',
    '× without scripts',
    'blocked: empty page',
    'without scripts',
    'page',
    'by processor: empty page',
    'without scripts',
    'page',
  ],
  comparisonRows,
)}
${growth}`;
}

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
