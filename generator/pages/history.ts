import { z } from 'zod';
import type { EventLink, OutlineLine } from '../../contract/page-data.ts';
import { routes } from '../../contract/routes.ts';
import { contentList } from '../content/content-file.ts';
import { address, id, text } from '../content/fields.ts';
import type { Content } from '../content/read.ts';
import { menuPage, type NewsItem } from './define-page.ts';

const schema = z.strictObject({
  id,
  date: text.meta({
    description: 'As it is read: 2021, May 20, 2024, or 2024 Q3-Q4. The feed lists events whose date names a day.',
  }),
  title: text.meta({ description: 'What happened, in a few words.' }),
  description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
  details: text.optional().meta({
    description: 'One point a line. Lines that begin with spaces belong to the line above them.',
    widget: 'lines',
  }),
  links: z
    .array(
      z.strictObject({ href: address, label: text.meta({ description: 'The words of the link.' }) }),
      'must be a list of links',
    )
    .optional()
    .meta({
      description: 'Pages of this site about the event, or works on them. A work shows the events that lead to it.',
    }),
});

export const history = contentList('history.yaml', schema);

/** A date is highlighted if its text contains 2023 or 2024. */
export const isHighlighted = (date: string): boolean => /2023|2024/.test(date);

/** Splits a text into lines. Lines that begin with spaces belong to the line above them. */
export function parseOutline(text = ''): OutlineLine[] {
  const lines: OutlineLine[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const last = lines.at(-1);
    if (last && /^\s/.test(line)) last.below.push(line.trim());
    else lines.push({ text: line.trim(), below: [] });
  }
  return lines;
}

/** The day of an event, such as 2024-08-17: 'August 16-17, 2024' is new on the last day. Undefined without a day. */
export function dayOf(date: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\p{L}+) (?:\d{1,2}\s*[-–]\s*)?(\d{1,2}), (\d{4})$/u.exec(date.trim()) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return undefined;
  const written = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  // February 30 would be in March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written) ? written : undefined;
}

/** The English names of the months, in small letters. */
export const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase(),
);

/** The news about a work: none if it states no day, or if an event links to it, because the feed has that event. */
export function newsOf(content: Content, path: string, { title, description, published }: Work): NewsItem[] {
  const isNew = published && eventsOf(content, path).length === 0;
  return isNew ? [{ path, title, description, day: published }] : [];
}

interface Work {
  title: string;
  description: string;
  published?: string | undefined;
}

/** The events that link to a work, such as the album at /music/album/parousia. A series has more than one address. */
export const eventsOf = (content: Content, ...workAddresses: string[]): EventLink[] =>
  content
    .get(history)
    .filter(({ links = [] }) => links.some(({ href }) => workAddresses.includes(href)))
    .map(({ id, date, title }) => ({ href: `${routes.history.path}#${id}`, date, title }));

export default menuPage('history', {
  files: [history],
  ids: (content) => content.get(history).map(({ id }) => id),
  news: (content) =>
    content.get(history).flatMap(({ id, date, title, description }) => {
      const day = dayOf(date);
      return day ? [{ path: `${routes.history.path}#${id}`, title, description, day }] : [];
    }),
  places: ({ content }) =>
    content.get(history).map(({ id, title, date }) => ({ kind: 'event', title, detail: date, hash: id })),
  data: ({ content }, head) => ({
    ...head,
    events: content.get(history).map(({ details, links = [], ...event }) => ({
      ...event,
      links,
      details: parseOutline(details),
      isHighlighted: isHighlighted(event.date),
    })),
  }),
});
