import { expect, test } from 'vitest';
import { readSite } from '../../generator/pages/all-pages.ts';
import { dayOf, eventsOf, history } from './schema.ts';

test('a work has the events that link to it, in the order of the timeline', async () => {
  const content = await readSite('fixture');
  const titles = (...addresses: string[]) => eventsOf(content, ...addresses).map(({ title }) => title);
  expect(titles('/music/album/symphony')).toEqual(['Event Seven', 'Event Eight']);
  expect(titles('/writing#three-parts', '/writing#part-two')).toEqual(['Event Three']);
  expect(titles('/music/album/single')).toEqual([]);
  expect(eventsOf(content, '/art/patterns')).toEqual([
    { href: '/history#event-10', date: '2025 and After', title: 'Event Ten' },
  ]);
});

test.each([
  ['December 3, 2023', '2023-12-03'],
  ['August 16-17, 2024', '2024-08-17'],
  ['may 20, 2024', '2024-05-20'],
  ['February 30, 2024', undefined],
  ['2018-2020', undefined],
  ['2023', undefined],
  ['2024 Q3-Q4', undefined],
  ['2025 and Beyond', undefined],
  ['December 2023', undefined],
  ['Someday 3, 2023', undefined],
  ['20.11.2026', '2026-11-20'],
  ['2. 3. 2024', '2024-03-02'],
  ['2026-11-20', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['16-17 August 2024', '2024-08-17'],
  ['Nov. 20th 2026', '2026-11-20'],
  ['August 30 – September 2, 2024', '2024-09-02'],
  ['14. Mai 2024', '2024-05-14'],
  ['3. Ma\u0308rz 2024', '2024-03-03'],
  ['16.–17. Dez. 2024', '2024-12-17'],
  ['März 2024', undefined],
  ['5. Jänner 2024', '2024-01-05'],
  ['31 ديسمبر، 2024', '2024-12-31'],
  ['٢٩ شباط ٢٠٢٤', '2024-02-29'],
  ['5 آب 2024', '2024-08-05'],
])('the day of "%s" is %s', (date, day) => expect(dayOf(date)).toBe(day));

const reads = (date: string) => {
  const event = { id: 'a', date, title: 'A', description: 'B' };
  return history.schema.safeParse([event]).error?.issues[0]?.message;
};

test.each(['11/20/2026', '20.11.26', '20.13.2026', '2026-02-30', 'February 30, 2024', '31 Nov 2026', '٣١ شباط ٢٠٢٦'])(
  'the date %s, which names no day for sure, is refused with an example',
  (date) => expect(reads(date)).toContain('such as November 20, 2026'),
);

test.each(['2021', '2018-2020', '2024 Q3-Q4', '2025 and Beyond', 'One day', 'Season 2, 2024', '20.11.2026'])(
  'the date %s is accepted',
  (date) => expect(reads(date)).toBe(undefined),
);
