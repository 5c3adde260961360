import { expect, test } from 'vitest';
import { countedIn } from './counted.ts';
import { trackCount as germanTrackCount } from './de.ts';
import { artworkCount, standInsLeft } from './en.ts';

test('a count has the plural form of its language', () => {
  expect([0, 1, 2, 1000].map(artworkCount)).toEqual(['0 artworks', '1 artwork', '2 artworks', '1000 artworks']);
  expect([0, 1, 2].map(germanTrackCount)).toEqual(['0 Stücke', '1 Stück', '2 Stücke']);
  const counted = countedIn('ar');
  const forms = {
    zero: 'لا ألبومات',
    one: 'ألبوم واحد',
    two: 'ألبومان',
    few: '# ألبومات',
    many: '# ألبومًا',
    other: '# ألبوم',
  };
  expect([0, 1, 2, 3, 11, 100].map((count) => counted(count, forms))).toEqual([
    ...['لا ألبومات', 'ألبوم واحد', 'ألبومان', '3 ألبومات', '11 ألبومًا', '100 ألبوم'],
  ]);
});

test("a list has commas, and 'and' without a comma before the last item", () => {
  expect(standInsLeft(['a', 'b', 'c'])).toMatch(/: a, b and c\.$/);
});
