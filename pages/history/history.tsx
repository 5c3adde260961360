import { EdgeScroll } from 'virtual:edge-scroll';
import { Timeline } from 'virtual:timeline';
import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import type { HistoryData } from './page.ts';
import styles from './timeline.module.css';

export default defineView(History);

function History({ events, ...head }: HistoryData) {
  return (
    <>
      <EdgeScroll />
      <PageHead {...head} />
      <div className={styles.journey}>
        <Stage scene="network" />
        {events.length > 0 && <Timeline events={events} />}
      </div>
    </>
  );
}
