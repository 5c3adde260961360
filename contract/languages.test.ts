import { expect, test } from 'vitest';
import { commonLanguages, directionOf, languageOf, nameOfLanguage } from './languages.ts';

test.each([
  ['pt', 'pt'],
  ['pt-br', 'pt-BR'],
  ['PT_BR', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['iw', 'he'],
  ['fil', 'fil'],
  // Folders that a content may have.
  ...['film', 'art', 'old', 'pictures', 'albums', 'tests', 'backup', 'my texts', ''].map((name) => [name, undefined]),
  // No languages, or more than one.
  ...['xx', 'de-XX', 'mul', 'zxx', 'und', 'Deutsch', 'ar-u-nu-arab', 'x-own'].map((tag) => [tag, undefined]),
])('%s is the language %s', (tag, language) => expect(languageOf(tag!)).toBe(language));

test.each([
  ['de', 'Deutsch', 'ltr'],
  ['pt-BR', 'Português (Brasil)', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['fa', 'فارسی', 'rtl'],
  ['zh-Hans', '简体中文', 'ltr'],
  ['ka', 'ქართული', 'ltr'],
  ['dv', 'Divehi', 'rtl'],
] as const)('%s is called %s and written %s', (language, name, direction) => {
  expect(nameOfLanguage(language)).toBe(name);
  expect(directionOf(language)).toBe(direction);
});

test('every language that is offered is one, and has a name in its own letters', () => {
  expect(commonLanguages.map(languageOf)).toEqual(commonLanguages);
  expect(new Set(commonLanguages.map(nameOfLanguage)).size).toBe(commonLanguages.length);
});
