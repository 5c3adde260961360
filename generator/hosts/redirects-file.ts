import type { Redirect } from '../pages/define-page.ts';
import { belowBase } from './place.ts';

/**
 * The file of Netlify and Cloudflare Pages for old addresses. Netlify would rather serve a file that is there, such as the
 * page for hosts without redirects: its line ends in an exclamation mark, and Cloudflare Pages takes the other line.
 */
export const redirectsFile = (aliases: Redirect[], base: string): string =>
  [
    `${base}404 ${base}404.html 404!\n`,
    ...belowBase(aliases, base).flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]),
  ].join('');
