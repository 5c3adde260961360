import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { codeTags, firstTags } from './first-tags.ts';

const bundle: Bundle = {
  entry: 'assets/client.js',
  starter: 'assets/start.js',
  filesOf: (view) => ({
    styles: ['assets/shared.css', `assets/${view}.css`],
    scripts: ['assets/shared.js', 'assets/client.js', `assets/${view}.js`],
  }),
  integrity: (file) => `sha256-of-${file}`,
  font: (name) => `assets/${name}.woff2`,
};
const picture = { srcSet: '/a-480.avif 480w', sizes: '100vw' };

/** The kind or the address of each tag. */
const summary = (...[base, view, first]: [string, Parameters<Bundle['filesOf']>[0], typeof picture?]) =>
  firstTags(bundle, base, view, first).map(({ attributes = {}, text }) =>
    text ? 'inline script' : (attributes.href ?? attributes.src ?? attributes.imagesrcset ?? attributes['http-equiv']),
  );

test('a gallery asks for its styles and its first picture', () => {
  expect(summary('/site/', 'gallery', picture)).toEqual([
    'Content-Security-Policy',
    'inline script',
    '/site/assets/shared.css',
    '/site/assets/gallery.css',
    '/a-480.avif 480w',
    '/site/assets/start.js',
    '/site/site.webmanifest',
  ]);
});

test('other pages preload two fonts, and home its italic as well', () => {
  const fonts = (view: 'info' | 'home') => summary('/', view).filter((address) => address?.endsWith('.woff2'));
  expect(fonts('info')).toEqual(['/assets/literata-latin.woff2', '/assets/commissioner-latin.woff2']);
  expect(fonts('home')).toEqual([...fonts('info'), '/assets/literata-italic.woff2']);
});

test('all code is asked for at once, the entry as the script that runs', () => {
  const tags = codeTags(bundle, '/site/', 'gallery').map(({ name, attributes }) => [
    name,
    attributes?.href ?? attributes?.src,
  ]);
  expect(tags).toEqual([
    ['link', '/site/assets/shared.js'],
    ['link', '/site/assets/gallery.js'],
    ['script', '/site/assets/client.js'],
  ]);
});

test('the browser can check every style and script of the first load', () => {
  const all = [...firstTags(bundle, '/', 'gallery'), ...codeTags(bundle, '/', 'gallery')];
  const tags = all.map(({ attributes = {} }) => attributes);
  const files = tags.filter(({ href, src }) => /\.(css|js)$/.test(href ?? src ?? ''));
  expect(files).toHaveLength(6);
  for (const { href, src, integrity } of files) expect(integrity).toBe(`sha256-of-${(href ?? src)!.slice(1)}`);
});
