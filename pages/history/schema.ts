import { z } from 'zod';
import type { EventLink } from '../../contract/page-data.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { contentList } from '../../generator/content/content-file.ts';
import { type Days, readDate } from '../../generator/content/dates.ts';
import { address, entry, id, text, title } from '../../generator/content/fields.ts';
import type { Content } from '../../generator/content/read.ts';
import { textLanguage } from '../../generator/content/translations.ts';
import { placeName } from '../../generator/content/yaml.ts';

const schema = entry({
  id,
  date: text.meta({
    description:
      'As people write it in your language: 2021, May 20, 2024, or 2024 Q3-Q4. The feed lists events whose date names a day.',
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

/** An event. Its date is as visitors see it, and has days if it names any. */
export type EventRecord = z.infer<typeof schema> & { days?: Days | undefined };

export const history = contentList<EventRecord>('history.yaml', schema, ({ data, report }, _, __, languages) => {
  for (const [index, event] of data.entries()) {
    const { days, shown, isDoubtful } = readDate(event.date, languages);
    if (isDoubtful) {
      const example = readDate('2026-11-20', languages).shown;
      const message = `must be a day of the calendar that everybody reads alike, such as ${example}; or only a year, such as 2026`;
      report([index, 'date'], `${placeName([index, 'date'])} ${message} (it is ${JSON.stringify(event.date)}).`);
    }
    event.date = shown;
    event.days = days;
  }
});

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
