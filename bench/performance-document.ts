import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';

/** Lighthouse's results for a page. */
export interface Figures {
  /** 0 to 100, in this order: performance, accessibility, best practices, SEO. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** The same load by processor time. */
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

/** The results of bench/pages.ts. */
export interface Measured {
  /** Such as 2026-11-22. */
  date: string;
  machine: string;
  browser: string;
  /** The number of rounds of each comparison. */
  rounds: number;
  pages: PageFigures[];
  /** The cost of the machine itself. */
  emptyPage: PageFigures;
  comparisons: { path: string; throttling: string; empty: Medians; withoutScripts: Medians; page: Medians }[];
}

interface Medians {
  largestPaintMs: number;
  blockingMs: number;
  /** By processor time. */
  processorMs: number;
}

/** The results of bench/scale.ts for one build. */
export interface Growth {
  /** The number of albums added to the content, and of galleries. */
  count: number;
  pages: number;
  seconds: number;
  /** Peak memory of the build. */
  memoryMb: number;
  /** The growth of a real record's page. */
  bytesPercent: number;
}

const growthHeading = '## A larger catalogue';

/** The current docs/performance.md, or an empty text if it does not exist. */
export const readPerformance = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns the text of docs/performance.md with new figures of growth at its end. */
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

\`npm run bench:scale\` writes this part: it builds the content with copies of a small album and a small gallery. Each is a page, each
album also a card for other sites. Lists show sixty records on a page.

${table(['albums and galleries more, each', 'pages', 'seconds', 'pages per second', 'memory, MB', 'a real page grows by, %'], rows)}
`;
}

/** Returns the text of docs/performance.md with new figures of the pages. The figures of growth stay. */
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

\`npm run bench:pages\` writes this page: Lighthouse on the built content behind Debian's nginx, with the configuration that the
build writes. The build checks bounds on bytes (\`generator/html/budget.ts\`).

${date}, ${browser}, ${machine}. Compare ratios, not milliseconds: those depend on the machine.

## Every page, once

Scores are performance, accessibility, best practices and SEO. The phone has Lighthouse's mobile network and processor. The empty
page shows the cost of the machine itself. *By processor* is Lighthouse's result for the same load with the processor time of each
task instead of its duration, which includes waiting for a core (decision 0034).

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
    'largest paint, ms',
  ],
  pageRows,
)}

## With and without scripts, on a phone

The median of ${rounds} rounds in ms. Each round measures an empty page, and each page without scripts and with them, alternating.
\`simulate\` calculates the network's effect from a fast run, \`devtools\` applies it. Calculated blocked time includes tasks before
the real first paint, because the calculated one is earlier (decision 0034).

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

/** Replaces the text between the marks of a table in docs/performance.md. */
export function writeTable(name: string, text: string): void {
  const marked = new RegExp(`(?<=<!-- table: ${name} -->\\n)[\\s\\S]*?(?=<!-- end -->)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, () => `${text}\n`),
  );
}

export const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
