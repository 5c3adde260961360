import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function OtherInitiatives({ title, lede }: Views['other-initiatives']) {
  return <PageHead title={title} lede={lede} />;
}
