import { expect, test } from 'vitest';
import type { z } from 'zod';
import { accent, duration, fileName, href, icon, id, list, order, text, url, year, yesOrNo } from './fields.ts';

/** The message about a value; undefined if it is accepted. */
const messageOf = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, unknown, string]>([
  ['text', text, ' Words ', '  ', 'must not be empty'],
  ['id', id, 'night-watch', 'Night Watch', 'must be small letters, digits and hyphens, such as night-watch'],
  ['href', href, '/music/album/songs', 'music', 'must be an address of this site, such as /music'],
  ['url', url, 'https://a.example/?b', 'a.example', 'must be a full address that begins with https://'],
  ['url', url, 'https://a.example', 'http://a.example', 'must be a full address that begins with https://'],
  ['fileName', fileName, 'a/b.c-1.jpg', '../b.jpg', 'must be the name of a file beside this record, such as cover.jpg'],
  ['order', order, '1', '1.5', 'must be a whole number: 1 comes first'],
  ['duration', duration, '12:04', '12 minutes', 'must be minutes and seconds, such as 3:45'],
  ['year', year, '2024', '24', 'must be a year, such as 2024'],
  ['yesOrNo', yesOrNo, 'Yes', 'perhaps', 'must be true or false'],
  ['list', list(text, 'paragraphs'), ['one'], 'one', 'must be a list of paragraphs'],
  ['accent', accent, 'blue', 'green', 'must be blue, purple or emerald'],
  ['icon', icon, 'moon-6', 'moon-7', expect.stringMatching(/^must be one of .*moon-6/)],
])('%s', (_, field, good, bad, message) => {
  expect(messageOf(field, good)).toBeUndefined();
  expect(messageOf(field, bad)).toEqual(message);
});

test('texts have composed letters, and names of files are those on the disk', () => {
  expect(text.parse('Nu\u0308chtern')).toBe('Nüchtern');
  expect(fileName.parse('nu\u0308chtern.mp3')).toBe('nu\u0308chtern.mp3');
});
