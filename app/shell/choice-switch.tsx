import styles from './choice-switch.module.css';

interface ChoiceSwitchProps<Choice extends string> {
  /** The name of the radio buttons, by which before-first-paint.js answers them. */
  name: string;
  label: string;
  choices: { choice: Choice; label: string }[];
  current: Choice;
  /** What the choice does. */
  note: string;
}

/** A setting of which one choice always applies. */
export function ChoiceSwitch<Choice extends string>(props: ChoiceSwitchProps<Choice>) {
  const { name, label, choices, current, note } = props;
  return (
    <fieldset className={styles.switch} id={`_${name}`} tabIndex={-1}>
      <legend>{label}</legend>
      <div>
        {choices.map(({ choice, label }) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={choice === current} readOnly />
            {label}
          </label>
        ))}
      </div>
      <p>{note}</p>
    </fieldset>
  );
}
