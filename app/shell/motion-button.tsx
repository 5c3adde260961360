import type { ReactNode } from 'react';
import { useMotion } from '../motion/motion.ts';
import styles from './setting-button.module.css';

/**
 * A toggle button for Calm with a label. The floating buttons have its description. before-first-paint.js answers it by its
 * name, and CSS draws its state from `data-motion`.
 */
export function MotionButton({ children }: { children: ReactNode }) {
  const isCalm = useMotion() === 'calm';
  return (
    <button type="button" name="motion" className={styles.button} aria-pressed={isCalm} aria-describedby="_calm">
      {/* The moon above water: waves in Lively, still in Calm. */}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14.5 1a6 6 0 1 0 4.5 9 5 5 0 0 1-4.5-9z" />
        <path d="M2 17.5q2.5-2.5 5 0t5 0 5 0 5 0M6 22q2-2 4 0t4 0 4 0" />
        <path d="M2 17.5h20M6 22h12" />
      </svg>
      {children}
    </button>
  );
}
