import { z } from 'zod';
import type { EventLink } from '../../contract/page-data.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { contentList, type ReadOptions } from '../../generator/content/content-file.ts';
import { type Days, hoursInWords, readDate, today } from '../../generator/content/dates.ts';
import { address, day, entry, id, link, text, title } from '../../generator/content/fields.ts';
import { readHours } from '../../generator/content/hours.ts';
import type { Content } from '../../generator/content/read.ts';
import { textLanguage } from '../../generator/content/translations.ts';
import { placeName } from '../../generator/content/yaml.ts';

/** What people need who come. */
const visit = z.strictObject({
  place: text.optional().meta({ description: 'The house and the town.' }),
  hours: text
    // Unreadable hours stay as text, and `history` reports them with an example in the site's language.
    .transform((written) => readHours(written) ?? [written])
    .optional()
    .meta({
      title: 'Hour',
      description:
        'When it begins, such as 20:00 or 8 pm, or also when it ends: 20:00-22:30. The page writes it as usual in your language.',
    }),
  price: text.optional().meta({ description: 'In your words, such as Free, or 12 euros at the door.' }),
  tickets: address.optional().meta({ title: 'Tickets', description: 'Where people get a ticket or a seat.' }),
  announced: day.optional().meta({
    title: 'Announced on',
    description: 'The day from which the feed has it, such as 2026-05-20. Without it, the feed has it afterwards.',
  }),
});

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
  visit: visit.optional().meta({
    description:
      'If people can come to it. Until its day has passed, the page shows this with a file for their calendars.',
  }),
  links: z.array(link, 'must be a list of links').optional().meta({
    description: 'Pages of this site about the event, or works on them. A work shows the events that lead to it.',
  }),
});

/** An event. Its date is as visitors see it, and has days if it names any. */
export type EventRecord = z.infer<typeof schema> & { days?: Days | undefined };

export const history = contentList<EventRecord>('history.yaml', schema, ({ data, report }, _, __, languages) => {
  for (const [index, event] of data.entries()) {
    const { days, shown, isDoubtful } = readDate(event.date, languages);
    const example = () => readDate('2026-11-20', languages).shown;
    const isWithoutDay = event.visit !== undefined && days === undefined;
    if (isDoubtful || isWithoutDay) {
      const message = isWithoutDay
        ? `must name a day that is understood, such as ${example()}, because people can come`
        : `must be a day of the calendar that everybody reads alike, such as ${example()}; or only a year, such as 2026`;
      report([index, 'date'], `${placeName([index, 'date'])} ${message} (it is ${JSON.stringify(event.date)}).`);
    }
    const hours = event.visit?.hours;
    if (hours && !readHours(hours.join('-'))) {
      const place = [index, 'visit', 'hours'];
      const [one, two] = [['20:00'], ['20:00', '22:30']].map((example) => hoursExample(example, languages.own));
      report(
        place,
        `${placeName(place)} must be an hour, such as ${one}, or two, such as ${two}, without other words (it is ${JSON.stringify(hours[0])}).`,
      );
      delete event.visit!.hours;
    }
    event.date = shown;
    event.days = days;
  }
});

/** Hours as a language writes them, if they are understood when somebody types them so. */
function hoursExample(hours: string[], language: string): string {
  const written = hoursInWords(hours, language);
  return readHours(written) ? written : hours.join('-');
}

/** Whether an event is still to come when the site is built. Then the browser of a visitor decides (coming.tsx). */
export const isAhead = ({ days }: EventRecord): boolean => days !== undefined && days.last >= today();

/** Whether a site has the code for events to come. */
export const hasEventsAhead = async (folder: string, options: ReadOptions): Promise<boolean> =>
  ((await history.read(folder, [], [], options)) ?? []).some((event) => isAhead(event) && !event.draft);

/** An event with a day. */
export type DatedEvent = EventRecord & { days: Days };

/** The events in the calendar file. Those that people could come to stay, because programs forget what is no longer in it. */
export const calendarEvents = (content: Content): DatedEvent[] =>
  content.get(history).filter((event): event is DatedEvent => isAhead(event) || Boolean(event.days && event.visit));

/** The path of the calendar file of an event, or of all. */
export const calendarPath = (content: Content, id?: string): string =>
  `${pathIn(content, 'history')}${id ? `/${id}` : ''}.ics`;

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
