import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarEvents, calendarPath, type DatedEvent } from '../../pages/history/schema.ts';
import { pathIn } from '../content/addresses.ts';
import { dayAfter, hoursInWords } from '../content/dates.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl } from '../content/site-url.ts';

/** Writes a calendar file for each event that people can come to, and one for all. None if there are no such events. */
export function writeCalendars(content: Content, outFolder: string): void {
  const events = calendarEvents(content);
  if (events.length === 0) return;
  const write = (id: string | undefined, shown: DatedEvent[]) =>
    writeFileSync(join(outFolder, content.languagePath, calendarPath(content, id)), calendar(content, shown));
  mkdirSync(join(outFolder, content.languagePath, pathIn(content, 'history')), { recursive: true });
  write(undefined, events);
  for (const event of events) write(event.id, [event]);
}

/** Events as iCalendar (RFC 5545). Nothing comes from the clock, so that a build writes the same file again. */
export function calendar(content: Content, events: DatedEvent[]): string {
  const { name } = content.get(site);
  const { host } = new URL(absoluteUrl(content, '/'));
  const lines = events.flatMap((event) => {
    const { id, title, description, days, visit = {} } = event;
    const { place, price, tickets, announced = days.first } = visit;
    const address = absoluteUrl(content, `${pathIn(content, 'history')}#${id}`);
    const hours = visit.hours && hoursInWords(visit.hours, content.language);
    const inWords = [description, hours, price, tickets && absoluteUrl(content, tickets)].filter(Boolean).join('\n');
    return [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${compact(announced)}T000000Z`,
      ...times(days, visit.hours),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(inWords)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      `URL:${address}`,
      'END:VEVENT',
    ];
  });
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//History//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * Start and end. An hour is the one at the place, whatever the zone of the visitor. An end is exclusive. Several days are whole
 * ones: an hour is that of each.
 */
function times({ first, last }: DatedEvent['days'], [begins, ends]: string[] = []): string[] {
  if (!begins || first !== last) {
    return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(dayAfter(last))}`];
  }
  const at = (day: string, hour: string) => `${compact(day)}T${hour.replace(':', '')}00`;
  return [
    `DTSTART:${at(first, begins)}`,
    ...(ends ? [`DTEND:${at(ends > begins ? first : dayAfter(first), ends)}`] : []),
  ];
}

const compact = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Breaks a line after 75 bytes at most, and in no letter. The following lines begin with a space. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    if (Buffer.byteLength(parts.at(-1)! + letter) > 75) parts.push(' ');
    parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n');
}
