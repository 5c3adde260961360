import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import { manifestOf, readBundle } from './bundle.ts';

const manifest = {
  'app/client.tsx': { file: 'assets/client.js', css: ['assets/client.css'], imports: ['_react.js', '_shared.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_react.js'] },
  // All other views have the same files here.
  ...Object.fromEntries(Object.keys(routes).map((view) => [`pages/${view}/${view}.tsx`, { file: 'assets/info.js' }])),
  'pages/gallery/gallery.tsx': {
    file: 'assets/gallery.js',
    css: ['assets/gallery.css'],
    imports: ['_shared.js', 'app/client.tsx'],
  },
  'app/gallery/viewer/viewer.tsx': {
    file: 'assets/viewer.js',
    css: ['assets/viewer.css'],
    imports: ['_shared.js', '_button.js'],
  },
  '_button.js': { file: 'assets/button.js' },
  'app/start.ts': { file: 'assets/start.js' },
  'app/styles/print.css': { file: 'assets/print.css' },
};

const cardFiles = { 'app/card/card.ts': { file: 'assets/card.js', css: ['assets/card.css'] } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, manifestOf('client')), JSON.stringify(manifest));
  writeFileSync(join(folder, manifestOf('card')), JSON.stringify(cardFiles));
  for (const name of ['shared', 'client', 'gallery', 'card'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  for (const name of ['literata-english-a1', 'literata-italic-b2']) {
    writeFileSync(join(folder, `assets/${name}.woff2`), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the order of the layers comes first, then imported files before the files that import them, each once', () => {
  expect(readBundle(folder).filesOf('gallery')).toEqual({
    styles: ['assets/shared.css', 'assets/client.css', 'assets/gallery.css'],
    styleText: expect.stringMatching(/^@layer [a-z, -]+;\.shared{}\.client{}\.gallery{}$/),
    scripts: ['assets/react.js', 'assets/shared.js', 'assets/client.js', 'assets/gallery.js'],
  });
});

test('a page has no files of other pages', () => {
  const { styles, scripts } = readBundle(folder).filesOf('info');
  expect(styles).toEqual(['assets/shared.css', 'assets/client.css']);
  expect(scripts.at(-1)).toBe('assets/info.js');
  expect(scripts).not.toContain('assets/gallery.js');
});

test('a part has only the files that its page has not loaded', () => {
  expect(readBundle(folder).filesOfPart('viewer', 'gallery')).toEqual([
    'assets/viewer.css',
    'assets/button.js',
    'assets/viewer.js',
  ]);
});

test('a font is found by its name without the hash', () => {
  const bundle = readBundle(folder);
  expect([bundle.starter, bundle.entry]).toEqual(['assets/start.js', 'assets/client.js']);
  expect(bundle.font('literata-italic')).toBe('assets/literata-italic-b2.woff2');
});

test('the card has its own script and style', () => {
  expect(readBundle(folder).card).toEqual({
    script: 'assets/card.js',
    style: 'assets/card.css',
    styleText: '.card{}',
  });
});
