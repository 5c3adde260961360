import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { SiteData } from '../../contract/page.ts';
import { Logo } from '../components/logo.tsx';
import { href } from '../navigation/address.ts';
import { useScrollState } from '../navigation/use-scroll-state.ts';
import styles from './header.module.css';
import { SearchButton } from './search-button.tsx';

interface HeaderProps {
  site: SiteData;
  /** The path of the menu entry that the page belongs to. */
  section: string;
}

export function Header({ site, section }: HeaderProps) {
  const { isPast50, isBarHidden } = useScrollState();
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menuButton.current?.focus();
  }

  /** Closes the menu when the focus moves to the page, because the open menu covers it. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the links inside.
    <header
      className={styles.header}
      data-solid={isPast50 || undefined}
      data-hidden={(isBarHidden && !isOpen) || undefined}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.bar}>
        <a className={styles.logo} href={href('/')} onClick={() => setOpen(false)}>
          <Logo />
          <span>{site.name}</span>
        </a>
        <SearchButton />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={isOpen}
          aria-controls="_menu"
          onClick={() => setOpen(!isOpen)}
        >
          Menu
          <span className={styles.menuSign} />
        </button>
        <nav className={styles.menu} id="_menu" aria-label="Main">
          <ul>
            {site.menu.map(({ label, href: path }) => (
              <li key={path}>
                <a
                  href={href(path)}
                  aria-current={path === section ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
