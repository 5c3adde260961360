import * as messages from 'virtual:messages';
import { Plus } from 'lucide';
import { useRef } from 'react';
import { ContentLink } from '../../app/components/content-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import styles from './credits.module.css';
import folds from './folds.module.css';
import type { InfoData } from './page.ts';
import section from './section.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

/** The credits for fonts and libraries, which open, and a note about the remaining stand-ins. */
export function Credits({ credits, standIns, standInsNote }: Pick<InfoData, 'credits' | 'standIns' | 'standInsNote'>) {
  const fold = useRef<HTMLDivElement>(null);
  useOpenByHash(fold);
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_credits-title">
      <LinkedHeading address="#_credits" name={messages.creditsTitle} headingId="_credits-title" isInterface />
      <div ref={fold} className={folds.folds}>
        {credits.length > 0 && (
          <details id="_credits">
            <summary>
              <h3 {...inInterfaceLanguage}>{messages.creditsOfOthers}</h3>
              <Icon icon={Plus} strokeWidth={1.2} />
            </summary>
            <ul className={styles.credits}>
              {credits.map(({ name, licence, url, use }) => (
                <li key={name}>
                  <ContentLink address={url}>{name}</ContentLink>
                  <span>{use}</span>
                  <small>{licence}</small>
                </li>
              ))}
            </ul>
          </details>
        )}
        {standIns && (
          <p className={styles.standIns} id="_stand-ins">
            <span {...inInterfaceLanguage}>{standIns}</span> {standInsNote && <TextWithLinks text={standInsNote} />}
          </p>
        )}
      </div>
    </section>
  );
}
