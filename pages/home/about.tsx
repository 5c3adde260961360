import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Opening } from '../../app/components/opening.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { UnbrokenWords } from '../../app/components/unbroken-words.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import styles from './about.module.css';
import type { AboutCard, HomeData } from './page.ts';

/** The introduction, and four cards under arches, like the canon tables of a gospel book. */
export function About({ title, text, cards }: HomeData['about']) {
  return (
    // reveal.js sets `data-waiting` before hydration.
    <section className={`wrap ${styles.about}`} id="about" aria-labelledby="_about-title" suppressHydrationWarning>
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

function Card({ id, title, description, features, background }: AboutCard) {
  return (
    <li id={id} data-reveal>
      <div className={styles.arch}>
        <Picture picture={background} sizes={sizesOf({ medium: '45vw', full: '20rem' }, '90vw')} />
      </div>
      <div className={styles.column}>
        <LinkedHeading address={`#${id}`} name={title}>
          <h3>
            <UnbrokenWords text={title} />
          </h3>
        </LinkedHeading>
        <p>
          <TextWithLinks text={description} />
        </p>
        <TextList items={features} />
      </div>
    </li>
  );
}
