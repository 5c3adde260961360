import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, PageFile } from '../../contract/page.ts';

/**
 * Changes with the files in contract/, and so with the shape of a page's data. The code rejects data of another version:
 * after an update, an old tab may get new data, or new code may get old data from a cache.
 */
export const contractVersion = hashFolder(join(import.meta.dirname, '../../contract'));

/** The name of a page's files in the site's folder, without their endings: `music/album/songs`. */
export const pageFileName = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/** The text of music.json. */
export function pageFile(page: Page): string {
  const file: PageFile = { ...page, contractVersion };
  return JSON.stringify(file);
}

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).sort()) {
    // git may write \r\n on Windows.
    hash.update(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex').slice(0, 8);
}
