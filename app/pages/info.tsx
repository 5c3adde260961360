import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function Info({ title, lede }: Views['info']) {
  return <PageHead title={title} lede={lede} />;
}
