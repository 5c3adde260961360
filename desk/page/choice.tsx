import type { AriaAttributes } from 'react';
import styles from './field.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { Labelled } from './labelled.tsx';

interface ChoiceProps extends FieldProps {
  /** The values that the file may have, with the words for the owner. */
  choices: { id: string; label: string }[];
}

/** A value that is chosen from a list. */
export const Choice = (props: ChoiceProps) => (
  <Labelled {...props}>
    {(control) => <Select {...props} byDefault={props.schema.default} control={control} />}
  </Labelled>
);

/** One of the values of an enumeration, by its name if it has one. */
export const EnumField = (props: FieldProps) => {
  const { enum: values = [], names } = props.schema;
  return <Choice {...props} choices={values.map((id) => ({ id, label: names?.[id] ?? id }))} />;
};

type SelectProps = Pick<ChoiceProps, 'choices' | 'path' | 'value' | 'isOptional'> & {
  /** What counts if the file says nothing. */
  byDefault?: unknown;
  /** The attributes that connect it with its label and its problems. */
  control: AriaAttributes & { id?: string };
};

/** The control of a choice. An unknown value, which the file may have, stays until another is chosen. */
export function Select({ choices, path, value, isOptional, byDefault, control }: SelectProps) {
  const { change } = useForm();
  const known = value ?? byDefault;
  const written = typeof known === 'string' ? known : '';
  return (
    <select
      {...control}
      className={`desk-control ${styles.choice}`}
      value={written}
      onChange={({ target }) => change(path, target.value || (isOptional ? undefined : ''))}
    >
      {byDefault === undefined && <option value="">{isOptional ? 'None' : 'Choose …'}</option>}
      {written && !choices.some(({ id }) => id === written) && <option>{written}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
