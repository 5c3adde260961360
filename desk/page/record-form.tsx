import { useCallback, useEffect, useMemo, useState } from 'react';
import { missingPicturePath } from '../../contract/media-files.ts';
import type { Done, FieldProblem, RecordName, RecordState, Schema } from '../messages.ts';
import { type ToWrite, toWrite } from '../to-write.ts';
import type { Value } from '../value.ts';
import { isWorkKind } from '../work-kinds.ts';
import type { Draft } from './draft.ts';
import { Fields } from './field.tsx';
import { type Form, FormContext } from './form-context.ts';
import type { Content } from './history.ts';
import { Preview } from './preview.tsx';
import { elementFor, type Pressed, placeOfPart } from './preview-parts.ts';
import styles from './record-form.module.css';
import { RecordList } from './record-list.tsx';
import { RemoveWork } from './remove-work.tsx';
import { goToWrite, StillToWrite } from './still-to-write.tsx';
import { useRecord, whenNothingIsOnItsWay } from './use-record.ts';
import { formAddress, pathAt, placeOf, withLabels } from './values.ts';
import { WordsForm } from './words-form.tsx';
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
  const view = useRecord(name);
  const { draft, opened, content, state, isConflict, failure } = view;
  /** The place of the field in work. */
  const [inWork, setInWork] = useState<string>();
  /** The language of the page beside the form. Undefined means the site's. */
  const [language, setLanguage] = useState<string>();
  const { form, goTo } = useForm(name, view, place, isAsked);
  const { label = record.label, isDraft = false } = state ?? {};
  const undoByKey = useUndoKeys(draft);
  if (!opened || !content || !state) {
    return <main className={styles.main}>{failure ? <p role="alert">{failure}</p> : <p>Opening …</p>}</main>;
  }
  const { schema } = opened;
  const value = 'value' in content ? content.value : undefined;
  const mistakes = state.problems.filter(({ isUnwritten }) => !isUnwritten);
  const unwritten = toWrite(state.problems, schema, value);
  return (
    <>
      <main
        className={styles.main}
        onKeyDown={undoByKey}
        onFocus={({ target }) => setInWork(placeAround(target))}
        // The page follows the language in which somebody writes. The focus alone would load it with each press of Tab.
        onInput={({ target }) => setLanguage(languageAt(placeAround(target as Element)))}
      >
        <FormHead label={label} view={view} unwritten={unwritten.length} mistakes={mistakes.length} />
        {record.putBackAt && <LeftOut putBackAt={record.putBackAt} />}
        {isConflict && <Conflict draft={draft} />}
        <ProblemList
          problems={mistakes}
          others={state.others}
          schema={schema}
          value={value}
          labelOf={labelOf}
          onGo={goTo}
        />
        <form noValidate onSubmit={(event) => event.preventDefault()} aria-label={label}>
          <FormBody
            content={content}
            schema={schema}
            label={label}
            form={form}
            onText={(text) => draft.changeText(text)}
          />
        </form>
        <StillToWrite heading="Still to write" list={unwritten} onGo={goTo} />
        <StillToWrite heading="May wait" list={toWrite(state.mayWait, schema, value)} onGo={goTo} />
        {isWorkKind(record.group) && <WorkActions draft={draft} label={label} page={state.page} onDone={onDone} />}
      </main>
      <Preview
        page={state.page}
        language={language}
        languages={opened.languages}
        onLanguage={setLanguage}
        isDraft={isDraft}
        label={label}
        place={inWork}
        elementOf={(document, place) => elementFor(document, value, pathAt(place))}
        onPress={(pressed) => goToPressed(pressed, value, unwritten, goTo)}
      />
    </>
  );
}

const placeAround = (element: Element) => element.closest<HTMLElement>('[data-place]')?.dataset.place;

/** The language of the translation at a place. */
const languageAt = (place = ''): string | undefined => /(?:^|\.)@([^.]+)\./.exec(place)?.[1];

interface WorkActionsProps {
  draft: Draft;
  label: string;
  page: string;
  onDone(done: Done): void;
}

/** The address of an album or gallery, and the way to remove it. */
function WorkActions({ draft, label, page, onDone }: WorkActionsProps) {
  const shared = { record: draft.name, whenSaved: () => whenNothingIsOnItsWay().then(() => draft.whenSaved()), onDone };
  return (
    <>
      <WorkAddress {...shared} page={page} />
      <RemoveWork {...shared} label={label} onFailure={draft.say} />
    </>
  );
}

const LeftOut = ({ putBackAt }: { putBackAt: string }) => (
  <p className={styles.leftOut}>
    This page is left out of the site, so visitors do not see it. What you write here is kept.{' '}
    <a href={`#${putBackAt}`}>Put it back in ‘Menu and headings’</a>
  </p>
);

/** Goes to the field whose text or picture was pressed on the page, and returns whether there is one. */
function goToPressed(
  pressed: Pressed,
  value: Value | undefined,
  unwritten: ToWrite[],
  goTo: (place: string) => void,
): boolean {
  const place = placeOfPress(pressed, value, unwritten);
  if (place !== undefined) goTo(place);
  return place !== undefined;
}

/** The path of the field whose text was pressed on the page. A missing picture leads to the first picture that is still to come. */
function placeOfPress(pressed: Pressed, value: Value | undefined, unwritten: ToWrite[]): string | undefined {
  const isMissing = 'picture' in pressed && pressed.picture.includes(missingPicturePath);
  const missing = isMissing ? unwritten.find(({ isPicture }) => isPicture) : undefined;
  return missing ? placeOf(missing.place) : placeOfPart(value, pressed);
}

