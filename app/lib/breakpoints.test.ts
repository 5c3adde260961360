import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heights, sizesOf, widths } from './breakpoints.ts';

/** The lengths in the media queries of a style sheet that have no name, such as `width < 41rem`. */
function unnamedIn(css: string): string[] {
  const queries = [...css.matchAll(/@media([^{]*)/g)].map(([, query]) => query!);
  const features = queries.flatMap((query) => query.match(/[^()]*\b(width|height)\b[^()]*/g) ?? []);
  return features.filter((feature) => {
    const named = Object.values(feature.includes('width') ? widths : heights).map((rem) => `${rem}rem`);
    return feature.match(/[\d.]+[a-z]*/g)?.some((length) => !named.includes(length));
  });
}

test.each([
  ['@media (width < 40rem) or (height < 26rem) { a { width: 41rem } }', []],
  ['@media (40rem <= width < 72rem) and (min-aspect-ratio: 4 / 5) {}', []],
  ['@media (hover: hover) and (width >= 41rem) {}', ['width >= 41rem']],
  ['@media not ((width < 40rem) and (height < 40rem)) {}', ['height < 40rem']],
  ['@media (min-width: 640px) {}', ['min-width: 640px']],
  ['@container (width < 41rem) {}', []],
])('widths and heights in %s', (css, found) => {
  expect(unnamedIn(css)).toEqual(found);
});

test('media queries use the breakpoints alone', () => {
  // A card for other sites shares no layout with the pages: its window is a frame of any size.
  const files = globSync('{app,pages}/**/*.css').filter((file) => !/^app.card/.test(file));
  expect(files.length).toBeGreaterThan(90);
  expect(files.flatMap((file) => unnamedIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('no script repeats a breakpoint', () => {
  const files = globSync('{app,pages}/**/*.{ts,tsx}').filter((file) => !/lib.breakpoints/.test(file));
  expect(files.filter((file) => /\((?:width|height) [<>]=? \d/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the widest condition of `sizes` is the first', () => {
  expect(sizesOf({ small: '44vw', wide: '20rem' }, '90vw')).toBe('(width >= 64rem) 20rem, (width >= 40rem) 44vw, 90vw');
});
