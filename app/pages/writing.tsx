import type { Views } from '../../contract/page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import { Work } from './writing/work.tsx';

export default function Writing({ title, lede, light, projects }: Views['writing']) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      {projects.map((project) => (
        <Work key={project.id} {...project} />
      ))}
    </>
  );
}
