import { expect, test } from 'vitest';
import { cardFontRules } from './card-font.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž';

/** The letters that each rule is for. */
const rangesOf = (rules: string) =>
  [...rules.matchAll(/unicode-range:([^}]+)/g)].map(([, range]) =>
    range!
      .split(',')
      .map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)))
      .join(''),
  );

test('the font has the letters of the texts, one rule for each alphabet', async () => {
  const rules = await cardFontRules(['Παρουσία', 'Vigil'], ['Arrival']);
  expect(rangesOf(rules)).toEqual(['AVagilrv', 'Πίαορσυ']);
  expect(rules).toContain('src:url(data:font/woff2;base64,');
});

test('texts that would make it too large are left out, but not the needed ones', async () => {
  expect(rangesOf(await cardFontRules(['Title'], [alphabet, accented]))).toEqual(['Teilt']);
  expect(rangesOf(await cardFontRules(['Title'], [alphabet]))[0]).toContain('Z');
});
