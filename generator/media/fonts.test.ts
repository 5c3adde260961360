import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subsets } from './fonts.ts';

/** The fonts with files in fonts.css. */
const faces = readFileSync('app/styles/fonts.css', 'utf8')
  .split('@font-face')
  .flatMap((text) => {
    const read = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    const name = read(/fonts\/([\w-]+)\.woff2/);
    if (!name) return [];
    const ranges = read(/unicode-range:\s*([^;]+);/)
      .split(/,\s+/)
      .map((range) =>
        range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      );
    const has = (letter: string) =>
      ranges.some(([from = 0, to = from]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
    const font = [/font-family: ([^;]+);/, /font-weight: ([^;]+);/, /font-style: ([^;]+);/].map(read).join(' ');
    return [{ name, font, has }];
  });

test('each file has a rule, whose range has each of its letters', () => {
  expect(faces.map(({ name }) => name).sort()).toEqual(subsets.map(({ name }) => name).sort());
  for (const { name, text } of subsets) {
    const { has } = faces.find((face) => face.name === name)!;
    expect(
      [...text].filter((letter) => !has(letter)),
      name,
    ).toEqual([]);
  }
});

test('no letter makes a browser load two files of the same font', () => {
  for (const { name, text } of subsets) {
    const { font } = faces.find((face) => face.name === name)!;
    for (const other of faces.filter((face) => face.font === font && face.name !== name)) {
      expect([...text].filter(other.has), `${name} and ${other.name}`).toEqual([]);
    }
  }
});

test('an emphasis in a headline has the European letters of other headlines', () => {
  const { text } = subsets.find(({ name }) => name === 'literata-european')!;
  const italics = faces.filter(({ font }) => font.endsWith('italic'));
  const letters = [...text].filter((letter) => letter > '~');
  expect(letters.filter((letter) => !italics.some(({ has }) => has(letter)))).toEqual([]);
});
