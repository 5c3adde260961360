import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A pseudo-class alone in :has() fits every element, so Chromium restyles what depends on it for each element that is added:
// a third of the style work of a first visit. With a tag, class or attribute beside it, only for those.

/** The arguments of :has() that fit every element. */
function fitsAll(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const parts = [...plain.matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(([, list]) =>
    list!.replace(/\([^()]*\)/g, '').split(/[\s,>+~]+/),
  );
  return parts.filter((part) => part === '*' || part.startsWith(':'));
}

test.each([
  ['a:has(:checked) { }', [':checked']],
  ['a:has(input:checked, > .b:not(c)) { }', []],
  ['a:has(+ :not([data-early]))::before { }', [':not']],
  ['a:has(> *) { } /* :has(:target) */', ['*']],
  ['a:has(> [data-b]:focus-visible .c) { }', []],
])(':has() in %s', (css, found) => {
  expect(fitsAll(css)).toEqual(found);
});

test('no :has() on the screen fits every element', () => {
  const files = globSync('{app,pages}/**/*.css', { exclude: ['app/styles/print.css'] });
  expect(files.length).toBeGreaterThan(90);
  expect(files.flatMap((file) => fitsAll(readFileSync(file, 'utf8')).map((part) => `${file}: ${part}`))).toEqual([]);
});
