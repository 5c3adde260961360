import type { InfoData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { joined } from '../../lib/words.ts';
import styles from './credits.module.css';
import section from './section.module.css';

/** The credits for fonts and libraries, and a note about the remaining stand-ins. */
export function Credits({ credits, standIns }: Pick<InfoData, 'credits' | 'standIns'>) {
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_credits">
      <LinkedHeading address="#_credits" name="Credits and licences" headingId="_credits" />
      <div>
        <ul className={`${section.list} ${styles.credits}`}>
          {credits.map(({ name, licence, url, use }) => (
            <li key={name}>
              <ExternalLink href={url}>{name}</ExternalLink>
              <span>{use}</span>
              <small>{licence}</small>
            </li>
          ))}
        </ul>
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
