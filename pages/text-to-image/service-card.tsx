import * as messages from 'virtual:messages';
import { ArrowUpRight } from 'lucide';
import { ContentLink } from '../../app/components/content-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import type { Service } from './page.ts';
import { Seal } from './seal.tsx';
import styles from './service-card.module.css';
import { ServiceDrawing } from './service-drawing.tsx';

/** The card of an external service, which is one link. */
export function ServiceCard({ id, name, url, description, requiresAccount, logo, drawing }: Service) {
  return (
    <li className={styles.card} id={id}>
      <div className={styles.mark}>
        {logo ? (
          <Picture picture={logo} sizes="6rem" />
        ) : drawing ? (
          <ServiceDrawing name={drawing} />
        ) : (
          <Seal name={name} />
        )}
        <Icon icon={ArrowUpRight} isDirected className={styles.arrow} strokeWidth={1.3} />
      </div>
      <LinkedHeading address={`#${id}`} name={name}>
        <ContentLink address={url} className={styles.link}>
          <h2>{name}</h2>
        </ContentLink>
      </LinkedHeading>
      {requiresAccount && (
        <p className={styles.account} {...inInterfaceLanguage}>
          {messages.requiresAccount}
        </p>
      )}
      <p>{description}</p>
    </li>
  );
}
