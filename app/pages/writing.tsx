import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function Writing({ title, lede }: Views['writing']) {
  return <PageHead title={title} lede={lede} />;
}
