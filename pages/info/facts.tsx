import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { FactDrawing } from './fact-drawing.tsx';
import styles from './facts.module.css';
import type { InfoData } from './page.ts';

export function Facts({ facts, factsTitle }: Pick<InfoData, 'facts' | 'factsTitle'>) {
  return (
    <section className={`wrap ${styles.facts}`} aria-labelledby="_facts-title">
      <h2 id="_facts-title" className="visually-hidden">
        {factsTitle}
      </h2>
      <ul>
        {facts.map(({ id, title, text, drawing }) => (
          <li key={id} id={id}>
            {drawing && <FactDrawing name={drawing} />}
            <LinkedHeading address={`#${id}`} name={title}>
              <h3>{title}</h3>
            </LinkedHeading>
            <p>
              <TextWithLinks text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
