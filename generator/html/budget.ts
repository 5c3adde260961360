import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findView } from '../../contract/routes.ts';
import type { Bundle } from './bundle.ts';

/** The limit for the code of a page's first load, after Brotli. React alone is 58 KB. */
const maxCodeKb = 75;

/** Prints the first-load size of each page. Throws if a page has more code than the limit. */
export function enforceBudget(folder: string, bundle: Bundle, paths: string[]): void {
  const sizeKb = (file: string) => statSync(join(folder, `${file}.br`)).size / 1024;
  const sumKb = (files: string[]) => files.reduce((sum, file) => sum + sizeKb(file), 0);
  const rows = paths.map((path) => {
    const { scripts, styles } = bundle.filesOf(findView(path)!);
    const htmlFile = `${path === '/' ? 'index' : path.slice(1)}.html`;
    return { path, html: sizeKb(htmlFile), code: sumKb(scripts), style: sumKb(styles) };
  });
  console.log('\nFirst load, KB Brotli      html   code  style');
  for (const { path, html, code, style } of rows) {
    console.log(`  ${path.padEnd(22)}${[html, code, style].map((size) => size.toFixed(1).padStart(7)).join('')}`);
  }
  const overLimit = rows.filter(({ code }) => code > maxCodeKb);
  if (overLimit.length > 0) {
    throw new Error(`More than ${maxCodeKb} KB of code: ${overLimit.map(({ path }) => path).join(', ')}`);
  }
}
