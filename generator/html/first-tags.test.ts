import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstTags } from './first-tags.ts';

let folder: string;
const entry = { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] };
const manifest = {
  'index.html': entry,
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'app/pages/gallery.tsx': {
    file: 'assets/gallery.js',
    css: ['assets/gallery.css'],
    imports: ['_shared.js', 'index.html'],
  },
  'app/pages/info.tsx': { file: 'assets/info.js' },
};
const picture =
  '<picture class="x"><source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/><img src="/a.webp" fetchPriority="high"/></picture>';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-tags-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const font of ['literata-latin', 'literata-italic', 'commissioner-latin']) {
    writeFileSync(join(folder, `assets/${font}-x.woff2`), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const kinds = (tags: string[]) =>
  tags.map((tag) => {
    const [, policy, script, address] = /(Content-Security-Policy)|^<(script)>|(?:href|src|imagesrcset)="([^" ]+)/.exec(
      tag,
    )!;
    return policy ?? script ?? address;
  });

test('a gallery asks for its styles and its first picture, and then for code', () => {
  expect(kinds(createFirstTags(folder, '/site/')('gallery', picture))).toEqual([
    'Content-Security-Policy',
    'script',
    '/site/assets/shared.css',
    '/site/assets/index.css',
    '/site/assets/gallery.css',
    '/a-480.avif',
    '/site/assets/shared.js',
    '/site/assets/gallery.js',
    '/site/assets/index.js',
    '/site/site.webmanifest',
  ]);
});

test('other pages ask for two fonts as well, and for no styles of a gallery', () => {
  const tags = createFirstTags(folder, '/')('info', '<p>');
  expect(kinds(tags).filter((address) => address?.endsWith('.woff2'))).toHaveLength(2);
  expect(tags.join()).not.toContain('gallery');
});

test('all code has a low priority', () => {
  const code = createFirstTags(folder, '/')('gallery', '').filter((tag) => tag.includes('.js'));
  expect(code).toHaveLength(3);
  for (const tag of code) expect(tag).toContain('fetchpriority="low"');
});
