import * as messages from 'virtual:messages';
import { Plus } from 'lucide';
import { useRef } from 'react';
import { CopyLink } from '../../app/components/copy-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Answer } from './answer.tsx';
import styles from './folds.module.css';
import type { InfoData } from './page.ts';
import section from './section.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

/** The questions. Each opens independently, also when its id is the hash of the address. */
export function Questions({ questions, contact }: Pick<InfoData, 'questions' | 'contact'>) {
  const list = useRef<HTMLDivElement>(null);
  useOpenByHash(list);
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_questions">
      <LinkedHeading address="#_questions" name={messages.questionsTitle} headingId="_questions" isInterface />
      <div ref={list} className={styles.folds}>
        {questions.map(({ id, question, answer, hasContact }) => (
          <details key={id} id={id}>
            <summary>
              <h3>{question}</h3>
              <Icon icon={Plus} strokeWidth={1.2} />
            </summary>
            <Answer text={answer} contact={hasContact ? contact : undefined} />
            <CopyLink name={question} address={`#${id}`} variant="framed" />
          </details>
        ))}
      </div>
    </section>
  );
}
