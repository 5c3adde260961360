import { type ReactNode, useId } from 'react';
import { labelOf } from '../labels.ts';
import { type FieldProps, useForm } from './form-context.ts';
import styles from './labelled.module.css';
import { placeOf } from './values.ts';

/** What a control gets: its id, and what describes it. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A label, a control, its help, and what is wrong with it. */
export function Labelled({
  path,
  name,
  schema,
  isOptional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const problems = useProblems(path);
  const described = [schema.description && `${id}-help`, problems.length > 0 && `${id}-problems`].filter(Boolean);
  return (
    <div className={styles.field} data-place={placeOf(path)}>
      <label className={styles.label} htmlFor={id}>
        {schema.title ?? labelOf(name)}{' '}
        {isOptional && schema.widget !== 'word' && <span className={styles.optional}>(optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problems.length > 0 || undefined,
      })}
      {schema.description && (
        <p className={styles.help} id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

interface GroupedProps extends Pick<FieldProps, 'path' | 'name' | 'schema' | 'isOptional'> {
  /** Lists have no frame, because each entry has one. */
  isFramed?: boolean;
  /** For a heading of the page that has the same words. */
  isLegendHidden?: boolean;
  problems?: string[];
  children: ReactNode;
}

/** The same for several controls: a legend, its help, what is wrong with all of them, and the controls. */
export function Grouped({
  path,
  name,
  schema,
  isOptional,
  isFramed,
  isLegendHidden,
  problems,
  children,
}: GroupedProps) {
  const own = useProblems(path);
  return (
    <fieldset className={isFramed ? `${styles.group} ${styles.framed}` : styles.group} data-place={placeOf(path)}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>
        {schema.title ?? labelOf(name)} {isOptional && <span className={styles.optional}>(optional)</span>}
      </legend>
      {schema.description && <p className={styles.groupHelp}>{schema.description}</p>}
      <Problems problems={problems ?? own} />
      {children}
    </fieldset>
  );
}

/** The sentences about a value. */
export function Problems({ id, problems }: { id?: string; problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <p className={styles.problems} id={id}>
      {problems.join(' ')}
    </p>
  );
}

/** The sentences about a value, and about parts of it that have no field. */
export function useProblems(path: FieldProps['path']): string[] {
  return useForm().problems.get(placeOf(path)) ?? [];
}
