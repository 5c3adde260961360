import { expect, test } from 'vitest';
import { namesDay, splitDate } from './event-date.ts';

test('splitDate splits a date at its year, and loses no text', () => {
  expect(splitDate('2018-2020')).toEqual({ before: '', year: '2018-2020', after: '' });
  expect(splitDate('August 16-17, 2024')).toEqual({ before: 'August 16-17, ', year: '2024', after: '' });
  expect(splitDate('2025 and Beyond')).toEqual({ before: '', year: '2025', after: ' and Beyond' });
  expect(splitDate('٢٩ فبراير ٢٠٢٤')).toEqual({ before: '٢٩ فبراير ', year: '٢٠٢٤', after: '' });
  expect(splitDate('2024年5月14日')).toEqual({ before: '', year: '2024年', after: '5月14日' });
  expect(splitDate('Some day')).toEqual({ before: 'Some day', year: '', after: '' });
});

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
