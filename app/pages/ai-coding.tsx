import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function AiCoding({ title, lede }: Views['ai-coding']) {
  return <PageHead title={title} lede={lede} />;
}
