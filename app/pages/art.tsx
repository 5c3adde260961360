import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function Art({ title, lede }: Views['art']) {
  return <PageHead title={title} lede={lede} />;
}
