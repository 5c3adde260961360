import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../../generator/pages/all-pages.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { eventsOf, history } from './schema.ts';

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

test('a date is read and shown in the language of its text; one that names no day for sure is refused', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('site.yaml', /^/, 'language: de\n');
  copy.change('history.yaml', 'date: March 5, 2023', 'date: 2023-03-05');
  copy.change('history.yaml', 'date: January 7, 2024', 'date: 7. Jänner 2024');
  const events = (await readSite(copy.folder)).get(history);
  expect(events.filter(({ days }) => days).map(({ date, days }) => [date, days!.last])).toEqual([
    ['5. März 2023', '2023-03-05'],
    ['7. Jänner 2024', '2024-01-07'],
    ['June 20, 2024', '2024-06-20'],
    ['August 16-17, 2024', '2024-08-17'],
    ['6. Februar 2099', '2099-02-06'],
    ['31. Dezember 2098', '2098-12-31'],
  ]);
  copy.change('history.yaml', 'June 20, 2024', '6/20/24');
  await expect(readSite(copy.folder)).rejects.toThrow(
    /date must .*, such as 20\. November 2026; .* \(it is "6\/20\/24"\)/,
  );
  copy.change('history.yaml', '6/20/24', 'June 20, 2024');
  copy.change('history.yaml', 'date: 2099-02-06', 'date: 皇紀2759年2月6日');
  await expect(readSite(copy.folder)).rejects.toThrow(/date must name a day that is understood, .*皇紀2759年/);
  copy.change('history.yaml', 'date: 皇紀2759年2月6日', 'date: 令和81年2月6日');
  copy.change('history.yaml', 'hours: 20:00-22:30', 'hours: 20 Uhr, Einlass 19 Uhr, Ende offen');
  await expect(readSite(copy.folder)).rejects.toThrow(
    /hours must be an hour, such as 20:00, or two, such as 20:00–22:30 Uhr, .* \(it is "20 Uhr, Einlass/,
  );
});
