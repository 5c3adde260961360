import * as messages from 'virtual:messages';
import { useMotion } from '../motion/motion.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Calm and Lively. */
export function MotionSwitch() {
  return (
    <ChoiceSwitch
      name="motion"
      label={messages.motion}
      choices={[
        { choice: 'calm', label: messages.calm },
        { choice: 'lively', label: messages.lively },
      ]}
      current={useMotion()}
      note={messages.calmExplanation}
    />
  );
}
