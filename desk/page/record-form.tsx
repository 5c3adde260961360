import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '../../contract/problem.ts';
import type { RecordName, RecordState, Schema } from '../messages.ts';
import { removeRecord } from './api.ts';
import { Fields } from './field.tsx';
import { type Form, FormContext } from './form-context.ts';
import { Preview } from './preview.tsx';
import styles from './record-form.module.css';
import { RecordList } from './record-list.tsx';
import { useRecord } from './use-record.ts';
import { placeOf, withLabels } from './values.ts';

interface RecordFormProps {
  record: RecordName;
  /** The field to go to. */
  place: string | undefined;
  /** The list of all records may have changed. */
  onChange(): void;
  onRemoved(): void;
}

/** One file as a form, with its page beside it. */
export function RecordForm({ record, place, onChange, onRemoved }: RecordFormProps) {
  const { name } = record;
  const [message, setMessage] = useState('');
  const { opened, content, state, failure, undoCount, change, changeText, undo, resolve } = useRecord(name, setMessage);
  const [target, setTarget] = useState<Form['target']>();
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen && place) setTarget({ place });
  }, [isOpen, place]);
  const status = state?.status;
  const label = state?.label ?? record.label;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list shows what waits, and the titles.
  useEffect(onChange, [status, label]);

  const problems = useMemo(() => {
    const groups = Map.groupBy(state?.problems ?? [], ({ path }) => placeOf(path));
    // The place is clear from the field.
    const sentence = ({ message, path }: Problem) => (opened ? withLabels(message, path, opened.schema, 1) : message);
    return new Map([...groups].map(([place, found]) => [place, found.map(sentence)]));
  }, [state?.problems, opened]);
  const form = useMemo<Form>(
    () => ({ record: name, problems, change, say: setMessage, target }),
    [name, problems, change, target],
  );

  const undoByKey = useCallback(
    (event: React.KeyboardEvent) => {
      const isText = (event.target as HTMLElement).matches('input:not([type=checkbox], [type=file]), textarea');
      if (isText || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    },
    [undo],
  );

  if (!opened || !content || !state) {
    return <main className={styles.main}>{failure ? <p role="alert">{failure}</p> : <p>Opening …</p>}</main>;
  }
  const { schema } = opened;
  const isFolder = record.group === 'albums' || record.group === 'galleries';
  const remove = async () => {
    if (!confirm(`Remove ‘${label}’ with its files from the site? They are kept in .desk on this computer.`)) return;
    await removeRecord(name).then(onRemoved, (error: Error) => setMessage(error.message));
  };
  return (
    <>
      <main className={styles.main} onKeyDown={undoByKey}>
        <header className={styles.head}>
          <h1 className={styles.title} dir="auto">
            {label}
          </h1>
          <button type="button" className={`desk-button ${styles.toPage}`} onClick={goToPreview}>
            See the page
          </button>
          <button type="button" className="desk-button" disabled={undoCount === 0} onClick={undo}>
            Undo
          </button>
          <Status state={state} failure={failure} />
        </header>
        <p className={styles.message} role="status">
          {message}
        </p>
        {status === 'changed-elsewhere' && (
          <div className={styles.conflict} role="alert">
            <p>This file was changed outside this form, by hand or in another window. Which version should stay?</p>
            <button type="button" className="desk-button" onClick={() => resolve('file')}>
              That of the file
            </button>
            <button type="button" className="desk-button" onClick={() => resolve('mine')}>
              That of this form
            </button>
          </div>
        )}
        <ProblemList state={state} schema={schema} onGo={(place) => setTarget({ place })} />
        <form noValidate onSubmit={(event) => event.preventDefault()} aria-label={label}>
          {'text' in content ? (
            <RawText text={content.text} problems={problems.get('') ?? []} onChange={changeText} />
          ) : (
            <FormContext value={form}>
              {schema.type === 'array' ? (
                <RecordList
                  Fields={Fields}
                  path={[]}
                  name={label}
                  schema={schema}
                  value={content.value}
                  isOptional={false}
                />
              ) : (
                <Fields path={[]} schema={schema} value={content.value} />
              )}
            </FormContext>
          )}
        </form>
        {isFolder && (
          <button type="button" className={`desk-button ${styles.remove}`} onClick={remove}>
            Remove from the site …
          </button>
        )}
      </main>
      <Preview page={state.page} isReady={state.hasPage} label={label} />
    </>
  );
}

/** On narrow screens the page is below the form. */
const goToPreview = () => document.querySelector('aside')?.scrollIntoView();

function Status({ state, failure }: { state: RecordState; failure: string | undefined }) {
  const count = state.problems.length + state.others.length;
  const things = count === 1 ? '1 thing to mend' : `${count} things to mend`;
  const isSaved = state.status === 'saved' && count === 0 && !failure;
  const where = state.status === 'saved' ? 'in the file' : 'kept here, and not in the file yet';
  const text = failure ?? (count > 0 ? `${things}: ${where}` : isSaved ? 'Saved' : 'Kept here');
  return (
    <p className={styles.status} role="status" data-status={isSaved ? 'saved' : 'waiting'}>
      {text}
    </p>
  );
}

/** What is wrong, as a way to get there. */
function ProblemList({ state, schema, onGo }: { state: RecordState; schema: Schema; onGo(place: string): void }) {
  const { problems, others } = state;
  if (problems.length + others.length === 0) return null;
  return (
    <section className={styles.problems} aria-label="Things to mend">
      <ul>
        {problems.map(({ path, place, message }) => (
          <li key={placeOf(path) + message}>
            <button type="button" className={styles.go} onClick={() => onGo(placeOf(path))}>
              {path.length === 0 && place && `Line ${place.split(':')[0]}: `}
              {withLabels(message, path, schema)}
            </button>
          </li>
        ))}
        {others.map(({ name, place, message }) => (
          <li key={`${name}${place}${message}`}>
            {name ? <a href={`#${name}`}>{name}</a> : 'Elsewhere'}
            {place && `, line ${place.split(':')[0]}`}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of a file that cannot be read as a form. */
function RawText({ text, problems, onChange }: { text: string; problems: string[]; onChange(text: string): void }) {
  return (
    <>
      <label htmlFor="raw-text">The file cannot be read as a form. Mend its text here, and open it anew.</label>
      <textarea
        id="raw-text"
        className={styles.raw}
        rows={24}
        spellCheck={false}
        aria-invalid={problems.length > 0 || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
