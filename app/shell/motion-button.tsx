import { chooseMotion, useMotion } from '../motion/motion.ts';
import styles from './motion-button.module.css';

/** A toggle button for Calm on every page. CSS draws its state from `data-motion`, which is set before hydration. */
export function MotionButton({ labelClass }: { labelClass: string }) {
  const isCalm = useMotion() === 'calm';
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isCalm}
      aria-describedby="_calm"
      onClick={() => chooseMotion(isCalm ? 'lively' : 'calm')}
    >
      {/* The moon above water: waves in Lively, still in Calm. */}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14.6 1.2a6 6 0 1 0 4.5 8.9 5.3 5.3 0 0 1-4.5-8.9z" />
        <path d="M2.5 17.5q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0M5.5 22q2.2-2.4 4.3 0t4.4 0 4.3 0" />
        <path d="M2.5 17.5h19M5.5 22h13" />
      </svg>
      <span className={labelClass}>
        Calm
        <span id="_calm" aria-hidden="true">
          : nothing moves
        </span>
      </span>
    </button>
  );
}
