import type { LinkedText, PictureData } from '../../contract/page-data.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { dayAfter, hoursInWords } from '../../generator/content/dates.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import type { Content } from '../../generator/content/read.ts';
import { absoluteUrl } from '../../generator/content/site-url.ts';
import { textLanguage } from '../../generator/content/translations.ts';
import type { StructuredThing } from '../../generator/head/structured-data.ts';
import { type Context, type DataOf, menuPage } from '../../generator/pages/define-page.ts';
import { albumFolder, albumPath, albums } from '../album/page.ts';
import { coverOf, galleries, galleryFolder, galleryPath } from '../gallery/schema.ts';
import { volumes, writing } from '../writing/page.ts';
import { calendarEvents, calendarPath, type DatedEvent, history, isAhead } from './schema.ts';

/** A date is highlighted if its text contains 2023 or 2024. */
export const isHighlighted = (date: string): boolean => /2023|2024/.test(date);

/** A line with the indented lines below it. */
export interface OutlineLine {
  text: LinkedText;
  below: LinkedText[];
}

/** Splits a text into lines. Lines that begin with spaces belong to the line above them. */
export function parseOutline(text = ''): OutlineLine[] {
  const lines: OutlineLine[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const last = lines.at(-1);
    if (last && /^\s/.test(line)) last.below.push(linkedText(line.trim()));
    else lines.push({ text: linkedText(line.trim()), below: [] });
  }
  return lines;
}

/** The cover of a work, with the address of the work. */
interface WorkCover {
  kind: 'book' | 'album' | 'gallery';
  href: string;
  picture: PictureData;
}

/** The covers of the works on the site, by the addresses that lead to them. A series has the cover of its first book. */
function coversByAddress({ content, picture }: Context): Map<string, WorkCover> {
  const albumCovers = content.get(albums).map((album): WorkCover => {
    return { kind: 'album', href: albumPath(content, album), picture: picture(album.coverImage, albumFolder(album)) };
  });
  const galleryCovers = content.get(galleries).map((gallery): WorkCover => {
    return {
      kind: 'gallery',
      href: galleryPath(content, gallery),
      picture: picture(coverOf(gallery), galleryFolder(gallery)),
    };
  });
  const bookCovers = content.get(writing).flatMap((project) => {
    const printed = volumes(project, picture).flatMap(({ id, binding, cover }) =>
      binding === 'printed' && cover ? { id, cover } : [],
    );
    const series = printed.slice(0, 1).map(({ cover }) => ({ id: project.id, cover }));
    return [...series, ...printed].map(({ id, cover }): WorkCover => {
      return { kind: 'book', href: `${pathIn(content, 'writing')}#${id}`, picture: cover };
    });
  });
  // Not the largest, and without words, which the links of the text have: a kilobyte more in the page costs a round trip.
  const small = (cover: WorkCover): WorkCover => {
    return { ...cover, picture: { ...cover.picture, alt: '', avifWidths: cover.picture.avifWidths.slice(0, 2) } };
  };
  return new Map([...albumCovers, ...galleryCovers, ...bookCovers].map((cover) => [cover.href, small(cover)]));
}

/** An event to come, for search engines. */
function thingOf(content: Content, { id, title, description, days, visit = {} }: DatedEvent): StructuredThing {
  const { place, hours, tickets } = visit;
  const [begins = '', ends = ''] = hours ?? [];
  return {
    '@type': 'Event',
    name: title,
    description,
    url: absoluteUrl(content, `${pathIn(content, 'history')}#${id}`),
    startDate: begins ? `${days.first}T${begins}` : days.first,
    endDate: ends ? `${ends < begins ? dayAfter(days.last) : days.last}T${ends}` : days.last,
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(tickets?.startsWith('https:') && { offers: { '@type': 'Offer', url: tickets } }),
  };
}

const page = menuPage('history', {
  icon: 'hourglass',
  files: [history, albums, galleries, writing],
  ids: (content) => content.get(history).map(({ id }) => id),
  news: (content) =>
    content
      .get(history)
      .flatMap(({ id, days, visit, title, description }) =>
        days
          ? [{ path: `${pathIn(content, 'history')}#${id}`, title, description, day: visit?.announced ?? days.last }]
          : [],
      ),
  places: ({ content }) =>
    content.get(history).map(({ id, title, date }) => ({ kind: 'event', title, detail: date, hash: id })),
  things: ({ content }) =>
    calendarEvents(content)
      .filter(isAhead)
      .map((event) => thingOf(content, event)),
  data: (context, head) => {
    const covers = coversByAddress(context);
    const { content } = context;
    const language = textLanguage(content, history.name) ?? content.language;
    const events = content.get(history).map((record) => {
      const { details, links = [], days, visit: { place, hours, price, tickets } = {}, ...event } = record;
      return {
        ...event,
        description: linkedText(event.description),
        links,
        // Afterwards the place belongs to the story.
        details: [...(place && !isAhead(record) ? parseOutline(place) : []), ...parseOutline(details)],
        isHighlighted: isHighlighted(event.date),
        // A link may lead to a track or a picture.
        covers: [...new Set(links.flatMap(({ href }) => covers.get(href) ?? covers.get(href.split('#')[0]!) ?? []))],
        ahead: isAhead(record)
          ? {
              ...days!,
              facts: [hours && hoursInWords(hours, language), place, price].filter((fact) => fact !== undefined),
              place,
              tickets,
              calendar: calendarPath(content, event.id),
              wholeCalendar: calendarPath(content),
            }
          : undefined,
      };
    });
    return { ...head, events };
  },
});

export default page;

export type HistoryData = DataOf<typeof page>;

/** An event as the timeline shows it. */
export type TimelineEvent = HistoryData['events'][number];
