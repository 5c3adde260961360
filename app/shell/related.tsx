import * as messages from 'virtual:messages';
import type { RelatedLink } from '../../contract/page.ts';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import styles from './related.module.css';

export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <section className={`wrap later ${styles.related}`} aria-labelledby="_related">
      <h2 id="_related" {...inInterfaceLanguage}>
        {messages.relatedContent}
      </h2>
      <ul>
        {links.map(({ href: path, label, description, work, icon, language }) => (
          <li key={path} {...inLanguage(language)}>
            <a href={href(path)}>
              {work && <Picture picture={work} sizes="7rem" className={styles.sign} />}
              {icon && <Icon icon={icon} strokeWidth={0.75} className={styles.sign} />}
              <strong>{label}</strong>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
