import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextLink } from '../../app/components/text-link.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { contentLink, href } from '../../app/navigation/address.ts';
import { namesDay } from './event-date.ts';
import { NestedList } from './nested-list.tsx';
import type { TimelineEvent } from './page.ts';
import styles from './timeline.module.css';

/**
 * The events along an axis. The first ones, before any is highlighted or has a work, are one short chapter. The diamond of
 * a highlighted event is filled if the date has a day, and otherwise an outline.
 */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  const early = events.findIndex(({ isHighlighted, covers }) => isHighlighted || covers.length > 0);
  const firstWithWork = events.findIndex(({ covers }) => covers.length > 0);
  // The newest work is above the timeline. With it and one event with a work, or six events of text, a first screen is full.
  const lastNear = firstWithWork < 0 ? Math.max(early, 0) + 6 : firstWithWork;
  return (
    <ol className={`wrap ${styles.timeline}`} data-illustrated={firstWithWork >= 0}>
      {events.map((event, index) => (
        <Event key={event.id} {...event} early={placeInChapter(index, early)} isFar={index > lastNear} />
      ))}
    </ol>
  );
}

function placeInChapter(index: number, length: number): EventProps['early'] {
  if (length < 2 || index >= length) return undefined;
  return index === length - 1 ? 'last' : 'early';
}

interface EventProps extends TimelineEvent {
  /** Whether it belongs to the short chapter at the beginning, and ends it. */
  early?: 'early' | 'last' | undefined;
  /** Whether it is below every first screen. */
  isFar?: boolean;
  /** What follows its links. */
  children?: ReactNode;
}

export function Event({ early, isFar, children, ...event }: EventProps) {
  const { id, date, title, description, details, links, isHighlighted, covers } = event;
  return (
    <li
      id={id}
      className={isFar ? 'later far' : undefined}
      data-highlighted={isHighlighted || undefined}
      data-early={early}
      data-day={namesDay(date) || undefined}
    >
      <LinkedHeading address={`#${id}`} name={title}>
        <h2>
          {/* The date is drawn above the title. Browsers' search finds no text that begins in one block and ends in another. */}
          <span>{title}</span> <span className={styles.date}>{date}</span>
        </h2>
      </LinkedHeading>
      {covers.length > 0 && <Covers covers={covers} />}
      <div className={styles.text}>
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
    <div className={styles.covers} aria-hidden="true">
      {covers.map(({ kind, href: address, picture }) => (
        <a key={address} href={href(address)} tabIndex={-1} data-kind={kind}>
          <Picture picture={picture} sizes={sizesOf({ medium: '30vw', full: '27rem' }, '80vw')} />
        </a>
      ))}
    </div>
  );
}
