import { chooseMotion, useMotion } from '../motion/motion.ts';
import styles from './motion-button.module.css';

/** The footer's switch once more, small and always in reach. The style sheet knows the motion before this code does. */
export function MotionButton() {
  const motion = useMotion();
  return (
    <button
      type="button"
      aria-label="Calm"
      aria-pressed={motion === 'calm'}
      title="Calm: nothing moves"
      onClick={() => chooseMotion(motion === 'calm' ? 'lively' : 'calm')}
    >
      <svg className={styles.strings} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8q4.5-5 9 0t9 0M3 12q4.5-5 9 0t9 0M3 16q4.5-5 9 0t9 0" />
        <path d="M3 8h18M3 12h18M3 16h18" />
      </svg>
    </button>
  );
}
