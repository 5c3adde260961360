import styles from './field.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { Labelled } from './labelled.tsx';

interface ChoiceProps extends FieldProps {
  /** The values that the file may have, with the words for the owner. */
  choices: { id: string; label: string }[];
}

/** A value that is chosen from a list. An unknown one, which the file may have, stays until another is chosen. */
export function Choice({ choices, ...props }: ChoiceProps) {
  const { change } = useForm();
  const { path, value, isOptional } = props;
  const written = typeof value === 'string' ? value : '';
  return (
    <Labelled {...props}>
      {(control) => (
        <select
          {...control}
          className={`desk-control ${styles.choice}`}
          value={written}
          onChange={({ target }) => change(path, target.value || (isOptional ? undefined : ''))}
        >
          <option value="">{isOptional ? 'None' : 'Choose …'}</option>
          {written && !choices.some(({ id }) => id === written) && <option>{written}</option>}
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
