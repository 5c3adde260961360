import * as messages from 'virtual:messages';
import { ArrowRight } from 'lucide';
import type { RelatedLink } from '../../contract/page.ts';
import { Icon } from '../components/icon.tsx';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import styles from './related.module.css';

export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <section className={`wrap ${styles.related}`} aria-labelledby="_related">
      <h2 id="_related" {...inInterfaceLanguage}>
        {messages.relatedContent}
      </h2>
      <ul>
        {links.map(({ href: path, label, description, language }) => (
          <li key={path} {...inLanguage(language)}>
            <a href={href(path)}>
              <strong>{label}</strong>
              <span>{description}</span>
              <Icon icon={ArrowRight} isDirected strokeWidth={1.2} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
