import { LanguageSwitch } from 'virtual:language-switch';
import * as messages from 'virtual:messages';
import { Profiles } from 'virtual:profiles';
import type { ShownPage, SiteData } from '../../contract/page.ts';
import type { BookShape } from '../components/open-book.ts';
import { TextWithLinks } from '../components/text-with-links.tsx';
import { inLanguage } from '../lib/in-language.ts';
import { emptyHtml } from '../lib/trusted-types.ts';
import { href } from '../navigation/address.ts';
import styles from './footer.module.css';
import { LookSwitch } from './look-switch.tsx';
import { MotionSwitch } from './motion-switch.tsx';

const shape: BookShape = { gutterX: 660, gutterY: 540, crest: 380, fall: 60, spread: 420, leafCount: 11 };

/** Drawn in the prerendered HTML and kept from there, so that the browser needs no code to draw them. */
const leaves = import.meta.env.SSR ? await drawLeaves() : emptyHtml;

async function drawLeaves(): Promise<string> {
  // An import of its own: with another one, bundles for browsers would have the module too.
  const { leafPath } = await import('../components/open-book.ts');
  const path = (_: unknown, leaf: number) => `<path d="${leafPath(shape, leaf)}" opacity="${0.42 - leaf * 0.032}"/>`;
  return Array.from({ length: shape.leafCount }, path).join('');
}

interface FooterProps {
  site: SiteData;
  /** The addresses of the page in other languages. */
  translations: ShownPage['translations'];
}

export function Footer({ site, translations }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.book}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers.
        dangerouslySetInnerHTML={{ __html: leaves }}
        suppressHydrationWarning
      />
      <div className={`wrap later ${styles.columns}`}>
        <p className={styles.motto} {...inLanguage(site.language)}>
          {site.motto}
        </p>
        <nav className={styles.menu} aria-label={messages.footerMenu}>
          <ul {...inLanguage(site.menuLanguage)}>
            {site.menu.map(({ label, href: path }) => (
              <li key={path}>
                <a href={href(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.switches}>
          <Profiles profiles={site.profiles} />
          <LanguageSwitch translations={translations} />
          <LookSwitch />
          <MotionSwitch />
        </div>
        <p className={styles.fine} {...inLanguage(site.language)}>
          <TextWithLinks text={site.smallPrint} />
        </p>
      </div>
    </footer>
  );
}
