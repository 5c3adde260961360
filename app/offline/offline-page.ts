import { grounds } from '../../contract/grounds.ts';
import { directionOf } from '../../contract/languages.ts';
import type { OfflineList } from '../../contract/offline.ts';

/**
 * Replaces a page that is not kept: says so in the page's language if a work is kept in it, and lists the kept works. The styles
 * of the site may be missing.
 */
export function offlinePage(path: string, works: OfflineList[]): Response {
  const byDepth = works.toSorted((a, b) => b.languagePath.length - a.languagePath.length);
  const { language, words } =
    byDepth.find(({ languagePath }) => `${path}/`.startsWith(`${languagePath}/`)) ?? works[0]!;
  const items = works.map(
    ({ address, title, titleLanguage }) =>
      `<li><a href="${escaped(address)}" lang="${escaped(titleLanguage)}">${escaped(title)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(words.noConnection)}</title>
<script>
// The visitor's look, as in app/motion/before-first-paint.js.
try {
  const look = localStorage.getItem('look');
  if (look === 'day' || (look === 'system' && matchMedia('(prefers-color-scheme: light)').matches)) {
    document.documentElement.dataset.look = 'day';
  }
} catch {
  // Storage is blocked.
}
</script>
<style>
:root { color-scheme: dark; background: ${grounds.night}; color: #f3ead9; font: 1.125rem/1.6 Georgia, serif; }
:root[data-look=day] { color-scheme: only light; background: ${grounds.day}; color: #1b2036; }
body { max-width: 34rem; margin: 0 auto; padding: 18vh 1.5rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-weight: 400; font-size: 2.25rem; line-height: 1.2; }
ul { padding: 0; list-style: none; }
a { display: inline-block; padding-block: 0.6rem; color: inherit; text-underline-offset: 0.22em; }
:focus-visible { outline: 2px solid; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${escaped(words.noConnection)}</h1>
<p>${escaped(words.keptWorks)}</p>
<ul>${items.join('')}</ul>
</main>
</body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 503, headers });
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
