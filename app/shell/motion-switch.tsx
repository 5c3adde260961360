import * as words from 'virtual:words';
import { useMotion } from '../motion/motion.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Calm and Lively. */
export function MotionSwitch() {
  return (
    <ChoiceSwitch
      name="motion"
      label={words.motion}
      choices={[
        { choice: 'calm', label: words.calm },
        { choice: 'lively', label: words.lively },
      ]}
      current={useMotion()}
      note={words.calmExplanation}
    />
  );
}
