import { chooseMotion, useMotion } from '../motion/motion.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Calm and Lively. */
export function MotionSwitch() {
  return (
    <ChoiceSwitch
      name="motion"
      label="Motion"
      choices={[
        { choice: 'calm', label: 'Calm' },
        { choice: 'lively', label: 'Lively' },
      ]}
      current={useMotion()}
      onChoose={chooseMotion}
      note="Calm stills everything that moves. Until you choose, your system’s setting decides."
    />
  );
}
