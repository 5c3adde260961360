import { expect, test } from 'vitest';
import { namesDay } from './event-date.ts';

test('namesDay is true only for a date with a day', () => {
  const days = [
    'December 3, 2023',
    'August 16-17, 2024',
    '14. Mai 2024',
    '20.11.2026',
    '2024年5月14日',
    '٢٩ فبراير ٢٠٢٤',
  ];
  expect(days.filter((date) => !namesDay(date))).toEqual([]);
  const others = ['2018-2020', '2023', '2024 Q3-Q4', 'Q3 2024', '2025 and Beyond', 'März 2024'];
  expect(others.filter(namesDay)).toEqual([]);
});
