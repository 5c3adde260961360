/** What Lighthouse says of a page. */
export interface Figures {
  /** 0 to 100, in this order: performance, accessibility, best practices, SEO. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  bytes: number;
}

/** What bench/pages.ts has measured. */
export interface Measured {
  /** As 2026-11-22. */
  date: string;
  machine: string;
  browser: string;
  /** How often each comparison was measured. */
  rounds: number;
  pages: { path: string; phone: Figures; desktop: Figures }[];
  /** When the largest part is painted, in ms: the median. */
  comparisons: { path: string; throttling: string; empty: number; withoutScripts: number; page: number }[];
}

/** Returns docs/performance.md. */
export function performanceDocument({ date, machine, browser, rounds, pages, comparisons }: Measured): string {
  const ms = (value: number) => value.toFixed(0);
  const scores = ({ scores }: Figures) => scores.join('/');
  const pageRows = pages.map(({ path, phone, desktop }) => [
    path,
    scores(phone),
    ms(phone.firstPaintMs),
    ms(phone.largestPaintMs),
    ms(phone.blockingMs),
    phone.layoutShift.toFixed(3),
    (phone.bytes / 1024).toFixed(0),
    scores(desktop),
    ms(desktop.largestPaintMs),
  ]);
  const comparisonRows = comparisons.map(({ path, throttling, empty, withoutScripts, page }) => [
    path,
    throttling,
    ms(empty),
    ms(withoutScripts),
    ms(page),
    (page / empty).toFixed(2),
    (page / withoutScripts).toFixed(2),
  ]);
  return `# Performance

\`npm run bench:pages\` writes this page: Lighthouse on the built content behind Debian's nginx, with the file that the build
has written for it. Bounds on bytes are part of the build (\`generator/html/budget.ts\`).

${date}, ${browser}, ${machine}. Compare ratios, not milliseconds: those depend on the machine.

## Every page, once

Scores are performance, accessibility, best practices and SEO. The phone has Lighthouse's mobile network and processor.

${table(
  [
    'Page',
    'phone: scores',
    'first paint, ms',
    'largest paint, ms',
    'blocked, ms',
    'layout shift',
    'KB',
    'desktop: scores',
    'largest paint, ms',
  ],
  pageRows,
)}

## Largest paint on a phone

The median of ${rounds} rounds in ms. Each round measures an empty page, the page without scripts and the page, one after another.
\`simulate\` calculates the network's effect from a fast run, \`devtools\` applies it.

${table(['Page', 'throttling', 'empty page', 'without scripts', 'page', '× empty', '× without scripts'], comparisonRows)}
`;
}

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
