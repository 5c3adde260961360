import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { placeholdersIn } from '../../app/messages/phrase.ts';
import { english, messagesCode, messagesIn, wordLanguages } from './messages.ts';

describe.each(['en', ...wordLanguages])('the words in %s', (language) => {
  const words = language === 'en' ? english : parse(readFileSync(`app/messages/${language}.yaml`, 'utf8'));

  test('are those of English', () => expect(Object.keys(words)).toEqual(Object.keys(english)));

  test('have the placeholders of English, and the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [name, own] of Object.entries(english)) {
      const word = words[name];
      if (typeof own === 'string') expect(placeholdersIn(word).sort(), name).toEqual(placeholdersIn(own).sort());
      else expect(Object.keys(word).sort(), name).toEqual(pluralCategories.toSorted());
      if (word.other) expect(placeholdersIn(word.other), name).toEqual(['count']);
    }
  });

  test('say the same in the browser and in the generator', async () => {
    const code = messagesCode(language).replace(
      "'/app/messages/counted.ts'",
      `'file://${process.cwd()}/app/messages/counted.ts'`,
    );
    const inBrowser = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    const said = (word: unknown) => (typeof word === 'function' ? word(2, 'b', 'c') : word);
    for (const [name, word] of Object.entries(messagesIn(language)))
      expect(said(inBrowser[name]), name).toBe(said(word));
  });
});

test('from right to left, an inserted text is isolated, and a number is not', () => {
  expect(messagesIn('ar').titleOfPart('A (live)', 2)).toBe('\u2068A (live)\u2069، الصفحة 2');
});

test.each([
  ['zh', '播放'],
  ['zh-CN', '播放'],
  ['zh-TW', 'Play'],
  ['pt-BR', 'Reproduzir'],
  ['de-AT', 'Abspielen'],
  ['nl', 'Play'],
])('the word for Play in %s is %s', (language, play) => expect(messagesIn(language).play).toBe(play));
