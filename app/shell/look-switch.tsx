import { chooseLook, useLookChoice } from '../motion/look.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Night and Day. */
export function LookSwitch() {
  return (
    <ChoiceSwitch
      name="look"
      label="Look"
      choices={[
        { choice: 'night', label: 'Night' },
        { choice: 'day', label: 'Day' },
        { choice: 'system', label: 'As my system' },
      ]}
      current={useLookChoice()}
      onChoose={chooseLook}
      note="Day is dark text on light paper. It is easier to read for some eyes, and in the sun."
    />
  );
}
