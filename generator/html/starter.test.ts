import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { writeStarter } from './starter.ts';

const folder = mkdtempSync(join(tmpdir(), 'starter-'));
mkdirSync(join(folder, 'assets'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(importMap: string): string {
  writeFileSync(join(folder, 'assets/start-built.js'), 'globalThis.found = importMap;');
  const bundle: Partial<Bundle> = { starter: 'assets/start-built.js' };
  return writeStarter(folder, bundle as Bundle, importMap);
}

test('the first script has the import map, and a name of its own for each', () => {
  const maps = ['{"integrity":{"/a.js":"sha256-a"}}', '{"integrity":{"/a.js":"sha256-b"}}'];
  const names = maps.map(written);
  expect(new Set(names).size).toBe(2);
  for (const [index, name] of names.entries()) {
    const read = new Function('globalThis', readFileSync(join(folder, name), 'utf8'));
    const page: { found?: string } = {};
    read(page);
    expect(page.found).toBe(maps[index]);
  }
  expect(existsSync(join(folder, 'assets/start-built.js'))).toBe(false);
});
