import type { DataOf } from '../../contract/routes.ts';
import { definePage } from '../lib/define-page.ts';
import { About } from './home/about.tsx';
import { Hero } from './home/hero.tsx';

export default definePage('home', Home);

function Home({ about, ...hero }: DataOf<'home'>) {
  return (
    <>
      <Hero {...hero} />
      <About {...about} />
    </>
  );
}
