import { ArrowRight } from 'lucide';
import { ContentLink } from '../../app/components/content-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Opening } from '../../app/components/opening.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { UnbrokenWords } from '../../app/components/unbroken-words.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import styles from './about.module.css';
import type { AboutCard, HomeData } from './page.ts';

/** The introduction, and four cards under arches, like the canon tables of a gospel book. */
export function About({ title, text, cards }: HomeData['about']) {
  return (
    // reveal.js sets `data-waiting` before hydration.
    <section
      className={`wrap later far ${styles.about}`}
      id="about"
      aria-labelledby="_about-title"
      suppressHydrationWarning
    >
      <div className={styles.intro}>
        <LinkedHeading address="#about" name={title} headingId="_about-title" />
        <Opening text={text} />
      </div>
      {cards.length > 0 && (
        <div className={styles.canon}>
          <ul>
            {cards.map((card) => (
              <Card key={card.id} {...card} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Card({ id, title, description, href, features, background }: AboutCard) {
  const name = <UnbrokenWords text={title} />;
  return (
    <li id={id} className={styles.card} data-reveal>
      <div className={styles.arch}>
        <Picture picture={background} sizes={sizesOf({ medium: '45vw', full: 'max(20rem, 17vw)' }, '90vw')} />
      </div>
      <div className={styles.column}>
        <LinkedHeading address={`#${id}`} name={title}>
          <h3>{href ? <ContentLink address={href}>{name}</ContentLink> : name}</h3>
        </LinkedHeading>
        <p>
          <TextWithLinks text={description} />
        </p>
        {features.length > 0 && (
          <ul>
            {features.map(({ text, href }) => (
              <li key={JSON.stringify(text)} dir="auto">
                {href ? (
                  <ContentLink address={href}>
                    <TextWithLinks text={text} />
                    <Icon icon={ArrowRight} isDirected strokeWidth={1.4} />
                  </ContentLink>
                ) : (
                  <TextWithLinks text={text} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
