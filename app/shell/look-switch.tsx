import * as words from 'virtual:words';
import { useLookChoice } from '../motion/look.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The footer's choice between Night and Day. */
export function LookSwitch() {
  return (
    <ChoiceSwitch
      name="look"
      label={words.look}
      choices={[
        { choice: 'night', label: words.night },
        { choice: 'day', label: words.day },
        { choice: 'system', label: words.asMySystem },
      ]}
      current={useLookChoice()}
      note={words.dayExplanation}
    />
  );
}
