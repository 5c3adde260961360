import type { Views } from '../../build/views.ts';
import { PageHead } from '../components/page-head.tsx';

export default function TextToImage({ title, lede }: Views['text-to-image']) {
  return <PageHead title={title} lede={lede} />;
}
