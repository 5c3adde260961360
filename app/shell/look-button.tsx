import type { ReactNode } from 'react';
import { useLook } from '../motion/look.ts';
import styles from './setting-button.module.css';

/** A toggle button for Day with a label. before-first-paint.js answers it by its name, and CSS draws its state from `data-look`. */
export function LookButton({ children }: { children: ReactNode }) {
  const isDay = useLook() === 'day';
  return (
    <button type="button" name="look" className={styles.button} aria-pressed={isDay}>
      {/* The sun, behind the horizon at night. */}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z" />
        <path d="M12 4.5V7M3.8 8.3l1.8 1.8M20.2 8.3l-1.8 1.8M1.5 16.5h21M7.5 16.5a4.5 4.5 0 0 1 9 0M6 20.5h12" />
      </svg>
      {children}
    </button>
  );
}
