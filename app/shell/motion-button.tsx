import { chooseMotion, useMotion } from '../motion/motion.ts';
import styles from './motion-button.module.css';

/** A toggle button for Calm on every page. CSS draws its state from `data-motion`, which is set before hydration. */
export function MotionButton() {
  const isCalm = useMotion() === 'calm';
  return (
    <button
      type="button"
      aria-label="Calm"
      aria-pressed={isCalm}
      title="Calm: nothing moves"
      onClick={() => chooseMotion(isCalm ? 'lively' : 'calm')}
    >
      <svg className={styles.string} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12q5-12 10 0t10 0" />
        <path d="M2 12h20" />
        <path d="M2 12h0M22 12h0" />
      </svg>
    </button>
  );
}