/** What the fields of a form share, and the way to one of them. `place` is the field that the address names. */
function useForm(name: string, view: ReturnType<typeof useRecord>, place: string | undefined, isAsked: boolean) {
  const { draft, opened, state, message } = view;
  const [target, setTarget] = useState<Form['target']>();
  const goTo = useCallback((place: string) => setTarget({ place }), []);
  useEffect(() => {
    if (place) goTo(place);
  }, [place, goTo]);
  useEffect(() => {
    const restored = message && draft.takeRestoredPlace();
    if (restored) goTo(restored);
  }, [message, draft, goTo]);
  const isShown = opened !== undefined && state !== undefined;
  // What is around it has opened by then.
  useEffect(() => {
    if (isShown && target) focusPlace(target.place);
  }, [isShown, target]);
  const problems = useSentences(view, isAsked);
  const languages = opened?.languages ?? none;
  const publishedIds = opened?.publishedIds ?? none;
  const page = state?.page ?? '';
  const form = useMemo<Form>(
    () => ({
      record: name,
      page,
      languages,
      publishedIds,
      problems,
      change: (...edit) => draft.change(...edit),
      follow: (path) => draft.follow(path),
      say: draft.say,
      target,
    }),
    [name, page, languages, publishedIds, problems, draft, target],
  );
  return { form, goTo };
}

const none: string[] = [];

/** Moves the focus to a place: an entry of a list, or the first control of a field. */
function focusPlace(place: string): void {
  const name = CSS.escape(place);
  const box = document.querySelector<HTMLElement>(`[data-place="${name}"], [data-target="${name}"]`);
  const find = (selector: string) => box?.querySelector<HTMLElement>(selector);
  const control = find('summary, input, textarea, select') ?? find('button');
  (control ?? box)?.focus();
  // An entry shows as many of its fields as there is room for.
  if (box?.localName === 'summary') box.parentElement!.scrollIntoView({ block: 'nearest' });
  else box?.scrollIntoView({ block: 'center' });
}

/** The sentences about the values of a form, by their places. What is still to write is among them once the owner has asked. */
function useSentences({ state, opened }: ReturnType<typeof useRecord>, isAsked: boolean): Map<string, string[]> {
  return useMemo(() => {
    const shown = state?.problems.filter(({ isUnwritten }) => isAsked || !isUnwritten) ?? [];
    const groups = Map.groupBy(shown, ({ path }) => placeOf(path));
    // The sentence is below its field, which shows the place.
    const sentence = ({ message, path }: FieldProblem) =>
      opened ? withLabels(message, path, opened.schema, opened.value, 1) : message;
    return new Map([...groups].map(([place, found]) => [place, found.map(sentence)]));
  }, [state?.problems, opened, isAsked]);
}

function useUndoKeys(draft: Draft): (event: React.KeyboardEvent) => void {
  // In texts too: the browser's own Undo ends at the field and at each reload.
  return useCallback(
    (event: React.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(key === 'z' || key === 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    },
    [draft],
  );
}

interface FormHeadProps {
  label: string;
  view: ReturnType<typeof useRecord>;
  /** How many things are wrong, and how many are still to write. */
  mistakes: number;
  unwritten: number;
}

/** The title of a form with Undo, and what the desk says about the words. */
function FormHead({ label, view, mistakes, unwritten }: FormHeadProps) {
  const { draft, history, state, isConflict, failure, message } = view;
  return (
    <header className={styles.head}>
      <h1 className={styles.title} dir="auto">
        {label}
      </h1>
      <button type="button" className={`desk-button ${styles.toPage}`} onClick={goToPreview}>
        See the page
      </button>
      <button type="button" className="desk-button" disabled={history.past.length === 0} onClick={() => draft.undo()}>
        Undo
      </button>
      <button type="button" className="desk-button" disabled={history.future.length === 0} onClick={() => draft.redo()}>
        Redo
      </button>
      <div className={styles.said}>
        <Status
          isDraft={state?.isDraft ?? false}
          isConflict={isConflict}
          mistakes={mistakes}
          unwritten={unwritten}
          failure={failure}
        />
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
    </header>
  );
}

/** Asks the owner which of two versions to keep. */
const Conflict = ({ draft }: Pick<ReturnType<typeof useRecord>, 'draft'>) => (
  <div className={styles.conflict} role="alert">
    <p>This was changed outside this form, by hand or in another window. Which version would you like to keep?</p>
    <button type="button" className="desk-button" onClick={() => draft.resolve('file')}>
      The other version
    </button>
    <button type="button" className="desk-button" onClick={() => draft.resolve('mine')}>
      What this form shows
    </button>
  </div>
);

interface FormBodyProps {
  content: Content;
  schema: Schema;
  label: string;
  form: Form;
  onText(text: string): void;
}

/** The fields of a record, or the text of a file that cannot be read as a form. */
function FormBody({ content, schema, label, form, onText }: FormBodyProps) {
  if ('text' in content) {
    return <RawText text={content.text} problems={form.problems.get('') ?? []} onChange={onText} />;
  }
  const list = { path: [], name: label, schema, value: content.value, isOptional: false };
  return (
    <FormContext value={form}>
      {schema.type === 'array' ? (
        <RecordList Fields={Fields} {...list} />
      ) : schema.widget === 'words' ? (
        <WordsForm path={[]} schema={schema} value={content.value} />
      ) : (
        <Fields path={[]} schema={schema} value={content.value} />
      )}
    </FormContext>
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
