import { z } from 'zod';
import type { OutlineLine } from '../../contract/page-data.ts';
import { routes } from '../../contract/routes.ts';
import { contentList } from '../content/content-file.ts';
import { href, id, text } from '../content/fields.ts';
import { menuPage } from '../define-page.ts';

const schema = z.strictObject({
  id,
  date: text,
  title: text,
  description: text,
  /** Lines; those that begin with spaces belong to the line above them. */
  details: text.optional(),
  /** A page of this site about the event. */
  link: z.strictObject({ href, label: text }).optional(),
});

export const history = contentList('history.yaml', schema);

/** A date is highlighted if its text contains 2023 or 2024. */
export const isHighlighted = (date: string): boolean => /2023|2024/.test(date);

/** Splits a text into lines; those that begin with spaces belong to the line above them. */
export function parseOutline(text = ''): OutlineLine[] {
  const lines: OutlineLine[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const last = lines.at(-1);
    if (last && /^\s/.test(line)) last.below.push(line.trim());
    else lines.push({ text: line.trim(), below: [] });
  }
  return lines;
}

export default menuPage({
  path: routes.history.path,
  files: [history],
  data: ({ content }, head) => ({
    view: 'history',
    data: {
      ...head,
      events: content.get(history).map(({ details, ...event }) => ({
        ...event,
        details: parseOutline(details),
        isHighlighted: isHighlighted(event.date),
      })),
    },
  }),
});
