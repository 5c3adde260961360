import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import type { WritingData } from './page.ts';
import { Work } from './work.tsx';
import styles from './writing.module.css';

export default defineView(Writing);

function Writing({ projects, texts, ...head }: WritingData) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      {projects.map((project) => (
        <Work key={project.id} {...project} texts={texts} />
      ))}
    </div>
  );
}
