import { expect, test } from 'vitest';
import { counted, joined } from './en.ts';

test('counted uses the singular for one and the plural for more', () => {
  expect([1, 9].map((count) => counted(count, 'artwork', 'artworks'))).toEqual(['1 artwork', '9 artworks']);
});

test("joined separates with commas, and with 'and' before the last item", () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(joined)).toEqual(['a', 'a and b', 'a, b and c']);
});
