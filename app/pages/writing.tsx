import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Work } from './writing/work.tsx';

export default definePage('writing', Writing);

function Writing({ title, lede, light, projects, texts }: DataOf<'writing'>) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      {projects.map((project) => (
        <Work key={project.id} {...project} bookLink={texts.bookLink} />
      ))}
    </>
  );
}
