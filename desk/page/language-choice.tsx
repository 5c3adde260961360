import { type AriaAttributes, useState } from 'react';
import { commonLanguages, languageOf, nameOfLanguage } from '../../contract/languages.ts';
import fieldStyles from './field.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { Labelled } from './labelled.tsx';
import styles from './language-choice.module.css';

interface LanguageChoiceProps {
  /** The tag, perhaps half typed. */
  value: string;
  /** The label of the choice without a language. If it is missing, a language is required. */
  none?: string | undefined;
  onChange(tag: string): void;
  control: AriaAttributes & { id?: string };
}

/** A language: of a list by its own name, or any other by its tag. */
export function LanguageChoice({ value, none, onChange, control }: LanguageChoiceProps) {
  const [isOther, setOther] = useState(value !== '' && !commonLanguages.includes(value));
  const language = languageOf(value);
  return (
    <>
      <select
        {...control}
        className={`desk-control ${fieldStyles.choice}`}
        value={isOther ? other : value}
        onChange={({ target }) => {
          setOther(target.value === other);
          onChange(target.value === other ? '' : target.value);
        }}
      >
        {none && <option value="">{none}</option>}
        {commonLanguages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
        <option value={other}>Another one …</option>
      </select>
      {isOther && (
        <p className={styles.other}>
          <input
            className="desk-control"
            aria-label="Tag of the language, such as sw or en-GB"
            placeholder="sw, en-GB"
            spellCheck={false}
            autoCapitalize="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <output lang={language}>{language && nameOfLanguage(language)}</output>
        </p>
      )}
    </>
  );
}

/** Cannot be a tag, because tags have no spaces. */
const other = 'another one';

/** A field for a language. */
export function LanguageField(props: FieldProps) {
  const { change } = useForm();
  const { path, schema, value, isOptional } = props;
  const written = typeof value === 'string' ? value : String(schema.default ?? '');
  return (
    <Labelled {...props}>
      {(control) => (
        <LanguageChoice
          value={written}
          none={isOptional && schema.default === undefined ? 'None' : undefined}
          control={control}
          onChange={(tag) => change(path, tag || (isOptional && schema.default === undefined ? undefined : ''))}
        />
      )}
    </Labelled>
  );
}
