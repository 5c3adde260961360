import { directionOf } from '../../contract/languages.ts';
import type { OfflineList } from '../../contract/offline.ts';
import * as words from '../words/words.ts';

/** Replaces a page that is not kept: says so, and lists the kept works. The styles of the site may be missing. */
export function offlinePage(works: OfflineList[]): Response {
  const language = works[0]?.language ?? 'en';
  const items = works.map(
    ({ address, title, titleLanguage }) =>
      `<li><a href="${escaped(address)}" lang="${escaped(titleLanguage)}">${escaped(title)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.noConnection}</title>
<style>
:root { color-scheme: dark; background: #070b18; color: #f3ead9; font: 1.125rem/1.6 Georgia, serif; }
body { max-width: 34rem; margin: 0 auto; padding: 18vh 1.5rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-weight: 400; font-size: 2.25rem; line-height: 1.2; }
ul { padding: 0; list-style: none; }
a { display: inline-block; padding-block: 0.6rem; color: inherit; text-underline-offset: 0.22em; }
:focus-visible { outline: 2px solid #e4c27c; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${words.noConnection}</h1>
<p>${words.keptWorks}</p>
<ul>${items.join('')}</ul>
</main>
</body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 503, headers });
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
