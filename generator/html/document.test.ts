import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Page, SiteData } from '../../contract/page.ts';
import { renderDocument } from './document.ts';

const difficult = `$& $1 $$ <b> "quotes" 'apostrophes' & &amp; </script><!-- -->`;
const page: Page = {
  path: '/info',
  view: 'info',
  head: [
    { name: 'title', text: difficult },
    { name: 'meta', attributes: { name: 'description', content: difficult } },
  ],
  related: [],
  data: {
    title: difficult,
    lede: difficult,
    factsTitle: difficult,
    facts: [],
    questions: [],
    contact: { phone: '', phrase: '', isStandIn: true },
    credits: [],
  },
};
const site: SiteData = { name: difficult, motto: difficult, smallPrint: difficult, menu: [], mark: ['svg', {}] };
const html = '<h1>$&amp; $1</h1>';
const firstTags = [{ name: 'link' as const, attributes: { rel: 'stylesheet', href: '/site/a.css' } }];
const laterTags = [{ name: 'script' as const, attributes: { type: 'module', src: '/site/a.js' } }];
const document = renderDocument({
  page,
  site,
  html,
  language: 'en',
  hasFeed: true,
  firstTags,
  laterTags,
  base: '/site/',
  pagesBase: '/site/',
});

test('the embedded data can be parsed, even with characters that HTML reserves', () => {
  const [, json] = /<script type="application\/json" id="_data">(.*?)<\/script>/s.exec(document)!;
  const { head: _, ...embeddedPage } = page;
  expect(JSON.parse(json!)).toEqual({ page: embeddedPage, site });
  expect(json).not.toContain('<');
});

test('the rendered page is inserted unchanged', () => {
  expect(document).toContain(`<div id="_root">${html}</div>`);
});

test("the page's own tags are escaped, and marked except for the title", () => {
  const escaped = difficult.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  expect(document).toContain(`<title>${escaped}</title>`);
  expect(document).toContain(`<meta name="description" content="${escaped}" data-page>`);
  expect(document.match(/data-page/g)).toHaveLength(1);
});

test('the character set comes first, and the first tags come before the tags of the page', () => {
  const tags = [...document.split('</head>')[0]!.matchAll(/<(meta|link|title)[^>]*>/g)].map(([tag]) => tag);
  expect(tags[0]).toBe('<meta charset="utf-8">');
  expect(tags.indexOf('<link rel="stylesheet" href="/site/a.css">')).toBeLessThan(tags.indexOf('<title>'));
  expect(document).toContain('href="/site/favicon.svg"');
});

test('the code waits in a template', () => {
  expect(document).toContain('<template id="_code"><script type="module" src="/site/a.js"></script></template>');
});

test('every filter that a style names is in the document, before the page', () => {
  const styles = globSync('{app,pages}/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const named = styles.flatMap((style) => [...style.matchAll(/url\("#([\w-]+)"\)/g)].map(([, id]) => id));
  expect(named.length).toBeGreaterThan(0);
  for (const id of named) expect(document.split('<div id="_root">')[0]).toContain(`<filter id="${id}"`);
});
