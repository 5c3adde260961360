import { useCallback, useEffect, useMemo, useState } from 'react';
import { missingPicturePath } from '../../contract/media-files.ts';
import type { Done, FieldProblem, RecordName, RecordState, Schema } from '../messages.ts';
import { toWrite } from '../to-write.ts';
import type { Value } from '../value.ts';
import { Fields } from './field.tsx';
import { type Form, FormContext } from './form-context.ts';
import { Preview } from './preview.tsx';
import { elementFor, type Pressed, placeOfPart } from './preview-parts.ts';
import styles from './record-form.module.css';
import { RecordList } from './record-list.tsx';
import { RemoveWork } from './remove-work.tsx';
import { goToWrite, StillToWrite } from './still-to-write.tsx';
import { useRecord, whenNothingIsOnItsWay } from './use-record.ts';
import { formAddress, pathAt, placeOf, withLabels } from './values.ts';
import { WorkAddress } from './work-address.tsx';

interface RecordFormProps {
  record: RecordName;
  /** What the list calls a record. */
  labelOf(name: string): string;
  /** The field to go to. */
  place: string | undefined;
  /** The owner wants to publish: what is still to write is marked at its field. */
  isAsked: boolean;
  /** The album or gallery was removed or has another address. */
  onDone(done: Done): void;
}

