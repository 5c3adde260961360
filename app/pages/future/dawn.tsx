import type { FutureInitiativeData } from '../../../contract/page-data.ts';
import light from '../../components/gradient.module.css';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { TextList } from '../../components/text-list.tsx';
import styles from './dawn.module.css';

/** The card of an initiative: its icon above a horizon, lit like a dawn in the card's two colours. */
export function Dawn({ id, icon, title, description, highlights, gradient }: FutureInitiativeData) {
  return (
    <li className={`${styles.dawn} ${light.gradient}`} id={id} data-gradient={gradient}>
      <div className={styles.sky} aria-hidden="true">
        <Icon icon={icon} strokeWidth={0.5} className={styles.icon} />
      </div>
      <LinkedHeading address={`#${id}`} name={title} />
      <p>{description}</p>
      <TextList items={highlights} />
    </li>
  );
}
