import { expect, test } from 'vitest';
import { type Messages, messagesIn } from './languages.ts';

const { en, ...others } = messagesIn;

/** The names of all words, also of those in a group: 'play', 'standIn.phone'. */
const namesIn = (words: object): string[] =>
  Object.entries(words)
    .flatMap(([name, word]) =>
      typeof word === 'object' && !Array.isArray(word) ? namesIn(word).map((inner) => `${name}.${inner}`) : name,
    )
    .sort();

// The types refuse a missing word, not one that no page shows any more.
test.each(Object.entries(others))('%s has the words of English and no others', (_language, words) => {
  expect(namesIn(words)).toEqual(namesIn(en));
});

test('the types refuse a missing word, one of another kind, and a function of other values', () => {
  const { play, ...withoutPlay } = en;
  // @ts-expect-error: it has no `play`.
  const missing: Messages = withoutPlay;
  // @ts-expect-error: a text in place of a function.
  const text: Messages = { ...en, trackCount: 'Stücke' };
  // @ts-expect-error: the count is a number.
  const other: Messages = { ...en, trackCount: (count: string) => count };
  // @ts-expect-error: a group without a word.
  const group: Messages = { ...en, standIn: { ...en.standIn, film: undefined } };
  expect([missing, text, other, group, play]).toHaveLength(5);
});
