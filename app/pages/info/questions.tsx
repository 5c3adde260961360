import { Plus } from 'lucide';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { InfoData } from '../../../contract/page-data.ts';
import { routes } from '../../../contract/routes.ts';
import { CopyLink } from '../../components/copy-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { useHash } from '../../navigation/hash.ts';
import { Answer } from './answer.tsx';
import styles from './questions.module.css';
import section from './section.module.css';

/** The questions. Each opens independently, also when its id is the hash of the address. */
export function Questions({ questions, contact }: Pick<InfoData, 'questions' | 'contact'>) {
  const list = useRef<HTMLDivElement>(null);
  useOpenByHash(list);
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_questions">
      <LinkedHeading address="#_questions" name="Questions" headingId="_questions" />
      <div ref={list} className={styles.list}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              <h3>{question}</h3>
              <Icon icon={Plus} strokeWidth={1.2} />
            </summary>
            <Answer text={answer} contact={contact} />
            <CopyLink name={question} address={`#${id}`} look="framed" />
          </details>
        ))}
      </div>
    </section>
  );
}

/** Opens the `<details>` whose id is the hash of the address. Others stay open or closed. */
function useOpenByHash(list: RefObject<HTMLElement | null>): void {
  const hash = useHash(routes.info.path);
  // A layout effect, because it runs before the page scrolls to the hash, and so includes the open answer.
  useLayoutEffect(() => {
    const named = document.getElementById(hash);
    if (named instanceof HTMLDetailsElement && list.current!.contains(named)) named.open = true;
  }, [hash, list]);
}
