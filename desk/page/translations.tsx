import { type ReactNode, useId } from 'react';
import { nameOfLanguage } from '../../contract/languages.ts';
import {
  isReaderText,
  originalMark,
  originalsField,
  type ReaderText,
  translationField,
} from '../../contract/reader-text.ts';
import { labelOf } from '../labels.ts';
import { isFields } from '../value.ts';
import { type FieldProps, type Form, FormContext, useForm } from './form-context.ts';
import type { ControlProps } from './labelled.tsx';
import styles from './translations.module.css';
import { placeOf } from './values.ts';

interface TranslationsProps {
  /** The field of the original text. */
  of: FieldProps;
  /** The control of the original. */
  children: ReactNode;
  /** The control of a translation. */
  control(props: FieldProps, control: ControlProps & { 'aria-label': string; lang: string }): ReactNode;
}

/** A text with its translations beside it, or below it where there is no room. */
export function Translations({ of: original, children, control }: TranslationsProps) {
  const { languages } = useForm();
  const { schema, value } = original;
  const isThere = Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
  if (languages.length === 0 || !isThere || !isReaderText(schema)) return children;
  return (
    <div className={styles.texts} data-texts>
      {children}
      {languages.map((language) => (
        <Translation key={language} language={language} of={original} control={control} />
      ))}
    </div>
  );
}

/** The translation of a text. Each change remembers the text that it translates. */
function Translation({ language, of: original, control }: Omit<TranslationsProps, 'children'> & { language: string }) {
  const form = useForm();
  const id = useId();
  const { path, name, schema, value, around } = original;
  const field = translationField(language);
  const texts = around?.[field];
  const { [name]: text, [originalsField]: marks } = isFields(texts) ? texts : {};
  const record = path.slice(0, -1);
  const markAt = [...record, field, originalsField, name];
  const mark = originalMark(value as ReaderText);
  const madeOf = isFields(marks) ? marks[name] : undefined;
  const isOlder = text !== undefined && madeOf !== undefined && madeOf !== mark;
  const change: Form['change'] = (place, next, also = [], replaced) =>
    form.change(place, next, [...also, [markAt, next === undefined ? undefined : mark]], replaced);
  const own = { ...original, path: [...record, field, name], value: text, isOptional: true };
  const label = `${schema.title ?? labelOf(name)}, ${nameOfLanguage(language)}`;
  return (
    <div className={styles.translation} data-place={placeOf(own.path)}>
      <p className={styles.head}>
        {Array.isArray(value) ? nameOfLanguage(language) : <label htmlFor={id}>{nameOfLanguage(language)}</label>}
        {text === undefined && /\p{L}/u.test(String(value)) && <span className={styles.state}>still to translate</span>}
        {isOlder && (
          <>
            <span className={styles.state}>older than the text</span>
            <button
              type="button"
              className={styles.settle}
              aria-label={`It is still right: ${label}`}
              onClick={() => form.change(markAt, mark)}
            >
              It is still right
            </button>
          </>
        )}
      </p>
      <FormContext value={{ ...form, change }}>{control(own, { id, 'aria-label': label, lang: language })}</FormContext>
    </div>
  );
}
