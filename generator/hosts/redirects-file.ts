import type { Redirect } from '../define-page.ts';

/**
 * The file of Netlify and Cloudflare Pages for old addresses. Netlify would rather serve a file that is there, such as the
 * page for hosts without redirects: its line ends in an exclamation mark, and Cloudflare Pages takes the other line.
 */
export const redirectsFile = (redirects: Redirect[], base: string): string =>
  redirects
    .flatMap(({ from, to }) => {
      const line = `${base}${from.slice(1)} ${base}${to.slice(1)} 301`;
      return [`${line}!\n`, `${line}\n`];
    })
    .join('');
