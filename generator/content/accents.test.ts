import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { accentStyle } from '../html/accent-style.ts';
import { accentNames, accentsOf, contrast, token } from '../lib/colors.ts';
import { readSite } from '../pages/all-pages.ts';
import { accentFields, accentProblem } from './accents.ts';

test('the default accents have enough contrast', () => {
  for (const name of accentNames) expect(accentProblem(name, accentsOf()[name])).toBeUndefined();
});

test.each([
  [
    '#222222',
    /^accents › purple #222222 is too dark: a line .* has a contrast of 1\.2:1 and needs 3:1\. Choose a lighter colour\.$/,
  ],
  ['#ffffff', /too light: text over its light has a contrast of 3:1 and needs 4\.5:1\. Choose a darker colour\.$/],
])('%s has too little contrast with one of its neighbours', (accent, message) => {
  expect(accentProblem('purple', accent)).toMatch(message);
});

test('an accent is six digits, or three that are meant twice, in any capitals', () => {
  expect(accentFields.parse({ blue: '#C8643C', purple: '#c6A' })).toEqual({ blue: '#c8643c', purple: '#cc66aa' });
  expect(() => accentFields.parse({ blue: 'red' })).toThrow('must be a colour such as #2f6bff, in quotes');
});

test('other accents replace their tokens and what follows from them, and no others', () => {
  expect(accentStyle({})).toBe('');
  expect(accentStyle({ accents: {} })).toBe('');
  expect(accentStyle({ accents: { blue: '#c8643c' } })).toBe(
    '@layer tokens{html:root{--aurora-blue:#c8643c;--particle-blue:#e6b9a7;--cloth-default:#3b211c}' +
      'html:root[data-look=day]{--aurora-blue:#c8643c;--particle-blue:#a5563b}}',
  );
});

test('by day, a light accent is as dark as it must be on paper', () => {
  const [, blue] = /data-look=day\]\{--aurora-blue:(#\w+)/.exec(accentStyle({ accents: { blue: '#ffe08a' } }))!;
  expect(contrast(blue!, token('ground-800', 'day'))).toBeGreaterThanOrEqual(3);
});

test('the build reports an accent and a letter that cannot be used, with their lines', async () => {
  const copy = copyFixture();
  onTestFinished(() => copy.remove());
  appendFileSync(join(copy.folder, 'site.yaml'), "\nmark: { letter: ש }\naccents:\n  blue: '#101010'\n");
  await expect(readSite(copy.folder)).rejects.toMatchObject({
    problems: [
      { path: ['accents', 'blue'], message: expect.stringContaining('is too dark') },
      { path: ['mark', 'letter'], message: expect.stringContaining('which our font does not have') },
    ],
  });
});
