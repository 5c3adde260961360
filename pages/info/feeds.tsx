import * as messages from 'virtual:messages';
import { Podcast, Rss } from 'lucide';
import { CopyLink } from '../../app/components/copy-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import { href } from '../../app/navigation/address.ts';
import styles from './feeds.module.css';
import type { InfoData } from './page.ts';
import section from './section.module.css';

/** The addresses of the feeds, to copy into a feed reader or podcast app. */
export function Feeds({ title, text, list }: NonNullable<InfoData['feeds']>) {
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="_feeds">
      <LinkedHeading address="#_feeds" name={title} headingId="_feeds" />
      <div>
        <p className={styles.how}>
          <TextWithLinks text={text} />
        </p>
        <ul className={styles.feeds} {...inInterfaceLanguage}>
          {list.map(({ title, use, path, kind, textLanguage }) => (
            <li key={path}>
              <Icon icon={kind === 'podcast' ? Podcast : Rss} strokeWidth={1} />
              <a href={href(path)} {...inLanguage(textLanguage)}>
                {title}
              </a>
              <span>{use}</span>
              <CopyLink address={href(path)} name={messages.theFeed(title)} variant="framed" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
