import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';
import { Timeline } from './history/timeline.tsx';
import { useEdgeScroll } from './history/use-edge-scroll.ts';

export default function History({ title, lede, light, events }: Views['history']) {
  useEdgeScroll();
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <Timeline events={events} />
    </>
  );
}
