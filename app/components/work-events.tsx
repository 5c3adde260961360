import * as messages from 'virtual:messages';
import type { EventLink } from '../../contract/page-data.ts';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { separated } from '../lib/separated.ts';
import { href } from '../navigation/address.ts';
import styles from './work-events.module.css';

/** Links to the timeline events that mention a work. */
export function WorkEvents({ events }: { events: EventLink[] }) {
  if (events.length === 0) return null;
  return (
    <p className={styles.events} {...inInterfaceLanguage}>
      {messages.inOurHistory}{' '}
      {separated(
        events.map((event) => (
          <a key={event.href} href={href(event.href)} {...inLanguage(event.textLanguage)}>
            {messages.eventOf(event.date, event.title)}
          </a>
        )),
        messages.betweenEvents,
      )}
    </p>
  );
}
