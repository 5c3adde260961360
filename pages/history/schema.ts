import { z } from 'zod';
import { languages } from '../../contract/languages.ts';
import type { EventLink } from '../../contract/page-data.ts';
import { plainDigits } from '../../contract/plain-letters.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { contentList } from '../../generator/content/content-file.ts';
import { address, entry, id, text, title } from '../../generator/content/fields.ts';
import type { Content } from '../../generator/content/read.ts';
import { textLanguage } from '../../generator/content/translations.ts';

const schema = entry({
  id,
  date: text
    .refine(
      (date) => dayOf(date) !== undefined || !looksLikeDay(date),
      'must be a day of the calendar that everybody reads alike, such as November 20, 2026; or only a year, such as 2026',
    )
    .meta({
      description: 'As it is read: 2021, May 20, 2024, or 2024 Q3-Q4. The feed lists events whose date names a day.',
    }),
  title: title.meta({ description: 'What happened, in a few words.' }),
  description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
  details: text.optional().meta({
    description: 'One point a line. Lines that begin with spaces belong to the line above them.',
    widget: 'lines',
  }),
  links: z
    .array(
      z.strictObject({ href: address, label: title.meta({ description: 'The words of the link.' }) }),
      'must be a list of links',
    )
    .optional()
    .meta({
      description: 'Pages of this site about the event, or works on them. A work shows the events that lead to it.',
    }),
});

export const history = contentList('history.yaml', schema);

/** The events that link to a work, such as the album at /music/album/parousia. A series has more than one address. */
export const eventsOf = (content: Content, ...workAddresses: string[]): EventLink[] =>
  content
    .get(history)
    .filter(({ links = [] }) => links.some(({ href }) => workAddresses.includes(href)))
    .map(({ id, date, title }) => ({
      href: `${pathIn(content, 'history')}#${id}`,
      date,
      title,
      textLanguage: textLanguage(content, history.name),
    }));

const ordinal = '(?:st|nd|rd|th)?';
/** The ways to write a day. A range, such as August 16-17, 2024, is new on its last day. */
const dayPatterns = [
  new RegExp(
    `^(?:.*[-–—]\\s*)?(?<month>\\p{L}+)\\.? (?:\\d+${ordinal}\\s*[-–—]\\s*)?(?<day>\\d{1,2})${ordinal}[,،]? (?<year>\\d{4})$`,
    'u',
  ),
  new RegExp(
    `^(?:.*[-–—]\\s*)?(?<day>\\d{1,2})(?:${ordinal}|\\.) (?:of )?(?<month>\\p{L}+)\\.?[,،]? (?<year>\\d{4})$`,
    'u',
  ),
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/** The parts of a date that names a day, though perhaps not one of the calendar. */
function dayParts(date: string): { year: string; month: number; day: string } | undefined {
  const written = plainDigits(date).normalize().trim();
  const found = dayPatterns.map((pattern) => pattern.exec(written)?.groups).find((groups) => groups);
  if (!found) return undefined;
  const { year = '', month = '', day = '' } = found;
  return { year, month: Number(month) || numberOfMonth(month.toLowerCase()), day };
}

/** The day of an event, such as 2024-08-17, if its date names one. A year or a quarter is no day. */
export function dayOf(date: string): string | undefined {
  const { year, month = 0, day = '' } = dayParts(date) ?? {};
  if (month === 0) return undefined;
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  // February 30 would be in March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written) ? written : undefined;
}

/** Three numbers, such as 11/20/26, which people read as different days, or a month with a day. */
const looksLikeDay = (date: string): boolean =>
  /^\d{1,4}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{1,4}\.?$/.test(plainDigits(date).trim()) || (dayParts(date)?.month ?? 0) > 0;

/** Countries with other names of months than most that speak their language: Jänner in Austria, شباط in Lebanon. */
const monthLocales = [...Object.keys(languages), 'de-AT', 'ar-LB', 'ar-MA', 'ar-DZ'];

/**
 * The names of each month in all languages, in small letters. Some languages have another form within a date: Polish 'maj' and
 * '3 maja'.
 */
const months = Array.from({ length: 12 }, (_, month) =>
  monthLocales.flatMap((language) =>
    [{}, { day: 'numeric' } as const].flatMap((more) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', ...more })
        .formatToParts(Date.UTC(2000, month))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase()),
    ),
  ),
);

export const monthNames: string[] = [...new Set(months.flat())];

/** Months may be cut: Nov, Sept. 0 if it is none. */
export const numberOfMonth = (word: string): number =>
  months.findIndex((names) => names.some((name) => name === word || (word.length > 2 && name.startsWith(word)))) + 1;
