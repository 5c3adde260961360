import { Plus } from 'lucide';
import { useRef } from 'react';
import type { InfoData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { joined } from '../../words/en.ts';
import styles from './credits.module.css';
import folds from './folds.module.css';
import section from './section.module.css';
import { useOpenByHash } from './use-open-by-hash.ts';

/** The credits for fonts and libraries, which open, and a note about the remaining stand-ins. */
export function Credits({ credits, standIns }: Pick<InfoData, 'credits' | 'standIns'>) {
  const fold = useRef<HTMLDivElement>(null);
  useOpenByHash(fold);
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_credits-title">
      <LinkedHeading address="#_credits" name="Credits and licences" headingId="_credits-title" />
      <div ref={fold} className={folds.folds}>
        <details id="_credits">
          <summary>
            <h3>The work of others on this site</h3>
            <Icon icon={Plus} strokeWidth={1.2} />
          </summary>
          <ul className={styles.credits}>
            {credits.map(({ name, licence, url, use }) => (
              <li key={name}>
                <ExternalLink href={url}>{name}</ExternalLink>
                <span>{use}</span>
                <small>{licence}</small>
              </li>
            ))}
          </ul>
        </details>
        {standIns.length > 0 && (
          <p className={styles.standIns} id="_stand-ins">
            Some of what you see and hear here is a stand-in until the owner’s own works arrive: {joined(standIns)}.
            Stand-in pictures and recordings are the work of small programs of ours, not of a large AI model.
          </p>
        )}
      </div>
    </section>
  );
}
