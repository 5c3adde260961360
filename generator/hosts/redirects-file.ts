import type { Redirect } from '../pages/define-page.ts';
import { belowBase } from './location.ts';

/**
 * The redirects file of Netlify and Cloudflare Pages, with a line for each. Netlify prefers an existing file, such as the page
 * for hosts without redirects, unless the line ends with an exclamation mark.
 */
export const redirectsFile = (aliases: Redirect[], base: string, translations: string[] = []): string =>
  [
    ...[base, ...translations].map((folder) => `${folder}404 ${folder}404.html 404!\n`),
    ...belowBase(aliases, base).flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]),
    // Cloudflare Pages finds the not-found page of a folder without these lines, and ignores them.
    ...translations.map((folder) => `${folder}* ${folder}404.html 404\n`),
  ].join('');
