import { chooseMotion, type Motion, useMotion } from '../motion/motion.ts';
import styles from './motion-switch.module.css';

const choices: { motion: Motion; label: string }[] = [
  { motion: 'calm', label: 'Calm' },
  { motion: 'lively', label: 'Lively' },
];

/** The footer's choice between Calm and Lively. */
export function MotionSwitch() {
  const current = useMotion();
  return (
    <fieldset className={styles.switch}>
      <legend>Motion</legend>
      <div>
        {choices.map(({ motion, label }) => (
          <label key={motion}>
            <input type="radio" name="motion" checked={motion === current} onChange={() => chooseMotion(motion)} />
            {label}
          </label>
        ))}
      </div>
      <p>Calm stills everything that moves. Until you choose, your system’s setting decides.</p>
    </fieldset>
  );
}
