import * as messages from 'virtual:messages';
import { CalendarPlus, Ticket } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { TextLink } from '../../app/components/text-link.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import { contentLink, href } from '../../app/navigation/address.ts';
import styles from './coming.module.css';
import type { TimelineEvent } from './page.ts';
import timeline from './timeline.module.css';
import { Event, Timeline as Story } from './timeline.tsx';

/** The events to come, the next one first, and then the story, which has those that have passed since the build. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  const today = useToday();
  const coming = events.filter((event) => isComing(event, today)).sort(byDay);
  const story = events.filter((event) => !isComing(event, today)).map(asPassed);
  return (
    <>
      {coming.length > 0 && (
        <section className={`wrap ${styles.coming}`} aria-labelledby="_coming">
          <h2 id="_coming" {...inInterfaceLanguage}>
            {messages.comingUp}
          </h2>
          <ol className={timeline.timeline}>
            {coming.map((event) => (
              <Event key={event.id} {...event} isHighlighted>
                <ForVisitors {...event} />
              </Event>
            ))}
          </ol>
          <TextLink href={href(coming[0]!.ahead!.wholeCalendar)} {...inInterfaceLanguage}>
            <Icon icon={CalendarPlus} strokeWidth={1.4} />
            {messages.allToCalendar}
          </TextLink>
        </section>
      )}
      {story.length > 0 && <Story events={story} />}
    </>
  );
}

/** The hour, the place, the price and the links, like a ticket. */
function ForVisitors({ title, ahead }: TimelineEvent) {
  const { facts, tickets, calendar } = ahead!;
  return (
    <div className={styles.ticket}>
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div {...inInterfaceLanguage}>
        {tickets && (
          <TextLink {...contentLink(tickets)} aria-label={`${messages.tickets}: ${title}`}>
            <Icon icon={Ticket} strokeWidth={1.4} />
            {messages.tickets}
          </TextLink>
        )}
        <TextLink href={href(calendar)} aria-label={`${messages.toCalendar}: ${title}`}>
          <Icon icon={CalendarPlus} strokeWidth={1.4} />
          {messages.toCalendar}
        </TextLink>
      </div>
    </div>
  );
}

const isComing = ({ ahead }: TimelineEvent, today: string) => ahead !== undefined && ahead.last >= today;
const byDay = (a: TimelineEvent, b: TimelineEvent) => (a.ahead!.first < b.ahead!.first ? -1 : 1);

/** Afterwards the place belongs to the story, as in page.ts. */
const asPassed = (event: TimelineEvent): TimelineEvent =>
  event.ahead?.place ? { ...event, details: [{ text: event.ahead.place, below: [] }, ...event.details] } : event;

/** The day where the visitor is, such as 2027-02-06. Empty during hydration, which renders what the build did. */
const useToday = () => useSyncExternalStore(eachMinute, localDay, () => '');

function eachMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
