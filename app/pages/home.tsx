import type { Views } from '../../contract/page-data.ts';
import { About } from './home/about.tsx';
import { Hero } from './home/hero.tsx';

export default function Home({ about, ...hero }: Views['home']) {
  return (
    <>
      <Hero {...hero} />
      <About {...about} />
    </>
  );
}
