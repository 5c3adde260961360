import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cardFolder } from '../../contract/card.ts';
import type { Page } from '../../contract/page.ts';
import type { Bundle } from './bundle.ts';
import { preloadedFonts } from './first-tags.ts';
import { pageFileName } from './page-file.ts';

/** The limits of a page's first load: its code after Brotli (React is 57 KB), and the fonts of its first screen. */
const limits = { code: 85, font: 50 };

/** The limits of a card on other sites: its code, its cover, and all files that it loads before play. */
const card = { codeKb: 8, coverKb: 15, firstLoadKb: 30 };

/**
 * Our own sites must keep the limits: `npm test` sets BUDGET. An owner can change neither code nor fonts, and must be able to build
 * whatever the content uses.
 */
function exceed(message: string): void {
  if (process.env.BUDGET === 'enforce') throw new Error(message);
  console.warn(`${message} The site works; its visitors load a little more.`);
}

/** Prints the first-load size of each page, and which have more code or fonts than the limits. */
export function enforceBudget(
  folder: string,
  bundle: Bundle,
  pages: Pick<Page, 'path' | 'view'>[],
  languagePath = '',
): void {
  const sumKb = (files: string[]) => files.reduce((sum, file) => sum + statSync(join(folder, file)).size / 1024, 0);
  const rows = pages.map(({ path, view }) => ({
    path: languagePath + path,
    html: sumKb([`${pageFileName(path, languagePath)}.html.br`]),
    code: sumKb(bundle.filesOf(view).scripts.map((file) => `${file}.br`)),
    font: sumKb(preloadedFonts(view).map(bundle.font)),
  }));
  console.log('\nFirst load, KB Brotli      html   code   font');
  for (const { path, html, code, font } of rows) {
    console.log(`  ${path.padEnd(22)}${[html, code, font].map((size) => size.toFixed(1).padStart(7)).join('')}`);
  }
  for (const kind of ['code', 'font'] as const) {
    const over = rows.filter((row) => row[kind] > limits[kind]).map(({ path }) => path);
    if (over.length > 0) exceed(`More than ${limits[kind]} KB of ${kind}: ${over.join(', ')}.`);
  }
}

/** Prints the first-load size of the largest card, and whether a card exceeds the limits. */
export function enforceCardBudget(folder: string, bundle: Bundle, languagePath = ''): void {
  if (!bundle.card) return;
  const sizeKb = (file: string) => statSync(join(folder, file)).size / 1024;
  const code = sizeKb(`${bundle.card.script}.br`);
  const names = globSync(`${cardFolder}/**/*.html`, { cwd: join(folder, languagePath) });
  const cards = names.map((name) => {
    const page = join(languagePath, name);
    const html = readFileSync(join(folder, page), 'utf8');
    const media = (extension: string) => new RegExp(`media/cards/[^"]+\\.${extension}`).exec(html)![0];
    const parts = {
      html: sizeKb(`${page}.br`),
      code,
      style: sizeKb(`${media('css')}.br`),
      cover: sizeKb(media('avif')),
    };
    return { page, parts, all: Object.values(parts).reduce((sum, size) => sum + size) };
  });
  const largest = cards.toSorted((a, b) => b.all - a.all)[0]!;
  const list = Object.entries(largest.parts).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  console.log(`\nThe largest card, KB: ${list.join(', ')}; ${largest.all.toFixed(1)} together`);
  const isOver = code > card.codeKb || largest.all > card.firstLoadKb;
  if (isOver || cards.some(({ parts }) => parts.cover > card.coverKb)) {
    const { codeKb, coverKb, firstLoadKb } = card;
    exceed(
      `${largest.page}: a card may have ${codeKb} KB of code, a cover of ${coverKb} KB, and ${firstLoadKb} KB in all.`,
    );
  }
}
