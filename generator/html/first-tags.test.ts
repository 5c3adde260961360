import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { firstTags, laterTags } from './first-tags.ts';

const bundle: Bundle = {
  entry: 'assets/client.js',
  starter: 'assets/start.js',
  files: [],
  filesOf: (view) => ({
    style: `assets/first-${view}.css`,
    styles: ['assets/shared.css', `assets/${view}.css`],
    scripts: ['assets/shared.js', 'assets/client.js', `assets/${view}.js`],
  }),
  integrity: (file) => `sha256-of-${file}`,
  font: (name) => `assets/${name}.woff2`,
  card: { script: 'assets/card.js', style: 'assets/card.css' },
};
const code = { bundle, base: '/site/', starter: 'assets/start-with-map.js', policy: "default-src 'none'" };
const picture = { srcSet: '/a-480.avif 480w', sizes: '100vw' };

/** The kind or the address of each tag. */
const summary = (view: Parameters<Bundle['filesOf']>[0], first?: typeof picture) =>
  firstTags(code, view, first).map(({ attributes = {}, text }) =>
    text ? 'inline script' : (attributes.href ?? attributes.src ?? attributes.imagesrcset ?? attributes['http-equiv']),
  );

test('a gallery asks for its style and its first picture', () => {
  expect(summary('gallery', picture)).toEqual([
    'Content-Security-Policy',
    'inline script',
    '/site/assets/first-gallery.css',
    '/a-480.avif 480w',
    '/site/assets/start-with-map.js',
  ]);
});

test('other pages preload two fonts, and home its italic as well', () => {
  const fonts = (view: 'info' | 'home') => summary(view).filter((address) => address?.endsWith('.woff2'));
  expect(fonts('info')).toEqual(['/site/assets/literata-english.woff2', '/site/assets/commissioner-english.woff2']);
  expect(fonts('home')).toEqual([...fonts('info'), '/site/assets/literata-italic.woff2']);
});

test('all code is asked for at once, the entry as the script that runs; then the manifest', () => {
  const tags = laterTags(code, 'gallery').map(({ name, attributes }) => [name, attributes?.href ?? attributes?.src]);
  expect(tags).toEqual([
    ['link', '/site/assets/shared.js'],
    ['link', '/site/assets/gallery.js'],
    ['script', '/site/assets/client.js'],
    ['link', '/site/site.webmanifest'],
  ]);
});

test('the browser can check every style and script of the first load', () => {
  const all = [...firstTags(code, 'gallery'), ...laterTags(code, 'gallery')];
  const tags = all.map(({ attributes = {} }) => attributes);
  const files = tags.filter(({ href, src }) => /\.(css|js)$/.test(href ?? src ?? ''));
  expect(files).toHaveLength(5);
  for (const { href, src, integrity } of files)
    expect(integrity).toBe(`sha256-of-${(href ?? src)!.slice('/site/'.length)}`);
});
