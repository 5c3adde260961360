import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Work } from './writing/work.tsx';

export default definePage('writing', Writing);

function Writing({ projects, texts, ...head }: DataOf<'writing'>) {
  return (
    <>
      <PageHead {...head} />
      {projects.map((project) => (
        <Work key={project.id} {...project} texts={texts} />
      ))}
    </>
  );
}
