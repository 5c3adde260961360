import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Stage } from '../scenes/stage.tsx';
import { EdgeScroll } from './history/edge-scroll.ts';
import styles from './history/timeline.module.css';
import { Timeline } from './history/timeline.tsx';

export default definePage('history', History);

function History({ events, ...head }: DataOf<'history'>) {
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
