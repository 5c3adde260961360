import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { enforceBudget } from './budget.ts';
import type { Bundle } from './bundle.ts';

const bundle: Bundle = {
  entry: 'assets/client.js',
  starter: 'assets/start.js',
  filesOf: () => ({ scripts: ['assets/client.js'], styles: ['assets/client.css'] }),
  integrity: () => '',
  font: (name) => name,
};

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  mkdirSync(join(folder, 'assets'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  return () => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  };
});

/** Writes a file with its compressed form, which has `size` bytes. */
function write(file: string, size: number, text = ''): void {
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), randomBytes(size));
}

test('a link in the content that looks like code counts neither as code nor as a style', () => {
  write('assets/client.js', 10 * 1024);
  write('assets/client.css', 1024);
  // On this site, large, and elsewhere: a build that reads the HTML fails on the one, or stops on the other.
  write('large.js', 200 * 1024);
  const links = ['/large.js', '/none.css', 'https://three.example/three.js'].map(
    (href) => `<a href="${href}">three.js</a>`,
  );
  write('index.html', 2048, links.join(''));
  enforceBudget(folder, bundle, ['/']);
  expect(printed.at(-1)).toMatch(/^ {2}\/ +2\.0 +10\.0 +1\.0$/);
});

test('a page with more code than the limit stops the build', () => {
  write('assets/client.js', 76 * 1024);
  write('assets/client.css', 1024);
  write('index.html', 2048);
  expect(() => enforceBudget(folder, bundle, ['/'])).toThrow('More than 75 KB of code: /');
});
