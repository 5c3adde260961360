import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function History({ title, lede }: Views['history']) {
  return <PageHead title={title} lede={lede} />;
}
