import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

const file = 'docs/performance.md';

/** Replaces the text between the marks of a table in docs/performance.md, and says when and where it was measured. */
export function writeTable(name: string, text: string, browser: Browser): void {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB`;
  const written = `${text}\n\n${date}, Chromium ${browser.version()}, ${machine}.\n`;
  const marked = new RegExp(`(?<=<!-- table: ${name} -->\\n)[\\s\\S]*?(?=<!-- end -->)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, () => written),
  );
}

/** Returns a table in Markdown. */
export const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
