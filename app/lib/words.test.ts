import { expect, test } from 'vitest';
import { counted, joined } from './words.ts';

test('one thing, and several', () => {
  expect([1, 9].map((count) => counted(count, 'artwork', 'artworks'))).toEqual(['1 artwork', '9 artworks']);
});

test('a list as a sentence has it', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(joined)).toEqual(['a', 'a and b', 'a, b and c']);
});
