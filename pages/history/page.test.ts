import { expect, test } from 'vitest';
import { isHighlighted, parseOutline } from './page.ts';

test('a date with 2023 or 2024 in it is highlighted', () => {
  expect(['2023', 'December 3, 2023', '2024 Q3-Q4'].map(isHighlighted)).toEqual([true, true, true]);
  expect(['2018-2020', '2022', '2025 and Beyond'].map(isHighlighted)).toEqual([false, false, false]);
});

test('indented lines belong to the line above them', () => {
  expect(parseOutline('One\n  two\n  three\n\nFour')).toEqual([
    { text: 'One', below: ['two', 'three'] },
    { text: 'Four', below: [] },
  ]);
  expect(parseOutline()).toEqual([]);
});
