import { EdgeScroll } from 'virtual:edge-scroll';
import { Timeline } from 'virtual:timeline';
import { PageHead } from '../../app/components/page-head.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { href } from '../../app/navigation/address.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import { namesDay } from './event-date.ts';
import type { HistoryData, TimelineEvent } from './page.ts';
import styles from './timeline.module.css';

export default defineView(History);

function History({ events, ...head }: HistoryData) {
  return (
    <>
      <EdgeScroll />
      <PageHead {...head}>
        <NewestWork event={events.findLast(({ date, covers }) => namesDay(date) && covers.length > 0)} />
      </PageHead>
      <div className={styles.journey}>
        <Stage scene="network" />
        {events.length > 0 && <Timeline events={events} />}
      </div>
    </>
  );
}

/** The work to which the story has led so far, with its event as the caption. */
function NewestWork({ event }: { event: TimelineEvent | undefined }) {
  const cover = event?.covers[0];
  return (
    cover && (
      <a className={styles.newest} href={href(cover.href)} data-kind={cover.kind}>
        <Picture picture={cover.picture} sizes="22rem" priority />
        <strong>{event.title}</strong>
        <span>{event.date}</span>
      </a>
    )
  );
}
