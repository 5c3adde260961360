import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function Future({ title, lede }: Views['future']) {
  return <PageHead title={title} lede={lede} />;
}
