import { expect, test } from 'vitest';
import { countedIn } from './counted.ts';

test('a count has the plural form of its language', () => {
  const counted = countedIn('ar');
  const forms = {
    zero: 'لا ألبومات',
    one: 'ألبوم واحد',
    two: 'ألبومان',
    few: '{count} ألبومات',
    other: '{count} ألبوم',
  };
  expect([0, 1, 2, 3, 100].map((count) => counted(count, forms))).toEqual([
    ...['لا ألبومات', 'ألبوم واحد', 'ألبومان', '3 ألبومات', '100 ألبوم'],
  ]);
});
