import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enforceBudget, enforceCardBudget } from './budget.ts';
import type { Bundle } from './bundle.ts';
import { preloadedFonts } from './first-tags.ts';

const bundle: Bundle = {
  entry: 'assets/client.js',
  starter: 'assets/start.js',
  printStyle: 'assets/print.css',
  filesOf: () => ({ scripts: ['assets/client.js'], styles: ['assets/client.css'], styleText: '' }),
  filesOfPart: () => [],
  integrity: () => '',
  font: (name) => `assets/${name}.woff2`,
  card: { script: 'assets/card.js', style: 'assets/card.css', styleText: '' },
};

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of preloadedFonts('home')) writeFileSync(join(folder, bundle.font(name)), randomBytes(10 * 1024));
  printed = [];
  vi.stubEnv('BUDGET', 'enforce');
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  return () => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

/** Writes a file with its compressed form, which has `size` bytes. */
function write(file: string, size: number, text = ''): void {
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), randomBytes(size));
}

test('a link in the content that looks like code counts neither as code nor as a style', () => {
  write('assets/client.js', 10 * 1024);
  // A large file of this site and a file elsewhere: a build that reads the HTML would count the first or fail on the second.
  write('large.js', 200 * 1024);
  const links = ['/large.js', '/none.css', 'https://three.example/three.js'].map(
    (href) => `<a href="${href}">three.js</a>`,
  );
  write('index.html', 2048, links.join(''));
  enforceBudget(folder, bundle, [{ path: '/', view: 'home' }]);
  expect(printed.at(-1)).toMatch(/^ {2}\/ +2\.0 +10\.0 +30\.0$/);
});

test('a page with more code than the limit stops our own builds, and warns an owner', () => {
  write('assets/client.js', 86 * 1024);
  write('index.html', 2048);
  expect(() => enforceBudget(folder, bundle, [{ path: '/', view: 'home' }])).toThrow('More than 85 KB of code: /');

  vi.stubEnv('BUDGET', undefined);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  enforceBudget(folder, bundle, [{ path: '/', view: 'home' }]);
  expect(warn.mock.lastCall).toEqual([expect.stringMatching(/^More than 85 KB of code: \/\. The site works/)]);
});

test('a page with larger fonts than the limit stops the build', () => {
  write('assets/client.js', 1024);
  write('index.html', 1024);
  writeFileSync(join(folder, bundle.font('literata-italic')), randomBytes(31 * 1024));
  expect(() => enforceBudget(folder, bundle, [{ path: '/', view: 'home' }])).toThrow('More than 50 KB of font: /');
});

describe('a card for other sites', () => {
  /** Writes a card whose parts have these sizes in KB. */
  function writeCard(sizes: { html: number; code: number; style: number; cover: number }): void {
    mkdirSync(join(folder, 'embed/album'), { recursive: true });
    mkdirSync(join(folder, 'media/cards'), { recursive: true });
    const parts = '<link href="/media/cards/songs-1a.css"><img src="/media/cards/songs-2b.avif">';
    write('embed/album/songs.html', sizes.html * 1024, parts);
    write('assets/card.js', sizes.code * 1024);
    write('media/cards/songs-1a.css', sizes.style * 1024);
    writeFileSync(join(folder, 'media/cards/songs-2b.avif'), randomBytes(sizes.cover * 1024));
  }

  test('may have 8 KB of code, a cover of 15 KB, and 30 KB in all', () => {
    writeCard({ html: 2, code: 8, style: 5, cover: 15 });
    enforceCardBudget(folder, bundle);
    expect(printed.at(-1)).toMatch(/html 2\.0, code 8\.0, style 5\.0, cover 15\.0; 30\.0 together/);
  });

  test.each([
    { html: 2, code: 9, style: 5, cover: 10 },
    { html: 2, code: 4, style: 5, cover: 16 },
    { html: 3, code: 8, style: 5, cover: 15 },
  ])('stops the build with %o', (sizes) => {
    writeCard(sizes);
    expect(() => enforceCardBudget(folder, bundle)).toThrow(/songs\.html: a card may have 8 KB of code/);
  });
});
