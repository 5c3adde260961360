import gradients from '../../app/components/gradient.module.css';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import styles from './dawn.module.css';
import type { FutureInitiative } from './page.ts';

/** The card of an initiative: its icon above a horizon, lit like a dawn in the card's two colours. */
export function Dawn({ id, icon, title, description, highlights, gradient }: FutureInitiative) {
  return (
    <li className={`${styles.dawn} ${gradients.gradient}`} id={id} data-gradient={gradient}>
      <div className={styles.sky} aria-hidden="true">
        <Icon icon={icon} strokeWidth={0.5} className={styles.icon} />
      </div>
      <LinkedHeading address={`#${id}`} name={title} />
      <p>
        <TextWithLinks text={description} />
      </p>
      <TextList items={highlights} />
    </li>
  );
}