/** One file as a form, with its page beside it. */
export function RecordForm({ record, labelOf, place, isAsked, onDone }: RecordFormProps) {
  const { name } = record;
  const { draft, opened, content, state, isConflict, failure, message, history } = useRecord(name);
  const [target, setTarget] = useState<Form['target']>();
  /** The place of the field in work. */
  const [inWork, setInWork] = useState<string>();
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen && place) setTarget({ place });
  }, [isOpen, place]);
  const { label = record.label, isDraft = false } = state ?? {};

  const problems = useMemo(() => {
    const shown = state?.problems.filter(({ isUnwritten }) => isAsked || !isUnwritten) ?? [];
    const groups = Map.groupBy(shown, ({ path }) => placeOf(path));
    // The sentence is below its field, which shows the place.
    const sentence = ({ message, path }: FieldProblem) =>
      opened ? withLabels(message, path, opened.schema, opened.value, 1) : message;
    return new Map([...groups].map(([place, found]) => [place, found.map(sentence)]));
  }, [state?.problems, opened, isAsked]);
  const form = useMemo<Form>(
    () => ({
      record: name,
      problems,
      change: (...edit) => draft.change(...edit),
      follow: (path) => draft.follow(path),
      say: draft.say,
      target,
    }),
    [name, problems, draft, target],
  );

  useEffect(() => {
    const place = message && draft.takeRestoredPlace();
    if (place) setTarget({ place });
  }, [message, draft]);

  // In texts too: the browser's own Undo ends at the field and at each reload.
  const undoByKey = useCallback(
    (event: React.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(key === 'z' || key === 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    },
    [draft],
  );

  if (!opened || !content || !state) {
    return <main className={styles.main}>{failure ? <p role="alert">{failure}</p> : <p>Opening …</p>}</main>;
  }
  const { schema } = opened;
  const value = 'value' in content ? content.value : undefined;
  const mistakes = state.problems.filter(({ isUnwritten }) => !isUnwritten);
  const unwritten = toWrite(state.problems, schema, value);
  const goToPart = (pressed: Pressed) => {
    const isMissing = 'picture' in pressed && pressed.picture.includes(missingPicturePath);
    const missing = isMissing ? unwritten.find(({ isPicture }) => isPicture) : undefined;
    const place = missing ? placeOf(missing.place) : placeOfPart(value, pressed);
    if (place !== undefined) setTarget({ place });
    return place !== undefined;
  };
  const whenSaved = () => whenNothingIsOnItsWay().then(() => draft.whenSaved());
  const isFolder = record.group === 'albums' || record.group === 'galleries';
  return (
    <>
      <main
        className={styles.main}
        onKeyDown={undoByKey}
        onFocus={({ target }) => setInWork(target.closest<HTMLElement>('[data-place]')?.dataset.place)}
      >
        <header className={styles.head}>
          <h1 className={styles.title} dir="auto">
            {label}
          </h1>
          <button type="button" className={`desk-button ${styles.toPage}`} onClick={goToPreview}>
            See the page
          </button>
          <button
            type="button"
            className="desk-button"
            disabled={history.past.length === 0}
            onClick={() => draft.undo()}
          >
            Undo
          </button>
          <button
            type="button"
            className="desk-button"
            disabled={history.future.length === 0}
            onClick={() => draft.redo()}
          >
            Redo
          </button>
          <div className={styles.said}>
            <Status
              isDraft={isDraft}
              isConflict={isConflict}
              mistakes={mistakes.length}
              unwritten={unwritten.length}
              failure={failure}
            />
            <p className={styles.message} role="status">
              {message}
            </p>
          </div>
        </header>
        {record.putBackAt && (
          <p>
            This page is left out of the site, so visitors do not see it. What you write here is kept.{' '}
            <a href={`#${record.putBackAt}`}>Put it back in ‘Menu and headings’</a>
          </p>
        )}
        {isConflict && (
          <div className={styles.conflict} role="alert">
            <p>
              This was changed outside this form, by hand or in another window. Which version would you like to keep?
            </p>
            <button type="button" className="desk-button" onClick={() => draft.resolve('file')}>
              The other version
            </button>
            <button type="button" className="desk-button" onClick={() => draft.resolve('mine')}>
              What this form shows
            </button>
          </div>
        )}
        <ProblemList
          problems={mistakes}
          others={state.others}
          schema={schema}
          value={value}
          labelOf={labelOf}
          onGo={(place) => setTarget({ place })}
        />
        <form noValidate onSubmit={(event) => event.preventDefault()} aria-label={label}>
          {'text' in content ? (
            <RawText
              text={content.text}
              problems={problems.get('') ?? []}
              onChange={(text) => draft.changeText(text)}
            />
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
        <StillToWrite list={unwritten} onGo={(place) => setTarget({ place })} />
        {isFolder && (
          <>
            <WorkAddress record={name} page={state.page} whenSaved={whenSaved} onDone={onDone} />
            <RemoveWork record={name} label={label} whenSaved={whenSaved} onDone={onDone} onFailure={draft.say} />
          </>
        )}
      </main>
      <Preview
        page={state.page}
        isDraft={isDraft}
        label={label}
        place={inWork}
        elementOf={(document) => (inWork ? elementFor(document, value, pathAt(inWork)) : undefined)}
        onPress={goToPart}
      />
    </>
  );
}

/** On narrow screens the page is below the form. */
const goToPreview = () => document.querySelector('aside')?.scrollIntoView();

interface StatusProps {
  isDraft: boolean;
  isConflict: boolean;
  /** How many things are wrong. */
  mistakes: number;
  /** How many things are still to write. */
  unwritten: number;
  failure: string | undefined;
}

function Status({ isDraft, isConflict, mistakes, unwritten, failure }: StatusProps) {
  const isWrong = failure !== undefined || isConflict || mistakes > 0;
  const saved = isConflict ? 'Not saved' : isDraft ? 'Saved as a draft' : 'Saved';
  return (
    <p className={styles.status} role="status" data-status={isWrong ? 'wrong' : unwritten > 0 ? 'unwritten' : 'saved'}>
      {failure ?? (mistakes > 0 ? `${saved}: ${counted(mistakes)} to fix` : saved)}
      {!isWrong && unwritten > 0 && (
        <>
          {': '}
          <button type="button" className={styles.go} onClick={goToWrite}>
            {counted(unwritten)} to write
          </button>
        </>
      )}
    </p>
  );
}

const counted = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

interface ProblemListProps extends Pick<RecordState, 'problems' | 'others'> {
  schema: Schema;
  value: Value | undefined;
  labelOf(name: string): string;
  onGo(place: string): void;
}

/** What is wrong, as a way to get there. */
function ProblemList({ problems, others, schema, value, labelOf, onGo }: ProblemListProps) {
  if (problems.length + others.length === 0) return null;
  return (
    <section className={styles.problems} aria-label="Things to fix">
      <ul>
        {problems.map(({ path, place, message }) => (
          <li key={placeOf(path) + place + message}>
            <button
              type="button"
              className={styles.go}
              onClick={() => (document.getElementById(rawTextId) ? goToLine(place) : onGo(placeOf(path)))}
            >
              {withLabels(message, path, schema, value)}
            </button>
          </li>
        ))}
        {others.map(({ name, place, path, message }) => (
          <li key={`${name}${place}${message}`}>
            {name ? <a href={formAddress(name, placeOf(path))}>{labelOf(name)}</a> : 'Elsewhere'}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

const rawTextId = 'raw-text';

/** Selects the line of a place, such as '12:3', in the text of a file. */
function goToLine(place: string): void {
  const area = document.getElementById(rawTextId) as HTMLTextAreaElement;
  const lines = area.value.split('\n');
  const index = Math.min(Number(place.split(':')[0]), lines.length) - 1;
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[index] ?? '').length);
}

/** The text of a file that cannot be read as a form. */
function RawText({ text, problems, onChange }: { text: string; problems: string[]; onChange(text: string): void }) {
  return (
    <>
      <label htmlFor={rawTextId}>This cannot be shown as a form. Fix the text below, then reload this page.</label>
      <textarea
        id={rawTextId}
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
