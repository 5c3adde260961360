import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Stage } from '../scenes/stage.tsx';
import styles from './history/timeline.module.css';
import { Timeline } from './history/timeline.tsx';
import { useEdgeScroll } from './history/use-edge-scroll.ts';

export default definePage('history', History);

function History({ title, lede, light, events }: DataOf<'history'>) {
  useEdgeScroll();
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <div className={styles.journey}>
        <Stage scene="network" />
        <Timeline events={events} />
      </div>
    </>
  );
}
