import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeLicenses } from './licenses.ts';

/** Writes licenses.txt for a bundle with one package, and returns its text. */
function licensesOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  const bundled = [{ name: 'react', version: '1.2.3', identifier: 'MIT', text }];
  writeFileSync(join(folder, '.vite/license.json'), JSON.stringify(bundled));
  writeLicenses(folder);
  return readFileSync(join(folder, 'licenses.txt'), 'utf8');
}

test('code and fonts have their licence with its copyright', () => {
  const text = licensesOf('MIT License\n\nCopyright (c) React');
  expect(text).toContain('react 1.2.3 (MIT)\n\nMIT License\n\nCopyright (c) React\n');
  for (const font of ['Literata', 'Commissioner']) {
    expect(text).toMatch(new RegExp(`\\(OFL-1\\.1\\)\n\nCopyright \\d+ The ${font} Project Authors`));
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('a package without a licence text stops the build', () => {
  expect(() => licensesOf('')).toThrow('react has no licence text');
});
