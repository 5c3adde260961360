import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';

/** Replaces the text between the marks of a table in docs/performance.md. */
export function writeTable(name: string, text: string): void {
  const marked = new RegExp(`(?<=<!-- table: ${name} -->\\n)[\\s\\S]*?(?=<!-- end -->)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, () => `${text}\n`),
  );
}

/** Returns a table in Markdown. */
export const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
