import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { cardFolder } from '../../contract/card.ts';

/** The paths of all pages of a built site, without redirects from old addresses and cards for other sites. */
export const builtPaths = (siteFolder: string): string[] =>
  globSync('**/*.html', { cwd: siteFolder, exclude: [cardFolder, `*/${cardFolder}`] })
    .filter((file) => !readFileSync(join(siteFolder, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
    .sort();

/** Reads the HTML of the page with this path. */
export const readHtml = (siteFolder: string, path: string): string =>
  readFileSync(join(siteFolder, path.endsWith('/') ? `${path}index.html` : `${path}.html`), 'utf8');

/** The title and heading of each page, by path. */
export type Pages = Record<string, { title: string; heading: string }>;

export const readPages = (siteFolder: string): Pages =>
  Object.fromEntries(
    builtPaths(siteFolder).map((path) => {
      const $ = load(readHtml(siteFolder, path));
      return [path, { title: $('head title').text(), heading: $('main h1').text() }];
    }),
  );
