import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersIn } from '../lib/characters.ts';
import { moreFonts, subsets } from './fonts.ts';

/** The rules of a style sheet that load files. */
const facesIn = (css: string) =>
  css.split('@font-face').flatMap((text) => {
    const read = (pattern: RegExp) => pattern.exec(text)?.[1]?.replaceAll('"', '') ?? '';
    const name = read(/fonts\/([\w-]+)\.woff2/);
    if (!name) return [];
    const ranges = read(/unicode-range:\s*([^;}]+)/)
      .split(/,\s*/)
      .map((range) =>
        range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      );
    const has = (letter: string) =>
      ranges.some(([from = 0, to = from]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
    const font = [/font-family:\s*([^;]+);/, /font-weight:\s*([^;]+);/, /font-style:\s*([^;]+);/]
      .map(read)
      .join(' ')
      .trim();
    return [{ name, font, has }];
  });

const faces = facesIn(readFileSync('app/styles/fonts.css', 'utf8'));
const fonts = [...new Set(faces.map(({ font }) => font))];

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

/** The letters of a text for which a font has a file, after moreFonts() has made those that it needs. */
async function lettersFound(text: string, font: string): Promise<string> {
  const { css } = await moreFonts(charactersIn([text]));
  const made = facesIn(css).filter((face) => face.font === font);
  const shipped = subsets.filter((subset) => faces.find(({ name }) => name === subset.name)!.font === font);
  const isThere = (letter: string) =>
    made.some(({ has }) => has(letter)) || shipped.some(({ text }) => text.includes(letter));
  return [...text].filter((letter) => letter === ' ' || isThere(letter)).join('');
}

test.each([
  'Zażółć gęślą jaźń',
  'Tiếng Việt, Ngữ điệu',
  'Щедрик і Їжак, объём',
  'Παρουσία ΆΈΉ',
  'Dvořák, Țară, Ğüzel, Ħal, Kęstutis',
  'Ẹ̀kọ́',
])('every letter of %s is in each of our fonts', async (text) => {
  for (const font of fonts) expect(await lettersFound(text, font), font).toBe(text);
});

test.each(['静かな朝', 'موسيقى', 'می‌خواهم', 'שָׁלוֹם', 'संगीत', 'ดนตรี', '음악'])(
  'no letter of %s is in our fonts, so that the system shows all of it',
  async (text) => {
    for (const font of fonts) expect(await lettersFound(text, font), font).toBe('');
    expect((await moreFonts([text])).missing).toEqual({ title: [], text: [] });
  },
);

test('a word with Latin, Greek or Cyrillic letters that a font lacks is named, so that the system shows all of it', async () => {
  const { missing } = await moreFonts(['ἀ', 'ɛ', 'ć', '年', '★', 'e̊']);
  expect(missing).toEqual({ title: ['e̊', 'ɛ'], text: ['e̊', 'ɛ', 'ἀ'] });
});

test('texts in English need no more files', async () => {
  expect(await moreFonts(charactersIn(['Night Watch, “Zoë”: 1 × 2 – €3…']))).toEqual({
    css: '',
    missing: { title: [], text: [] },
  });
});
