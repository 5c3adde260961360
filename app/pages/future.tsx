import type { DataOf } from '../../contract/routes.ts';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Dawn } from './future/dawn.tsx';
import { DotsBackground } from './future/dots-background.tsx';
import styles from './future/future.module.css';

export default definePage('future', Future);

function Future({ title, lede, light, initiatives, vision }: DataOf<'future'>) {
  return (
    <div className={styles.future}>
      <DotsBackground />
      <PageHead title={title} lede={lede} light={light} />
      <ul className={`wrap ${styles.dawns}`}>
        {initiatives.map((initiative) => (
          <Dawn key={initiative.id} {...initiative} />
        ))}
      </ul>
      <section className={`wrap ${styles.vision}`} aria-labelledby="_vision">
        <LinkedHeading address="#_vision" name={vision.title} headingId="_vision" />
        <div>
          {vision.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
