import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { firstTags, laterTags } from './first-tags.ts';
import { pagePolicy } from './policy.ts';

const bundle: Bundle = {
  entry: 'assets/client.js',
  starter: 'assets/start.js',
  printStyle: 'assets/print.css',
  filesOf: (view) => ({
    styleText: `.${view}{}`,
    styles: ['assets/shared.css', `assets/${view}.css`],
    scripts: ['assets/shared.js', 'assets/client.js', `assets/${view}.js`],
  }),
  filesOfPart: (part) => [`assets/${part}.css`, `assets/${part}-panel.js`],
  integrity: (file) => `sha256-of-${file}`,
  font: (name) => `assets/${name}.woff2`,
  card: { script: 'assets/card.js', style: 'assets/card.css', styleText: '' },
};
const code = { bundle, base: '/site/', pagesBase: '/site/de/' };
const picture = { srcSet: '/a-480.avif 480w', sizes: '100vw' };

/** The kind or the address of each tag. */
const summary = (view: Parameters<Bundle['filesOf']>[0], first?: typeof picture) =>
  firstTags(code, view, first).map(({ name, attributes = {}, text }) =>
    text ? `inline ${name}` : (attributes.href ?? attributes.src ?? attributes.imagesrcset ?? attributes['http-equiv']),
  );

test('a gallery preloads its first picture, and the page contains its style', () => {
  expect(summary('gallery', picture)).toEqual([
    'Content-Security-Policy',
    'inline script',
    '/a-480.avif 480w',
    '/site/assets/start.js',
    'inline style',
    '/site/assets/print.css',
  ]);
});

test("the site's own tokens are a part of the style that the policy allows", () => {
  const tags = firstTags({ ...code, ownTokens: '@layer tokens{}' }, 'info');
  expect(tags.find(({ name }) => name === 'style')).toEqual({ name: 'style', text: '.info{}@layer tokens{}' });
  expect(tags[0]!.attributes?.content).toBe(pagePolicy('.info{}@layer tokens{}'));
});

test('other pages preload two fonts, and home its italic as well', () => {
  const fonts = (view: 'info' | 'home') => summary(view).filter((address) => address?.endsWith('.woff2'));
  expect(fonts('info')).toEqual(['/site/assets/literata-english.woff2', '/site/assets/commissioner-english.woff2']);
  expect(fonts('home')).toEqual([...fonts('info'), '/site/assets/literata-italic.woff2']);
});

test('the code finds tags for the styles in the page; all scripts load at once, the entry last, then the manifest, then what a press may need', () => {
  const tags = laterTags(code, 'gallery').map(({ name, attributes }) => [name, attributes?.href ?? attributes?.src]);
  expect(tags).toEqual([
    ['link', '/site/assets/shared.css'],
    ['link', '/site/assets/gallery.css'],
    ['script', '/site/assets/shared.js'],
    ['script', '/site/assets/gallery.js'],
    ['script', '/site/assets/client.js'],
    ['link', '/site/de/site.webmanifest'],
    ...['search', 'chat', 'viewer'].flatMap((part) => [
      ['link', `/site/assets/${part}.css`],
      ['link', `/site/assets/${part}-panel.js`],
    ]),
  ]);
});

test('the policy allows the style in the page, and no text becomes HTML', () => {
  const tags = firstTags(code, 'gallery');
  expect(tags[0]!.attributes!.content).toBe(pagePolicy('.gallery{}'));
  expect(pagePolicy('')).toMatch(
    /^default-src 'none'; .*; require-trusted-types-for 'script'; trusted-types site noscript$/,
  );
  expect(tags.find(({ name }) => name === 'style')).toEqual({ name: 'style', text: '.gallery{}' });
});

test('the browser can check every script of the first load @code-changed', () => {
  const all = [...firstTags(code, 'gallery'), ...laterTags(code, 'gallery')];
  const tags = all.map(({ attributes = {} }) => attributes);
  const files = tags.filter(({ href, src, ...others }) => (href ?? src)?.endsWith('.js') && !others['data-needs']);
  expect(files).toHaveLength(4);
  for (const { href, src, integrity } of files)
    expect(integrity).toBe(`sha256-of-${(href ?? src)!.slice('/site/'.length)}`);
});
