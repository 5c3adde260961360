import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths, readHtml } from '../support/built-pages.ts';
import { builtSites } from './built-site.ts';

// CSS Modules rename the keyframes that a module names. Keyframes of another file would never run, and nothing reports it.
test.each(builtSites)('%s: every animation of a style module has its keyframes', (folder) => {
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const styles = [
    ...files.map((name) => readFileSync(join(assets, name), 'utf8')),
    ...builtPaths(folder).map((path) => readHtml(folder, path)),
  ].join('\n');
  const keyframes = new Set(Array.from(styles.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name));
  const animations = Array.from(styles.matchAll(/animation(?:-name)?:([^;}]+)/g), ([, value]) => value!);
  const named = animations.flatMap((value) => value.match(/(?<![\w-])[a-zA-Z][\w-]*_[\da-f]{5}\b/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !keyframes.has(name))).toEqual([]);
});
