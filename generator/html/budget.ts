import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the code of a page's first load may weigh, Brotli. React alone is 58 KB. */
const maximumCodeKb = 75;

/** Prints what a first visit to each page transfers, and stops the build where the code is too heavy. */
export function enforceBudget(folder: string, base: string, paths: string[]): void {
  const rows = paths.map((path) => ({ path, ...weigh(folder, base, path) }));
  console.log('\nFirst load, KB Brotli      html   code  style');
  for (const { path, html, code, style } of rows) {
    console.log(`  ${path.padEnd(22)}${[html, code, style].map((size) => size.toFixed(1).padStart(7)).join('')}`);
  }
  const tooHeavy = rows.filter(({ code }) => code > maximumCodeKb);
  if (tooHeavy.length > 0) {
    throw new Error(`More than ${maximumCodeKb} KB of code: ${tooHeavy.map(({ path }) => path).join(', ')}`);
  }
}

function weigh(folder: string, base: string, path: string) {
  const name = `${path === '/' ? 'index' : path.slice(1)}.html`;
  const html = readFileSync(join(folder, name), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1]!.slice(base.length));
  const sum = (ending: string) => {
    const files = [...new Set(linked)].filter((file) => file.endsWith(ending));
    return files.reduce((total, file) => total + sizeKb(folder, file), 0);
  };
  return { html: sizeKb(folder, name), code: sum('.js'), style: sum('.css') };
}

const sizeKb = (folder: string, file: string) => statSync(join(folder, `${file}.br`)).size / 1024;
