import { chooseMotion, type Motion, useMotion } from '../motion/motion.ts';
import * as words from '../words/en.ts';
import styles from './motion-switch.module.css';

const choices: { motion: Motion; label: string }[] = [
  { motion: 'calm', label: words.calm },
  { motion: 'lively', label: words.lively },
];

/** The footer's choice between Calm and Lively. */
export function MotionSwitch() {
  const current = useMotion();
  return (
    <fieldset className={styles.switch}>
      <legend>{words.motion}</legend>
      <div>
        {choices.map(({ motion, label }) => (
          <label key={motion}>
            <input type="radio" name="motion" checked={motion === current} onChange={() => chooseMotion(motion)} />
            {label}
          </label>
        ))}
      </div>
      <p>{words.calmExplanation}</p>
    </fieldset>
  );
}
