import { defineView } from '../../app/lib/define-view.ts';
import { About } from './about.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './page.ts';

export default defineView(Home);

function Home({ about, ...hero }: HomeData) {
  return (
    <>
      <Hero {...hero} />
      <About {...about} />
    </>
  );
}
