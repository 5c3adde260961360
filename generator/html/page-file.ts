import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, PageFile } from '../../contract/page.ts';
import { contentHash } from '../lib/content-hash.ts';
import { withEscapes } from './mail-addresses.ts';

const contractFolder = join(import.meta.dirname, '../../contract');

/**
 * Changes with the files in contract/, and so with the shape of a page's data. The code rejects data of another version:
 * after an update, an old tab may get new data, or new code may get old data from a cache.
 */
export const contractVersion = contentHash(
  8,
  ...globSync('*.ts', { cwd: contractFolder, exclude: ['*.test.ts'] })
    .sort()
    // git may write \r\n on Windows.
    .map((name) => readFileSync(join(contractFolder, name), 'utf8').replaceAll('\r\n', '\n')),
);

/** The name of a page's files in the site's folder, without their endings: `music/album/songs`, or `de/music/album/songs`. */
export const pageFileName = (path: string, languagePath = ''): string =>
  (languagePath + (path === '/' ? '/index' : path)).slice(1);

/** The text of music.json. */
export function pageFile(page: Page): string {
  const file: PageFile = { ...page, contractVersion };
  return withEscapes(JSON.stringify(file));
}
