import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function Team({ title, lede }: Views['team']) {
  return <PageHead title={title} lede={lede} />;
}
