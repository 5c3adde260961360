import { LanguageSwitch } from 'virtual:language-switch';
import * as messages from 'virtual:messages';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ShownPage, SiteData } from '../../contract/page.ts';
import { Logo } from '../components/logo.tsx';
import { inLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import { useOverlay } from '../navigation/overlays.ts';
import { useScrollState } from '../navigation/use-scroll-state.ts';
import styles from './header.module.css';
import { LookButton } from './look-button.tsx';
import { MotionButton } from './motion-button.tsx';
import { SearchButton } from './search-button.tsx';

interface HeaderProps {
  site: SiteData;
  /** The path of the page's menu entry. */
  section: string;
  /** The addresses of the page in other languages. */
  translations: ShownPage['translations'];
}

export function Header({ site, section, translations }: HeaderProps) {
  const { isPast50, isBarHidden } = useScrollState();
  const { isOpen, open, close } = useOverlay('menu');
  const menuButton = useRef<HTMLButtonElement>(null);

  // Otherwise the focus would be lost with the menu.
  useEffect(() => {
    if (!isOpen && document.activeElement?.closest('#_menu')) menuButton.current?.focus();
  }, [isOpen]);

  function onKeyDown({ key }: KeyboardEvent) {
    // The search may be open above the menu; then Escape closes only the search.
    if (key !== 'Escape' || !isOpen || document.querySelector(':modal')) return;
    close();
    menuButton.current?.focus();
  }

  /** Closes the menu, which covers the page, when the focus moves to the page. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the links inside.
    <header
      className={styles.header}
      data-solid={isPast50 || undefined}
      data-hidden={(isBarHidden && !isOpen) || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.bar}>
        <a className={styles.logo} href={href('/')}>
          <Logo mark={site.mark} />
          <span data-length={site.nameLength}>{site.name}</span>
        </a>
        <SearchButton />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={isOpen}
          aria-controls="_menu"
          onClick={isOpen ? close : open}
        >
          {messages.menu}
          <span className={styles.menuIcon} />
        </button>
        <nav className={styles.menu} id="_menu" aria-label={messages.mainMenu}>
          <ul {...inLanguage(site.menuLanguage)}>
            {site.menu.map(({ label, href: path }) => (
              <li key={path}>
                <a href={href(path)} aria-current={path === section ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {/* In the opened menu of narrow screens. Otherwise in the footer alone. */}
          <LanguageSwitch translations={translations} />
          {/* On phones, instead of the floating button. */}
          <LookButton>{messages.day}</LookButton>
          {/* On phones with the player, instead of the floating button. */}
          <MotionButton>{messages.calm}</MotionButton>
        </nav>
      </div>
    </header>
  );
}
