import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Done, fileChangedEvent, type HostAnswer, type RecordName, type Renamed } from '../messages.ts';
import { followTitles, listRecords, putBack, renameRecord } from './api.ts';
import styles from './desk.module.css';
import { DoneLine } from './done-line.tsx';
import { FileReport } from './file-report.tsx';
import { HostLine, useHostAnswer } from './host-line.tsx';
import { Languages } from './languages.tsx';
import { NewRecord } from './new-record.tsx';
import { Overview } from './overview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import { holdStrayDrops } from './stray-drops.ts';
import { TrashList } from './trash-list.tsx';
import { UploadLine } from './upload-line.tsx';
import { uploads } from './uploads.ts';
import { useUnsavedNames, whenNothingIsOnItsWay } from './use-record.ts';
import { useServerEvent } from './use-server-event.ts';

const groups: [RecordName['group'], string][] = [
  ['pages', 'Pages'],
  ['albums', 'Albums'],
  ['galleries', 'Galleries'],
  ['texts', 'Your own pages'],
  ['site', 'The whole site'],
];

/** Said after a work was begun: the form has the rest. */
const beginning =
  'It is begun as a draft, which only you see. When it is complete, take the tick ‘Only you see this’ away and press Publish.';

const strayDrop = 'The file was not taken. Drop it on a field with ‘or drop a file here’.';

/** The name of the open file, and the place to go to in its form. */
const openPlace = (): [name: string, place?: string] => {
  const [, name = '', place] = /^([^@]*)@?(.*)$/s.exec(decodeURIComponent(location.hash.slice(1)))!;
  return [name, place];
};

/** The desk: the list of all files, and the one that is open. */
export function Desk() {
  const { records, setRecords, failure, reload } = useRecords();
  const [[name, place], setOpen] = useOpenPlace(reload);
  const [isPublishing, setPublishing] = useState(false);
  /** The records with something to fix or to write when the owner last pressed Publish. */
  const [asked, setAsked] = useState<string[]>([]);
  const hostAnswer = useHostAnswer();
  const { done, show } = useDone(async (next) => {
    setRecords(await listRecords().catch(() => records));
    setOpen([next]);
  }, name);
  const follow = useFollowedTitles(records, name, show);
  const putBackWork = (id: string) => show(whenNothingIsOnItsWay().then(() => putBack(id)));
  const takeBack = (undo: NonNullable<Done['undo']>) =>
    'putBack' in undo
      ? putBackWork(undo.putBack)
      : show(whenNothingIsOnItsWay().then(() => renameRecord(undo.rename, undo.id, undo.isAlias)));

  if (!records)
    return <main className={styles.start}>{failure ? <p role="alert">{failure}</p> : <p>Opening …</p>}</main>;
  // The mistakes of a translation have a form of their own only until they are corrected.
  const open =
    records.find((record) => record.name === name) ?? records.find((record) => name.endsWith(`/${record.name}`));
  const beginPublishing = async () => {
    await follow();
    setAsked(records.filter(({ isWrong, isDraft }) => isWrong || isDraft).map((record) => record.name));
    setPublishing(true);
  };
  return (
    <div className={styles.desk}>
      <button type="button" className="skip-link" onClick={goToForm}>
        Skip to the form
      </button>
      <Navigation
        records={records}
        name={open?.name ?? name}
        hostAnswer={hostAnswer}
        done={done}
        onUndo={takeBack}
        onPublish={beginPublishing}
      />
      {open ? (
        <RecordForm
          key={open.name}
          record={open}
          labelOf={(name) => records.find((record) => record.name === name)?.label ?? name}
          place={place}
          isAsked={asked.includes(open.name)}
          onDone={(next) => show(Promise.resolve(next))}
        />
      ) : (
        <Start
          name={name}
          records={records}
          onBegun={(name) => show(Promise.resolve({ name, message: beginning }))}
          onPutBack={putBackWork}
          onDone={show}
        />
      )}
      <FileReport />
      {isPublishing && <PublishDialog hostAnswer={hostAnswer} onClose={() => setPublishing(false)} />}
    </div>
  );
}

/** What the desk has done, and a function that shows the message of an action. `open` opens its record, or the first page. */
function useDone(open: (name: string) => Promise<void>, name: string) {
  const [done, setDone] = useState<Done>();
  useEffect(() => holdStrayDrops(window, () => setDone({ message: strayDrop })), []);
  const show = async (action: Promise<Done>) => {
    const next = await action.catch((error: Error): Done => ({ message: error.message, name }));
    await open(next.name ?? '');
    // Unlike `location.hash`, this fires no event that would ask for the list again.
    history.pushState(null, '', `#${next.name ?? ''}`);
    setDone(next.message ? next : undefined);
  };
  return { done, show };
}

