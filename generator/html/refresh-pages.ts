import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { directionOf, type Language } from '../../contract/languages.ts';
import { type Messages, messagesOf } from '../content/messages.ts';
import type { Content } from '../content/read.ts';
import { pagesBaseOf } from '../content/site-url.ts';
import type { Redirect } from '../pages/define-page.ts';
import { escapeText } from './tag.ts';

interface SiteAddress {
  /** The address of the site, without a slash at its end. */
  address: string;
  /** The base path, with slashes at both ends. */
  base: string;
}

/** Writes a page that redirects from each old address, for hosts without redirects. */
export function writeRefreshPages(
  content: Content,
  redirects: Redirect[],
  { address, base }: SiteAddress,
  outFolder: string,
): void {
  const { languagePath } = content;
  const { language } = content;
  const pagesBase = pagesBaseOf(content, base);
  for (const { from, to } of redirects) {
    const file = join(outFolder, languagePath, `${from.replace(/\.html$/, '')}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      refreshPage(pagesBase + to.slice(1), address + languagePath + to, language, messagesOf(content)),
    );
  }
}

/** `href` is the new address on this host, `canonical` the full address. */
export function refreshPage(href: string, canonical: string, language: Language, messages: Messages): string {
  const [pageHasMoved, goToNewAddress] = [messages.pageHasMoved, messages.goToNewAddress].map(escapeText);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${escapeText(href)}">
    <link rel="canonical" href="${escapeText(canonical)}">
    <title>${pageHasMoved}</title>
  </head>
  <body>
    <h1>${pageHasMoved}</h1>
    <p><a href="${escapeText(href)}">${goToNewAddress}</a></p>
  </body>
</html>
`;
}
