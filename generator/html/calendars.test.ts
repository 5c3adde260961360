import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasEventsAhead } from '../../pages/history/schema.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { makePage, news, readSite } from '../pages/all-pages.ts';
import { writeCalendars } from './calendars.ts';

/** The calendar files of the fixture with these events in place of its own. */
async function filesOf(events: string) {
  const copy = copyFixture();
  const out = mkdtempSync(join(tmpdir(), 'calendars-'));
  onTestFinished(() => {
    copy.remove();
    rmSync(out, { recursive: true });
  });
  copy.change('history.yaml', /.*/s, events);
  const content = await readSite(copy.folder);
  writeCalendars(content, out);
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ics'));
  const texts = names.sort().map((name) => [name, readFileSync(join(out, name), 'utf8')] as const);
  return { content, files: Object.fromEntries(texts) };
}

const event = (id: string, date: string, rest = '') =>
  `- id: ${id}\n  date: ${date}\n  title: Title ${id}\n  description: Said, of it\n${rest}`;
const visit = (fields: string) => `  visit: { ${fields} }\n`;

test('an event is written as RFC 5545 wants it: escaped, and folded after 75 bytes at most', async () => {
  const place = `${'ж'.repeat(40)}; ${'日本'.repeat(12)}`;
  const fields = `place: "${place}", hours: 20.00-2:30, price: "12, or \\\\ nothing", tickets: /music, announced: 2098-01-02`;
  const { files } = await filesOf(event('evening', '2099-12-31', visit(fields)));
  const text = files['history/evening.ics']!;
  expect(files['history.ics']).toBe(text);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//fixture.example//History//EN',
    'X-WR-CALNAME:Fixture',
    'BEGIN:VEVENT',
    'UID:evening@fixture.example',
    'DTSTAMP:20980102T000000Z',
    'DTSTART:20991231T200000',
    'DTEND:21000101T023000',
    'SUMMARY:Title evening',
    expect.stringMatching(
      /^DESCRIPTION:Said\\, of it\\n8:00.*2:30.AM\\n12\\, or \\\\ nothing\\nhttps:\/\/fixture\.example\/music$/,
    ),
    `LOCATION:${place.replace(';', '\\;')}`,
    'URL:https://fixture.example/history#evening',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['2099-02-28', '', 'DTSTART;VALUE=DATE:20990228', 'DTEND;VALUE=DATE:20990301'],
  ['August 30 – September 2, 2099', 'hours: 20:00', 'DTSTART;VALUE=DATE:20990830', 'DTEND;VALUE=DATE:20990903'],
  ['2099-02-28', 'hours: 9:05', 'DTSTART:20990228T090500', 'SUMMARY:Title one'],
])('%s with "%s" is %s, %s', async (date, fields, ...lines) => {
  const { files } = await filesOf(event('one', date, visit(fields)));
  expect(files['history.ics']).toContain(`${lines.join('\r\n')}\r\n`);
});

test('the calendar keeps what people could come to, the page announces what is to come, and the feed what is announced or over', async () => {
  const past = visit('place: Here, hours: 20:00, price: 1');
  const said = visit('hours: 20:00, place: Here, tickets: https://example.org, announced: 2024-06-01');
  const [over, ahead] = [event('over', '2024-05-20', past), event('ahead', '2099-05-20')];
  const { content, files } = await filesOf(
    over + event('plain', '2024-05-21') + ahead + event('said', '2099-05-21', said),
  );
  expect(Object.keys(files)).toEqual(['history.ics', 'history/ahead.ics', 'history/over.ics', 'history/said.ics']);
  const told = news(content).filter(({ path }) => path.startsWith('/history'));
  expect(told.map(({ path, day }) => `${path} ${day}`)).toEqual([
    '/history#said 2024-06-01',
    '/history#plain 2024-05-21',
    '/history#over 2024-05-20',
  ]);
  const { data, head } = makePage(content, fakePicture, '/history')!;
  const shown = JSON.parse(JSON.stringify(data)).events;
  expect(shown[0]).toEqual(expect.not.objectContaining({ ahead: expect.anything() }));
  expect(shown[0].details).toEqual([{ text: 'Here', below: [] }]);
  expect(shown[3].ahead.facts).toEqual(['8:00 PM', 'Here']);
  expect(JSON.stringify(head)).toContain('\\"startDate\\":\\"2099-05-21T20:00\\"');
});

test('a site without events to come has no calendar, and no code for them', async () => {
  expect((await filesOf(event('plain', '2024-05-21'))).files).toEqual({});
  expect(await Promise.all(['content', 'fixture'].map((folder) => hasEventsAhead(folder, {})))).toEqual([false, true]);
});
