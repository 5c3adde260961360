import { ButtonLink } from '../../app/components/button.tsx';
import { ErrorBoundary } from '../../app/components/error-boundary.tsx';
import { shadeProperties } from '../../app/components/page-backdrop.tsx';
import { contentLink } from '../../app/navigation/address.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import { Continue } from '../../app/shell/continue.tsx';
import styles from './hero.module.css';
import { HeroBook } from './hero-book.tsx';
import { HeroPoster } from './hero-poster.tsx';
import { HeroVideo } from './hero-video.tsx';
import type { HomeData } from './page.ts';

/**
 * The top of the home page: an open book in front of a night sky, with light that rises from its gutter. The book belongs to the
 * light in the first site's film. Without a film there is its poster alone; an owner's is shaded behind the text.
 */
export function Hero({ title, emphasis, tagline, buttons, poster, video }: Omit<HomeData, 'about'>) {
  return (
    <section className={styles.hero} aria-labelledby="_hero-title">
      <div className={styles.scene} aria-hidden="true" {...(poster.shade && shadeProperties(poster.shade))}>
        <HeroPoster {...poster} />
        {video && (
          <>
            <ErrorBoundary fallback={null}>
              <HeroVideo {...video} />
            </ErrorBoundary>
            {!poster.shade && <HeroBook />}
          </>
        )}
        <Stage scene="particles" />
      </div>
      <div className={`wrap ${styles.text}`}>
        <h1 id="_hero-title" tabIndex={-1}>
          {/* The space is in this text node: Chromium's accessible name omits a separate one at the end of a line. */}
          {`${title} `}
          <em>{emphasis}</em>
        </h1>
        <p>{tagline}</p>
        <div className={styles.actions}>
          {buttons.map(({ text, href: address }, index) => (
            <ButtonLink key={address} variant={index === 0 ? 'paper' : 'outline'} {...contentLink(address)}>
              {text}
            </ButtonLink>
          ))}
        </div>
        <Continue className={styles.continue} />
      </div>
    </section>
  );
}
