import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextLink } from '../../app/components/text-link.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { contentLink, href } from '../../app/navigation/address.ts';
import { namesDay, splitDate } from './event-date.ts';
import { NestedList } from './nested-list.tsx';
import type { TimelineEvent } from './page.ts';
import styles from './timeline.module.css';

/**
 * The events along an axis, with their dates on its left. The first date of a year is large, later ones are small. The
 * diamond of a highlighted event is filled if the date has a day, and otherwise an outline.
 */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={`wrap ${styles.timeline}`}>
      {events.map((event, index) => {
        const previous = events[index - 1];
        const opensYear = !previous || splitDate(previous.date).year !== splitDate(event.date).year;
        return <Event key={event.id} {...event} opensYear={opensYear} />;
      })}
    </ol>
  );
}

interface EventProps extends TimelineEvent {
  opensYear: boolean;
  /** What follows its links. */
  children?: ReactNode;
}

export function Event({ opensYear, children, ...event }: EventProps) {
  const { id, date, title, description, details, links, isHighlighted, covers } = event;
  const { before, year, after } = splitDate(date);
  // A space at the beginning of a line would be lost, and copied words would run together.
  const space = after.startsWith(' ') ? ' ' : '';
  return (
    <li
      id={id}
      data-highlighted={isHighlighted || undefined}
      data-voice={opensYear ? 'year' : 'date'}
      data-day={namesDay(date) || undefined}
    >
      <div className={styles.text}>
        <LinkedHeading address={`#${id}`} name={title}>
          <h2>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.when}>
              <span className={styles.date}>
                {before && <span>{before}</span>}
                {before && year && <i />}
                {year && <b>{year + space}</b>}
                {after && <i />}
                {after && <span>{after.trimStart()}</span>}
              </span>
              {covers.length > 0 && <Covers covers={covers} />}
            </span>
          </h2>
        </LinkedHeading>
        <p>
          <TextWithLinks text={description} />
        </p>
        <NestedList lines={details} />
        {links.map((link) => (
          <TextLink key={link.href} {...contentLink(link.href)}>
            {link.label}
            <Icon icon={ArrowRight} isDirected strokeWidth={1.4} />
          </TextLink>
        ))}
        {children}
      </div>
    </li>
  );
}

/** The works of an event. Only for eyes and pointers, because links of the text lead to the same works. */
function Covers({ covers }: Pick<TimelineEvent, 'covers'>) {
  return (
    <span className={styles.covers} aria-hidden="true">
      {covers.map(({ kind, href: address, picture }) => (
        <a key={address} href={href(address)} tabIndex={-1} data-kind={kind}>
          <Picture picture={picture} sizes={sizesOf({ large: '13rem' }, '5rem')} />
        </a>
      ))}
    </span>
  );
}
