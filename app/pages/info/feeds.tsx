import { Podcast, Rss } from 'lucide';
import type { InfoData } from '../../../contract/page-data.ts';
import { CopyLink } from '../../components/copy-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { inInterfaceLanguage, inLanguage } from '../../lib/in-language.ts';
import { href } from '../../navigation/address.ts';
import * as words from '../../words/words.ts';
import styles from './feeds.module.css';
import section from './section.module.css';

/** The addresses of the feeds, to copy into a feed reader or podcast app. */
export function Feeds({ title, text, list }: NonNullable<InfoData['feeds']>) {
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_feeds">
      <LinkedHeading address="#_feeds" name={title} headingId="_feeds" />
      <div>
        <p className={styles.how}>{text}</p>
        <ul className={styles.feeds} {...inInterfaceLanguage}>
          {list.map(({ title, use, path, kind, textLanguage }) => (
            <li key={path}>
              <Icon icon={kind === 'podcast' ? Podcast : Rss} strokeWidth={1} />
              <a href={href(path)} {...inLanguage(textLanguage)}>
                {title}
              </a>
              <span>{use}</span>
              <CopyLink address={href(path)} name={words.theFeed(title)} variant="framed" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