/** Lets the addresses of examples follow their titles when another form opens, and when it is called. */
function useFollowedTitles(
  records: RecordName[] | undefined,
  name: string,
  show: (action: Promise<Done>) => Promise<void>,
): () => Promise<void> {
  const follow = async () => {
    if (!records?.some((record) => record.name.includes('/example-')) || uploads.get().length > 0) return;
    await whenNothingIsOnItsWay();
    const { names, message } = await followTitles().catch((): Renamed => ({ names: {}, message: '' }));
    const [open] = openPlace();
    if (message) await show(Promise.resolve({ message, name: names[open] ?? open }));
  };
  const onOpen = useEffectEvent((_name: string) => void follow());
  useEffect(() => onOpen(name), [name]);
  return follow;
}

interface NavigationProps {
  records: RecordName[];
  name: string;
  hostAnswer: HostAnswer | undefined;
  done: Done | undefined;
  onUndo(undo: NonNullable<Done['undo']>): void;
  onPublish(): void;
}

/** The list of all files, and what the desk says about the last action. */
function Navigation({ records, name, hostAnswer, done, onUndo, onPublish }: NavigationProps) {
  return (
    <nav className={styles.nav} aria-label="Content">
      <div className={styles.top}>
        <a href="#start" className={styles.name}>
          The desk
        </a>
        <button type="button" className={`desk-button ${styles.publish}`} onClick={onPublish}>
          Publish …
        </button>
      </div>
      {hostAnswer && (
        <div className={styles.host}>
          <HostLine answer={hostAnswer} />
        </div>
      )}
      <DoneLine done={done} onUndo={onUndo} />
      <UploadLine />
      <Menu records={records} name={name} />
    </nav>
  );
}

interface StartProps {
  /** What is asked for: 'new', or a file without a form. */
  name: string;
  records: RecordName[];
  onBegun(name: string): void;
  onPutBack(id: string): Promise<void>;
  onDone(action: Promise<Done>): Promise<void>;
}

/** The first screen, and the place to begin a work. */
function Start({ name, records, onBegun, onPutBack, onDone }: StartProps) {
  return (
    <main className={styles.start}>
      {name && !['new', 'start'].includes(name) && (
        <p role="alert">There is no form for {name}. If it is a file of the content, open it in an editor of texts.</p>
      )}
      {name === 'new' ? (
        <h1 className={styles.welcome}>New album, gallery or page</h1>
      ) : (
        <>
          <h1 className={styles.welcome}>What would you like to change?</h1>
          <p>
            Choose a page, an album or a gallery. What you write is saved and shown at once on the page beside the form.
            Visitors see it after Publish.
          </p>
          <Overview records={records} />
          <h2 className={styles.begin}>New album, gallery or page</h2>
        </>
      )}
      <NewRecord onBegun={onBegun} />
      {name !== 'new' && <Languages onDone={onDone} />}
      <TrashList onPutBack={onPutBack} />
    </main>
  );
}

/** On narrow screens the list is closed while a file is open. */
function Menu({ records, name }: { records: RecordName[]; name: string | undefined }) {
  const [isOpen, setOpen] = useState(true);
  const isNarrow = useIsNarrow();
  const unsaved = useUnsavedNames();
  useEffect(() => setOpen(!isNarrow || !name), [isNarrow, name]);
  return (
    <details className={styles.menu} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All content</summary>
      <a href="#new" className={styles.new} aria-current={name === 'new' ? 'page' : undefined}>
        New album, gallery or page
      </a>
      {groups.map(([group, heading]) => {
        const found = records.filter((record) => record.group === group);
        if (found.length === 0) return null;
        return (
          <section key={group}>
            <h2 className={styles.group}>{heading}</h2>
            <ul>
              {found.map((record) => (
                <li key={record.name}>
                  <a href={`#${record.name}`} aria-current={record.name === name ? 'page' : undefined} dir="auto">
                    {record.label}
                    {record.putBackAt && <span className={styles.draft}> left out</span>}
                    {unsaved.includes(record.name) ? (
                      <span className={styles.waiting}> not saved yet</span>
                    ) : record.isDraft ? (
                      <span className={styles.draft}> draft</span>
                    ) : (
                      record.isWrong && <span className={styles.waiting}> to finish</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

/** The list of all records, which follows the files. */
function useRecords() {
  const [records, setRecords] = useState<RecordName[]>();
  const [failure, setFailure] = useState<string>();
  const reload = useCallback(() => {
    listRecords().then(setRecords, (error: Error) => setFailure(error.message));
  }, []);
  useEffect(reload, [reload]);
  useServerEvent(fileChangedEvent, typingPauseMs, reload);
  return { records, setRecords, failure, reload };
}

/** The place in the address. */
function useOpenPlace(onMove: () => void) {
  const [place, setPlace] = useState(openPlace);
  useEffect(() => {
    const follow = () => {
      setPlace(openPlace());
      onMove();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [onMove]);
  return [place, setPlace] as const;
}

const typingPauseMs = 200;

function useIsNarrow(): boolean {
  const query = '(width < 56rem)';
  const [isNarrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setNarrow(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}

/** Not a link, because the hash is the name of the open record. */
function goToForm(): void {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, input, textarea, select, a, summary):not(:disabled)',
  );
  // One of them is for narrow screens only.
  [...controls].find((control) => control.checkVisibility())?.focus();
}
