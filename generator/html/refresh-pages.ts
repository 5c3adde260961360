import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as words from '../../app/words/en.ts';
import type { Redirect } from '../pages/define-page.ts';
import { escapeText } from './tag.ts';

/** Writes a page that redirects from each old address, for hosts without redirects. `address` has no slash at its end. */
export function writeRefreshPages(redirects: Redirect[], address: string, base: string, outFolder: string): void {
  for (const { from, to } of redirects) {
    const file = join(outFolder, `${from.replace(/\.html$/, '')}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, refreshPage(base + to.slice(1), address + to));
  }
}

/** `href` is the new address on this host, `canonical` the full address. */
export const refreshPage = (href: string, canonical: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${escapeText(href)}">
    <link rel="canonical" href="${escapeText(canonical)}">
    <title>${words.pageHasMoved}</title>
  </head>
  <body>
    <h1>${words.pageHasMoved}</h1>
    <p><a href="${escapeText(href)}">${words.goToNewAddress}</a></p>
  </body>
</html>
`;
