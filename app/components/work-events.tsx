import { Fragment } from 'react';
import type { EventLink } from '../../contract/page-data.ts';
import { href } from '../navigation/address.ts';
import styles from './work-events.module.css';

/** Links to the timeline events that mention a work. */
export function WorkEvents({ events }: { events: EventLink[] }) {
  if (events.length === 0) return null;
  return (
    <p className={styles.events}>
      In our history:{' '}
      {events.map((event, index) => (
        <Fragment key={event.href}>
          {index > 0 && '; '}
          <a href={href(event.href)}>{`${event.date}, ${event.title}`}</a>
        </Fragment>
      ))}
    </p>
  );
}
