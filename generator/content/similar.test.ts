import { expect, test } from 'vitest';
import { didYouMean } from './similar.ts';

const fields = ['title', 'alt', 'coverImage', 'description'];

test.each([
  ['tilte', 'title'],
  ['al', 'alt'],
  ['coverimage', 'coverImage'],
  ['discription', 'description'],
])('%s is corrected to %s', (word, meant) => expect(didYouMean(word, fields)).toBe(` Did you mean '${meant}'?`));

test.each(['subtitle', 'a', 'year', ''])('%s is not similar to any word', (word) =>
  expect(didYouMean(word, fields)).toBe(''),
);

test('without candidates there is no proposal', () => expect(didYouMean('title', [])).toBe(''));
