import * as messages from 'virtual:messages';
import { useLookChoice } from '../motion/look.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Night and Day. */
export function LookSwitch() {
  return (
    <ChoiceSwitch
      name="look"
      label={messages.look}
      choices={[
        { choice: 'night', label: messages.night },
        { choice: 'day', label: messages.day },
        { choice: 'system', label: messages.asMySystem },
      ]}
      current={useLookChoice()}
      note={messages.dayExplanation}
    />
  );
}
