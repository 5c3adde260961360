import { Plus } from 'lucide';
import { useRef } from 'react';
import type { InfoData } from '../../../contract/page-data.ts';
import { Icon } from '../../components/icon.tsx';
import { Answer } from './answer.tsx';
import styles from './questions.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

/** The questions. Each opens independently of the others, also when the hash of the address is its id. */
export function Questions({ questions, contact }: Pick<InfoData, 'questions' | 'contact'>) {
  const list = useRef<HTMLDivElement>(null);
  useOpenByHash(list);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="_questions">
      <h2 id="_questions">Questions</h2>
      <div ref={list} className={styles.list}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              <h3>{question}</h3>
              <Icon icon={Plus} strokeWidth={1.2} />
            </summary>
            <Answer text={answer} contact={contact} />
          </details>
        ))}
      </div>
    </section>
  );
}
