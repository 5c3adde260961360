import { useCallback, useEffect, useState } from 'react';
import type { RecordName } from '../messages.ts';
import { listRecords } from './api.ts';
import styles from './desk.module.css';
import { HostLine, useHostAnswer } from './host-line.tsx';
import { NewRecord } from './new-record.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RecordForm } from './record-form.tsx';

const groups: [RecordName['group'], string][] = [
  ['pages', 'Pages'],
  ['albums', 'Albums'],
  ['galleries', 'Galleries'],
  ['site', 'The whole site'],
];

/** The name of the open file, and the place to go to in its form. */
const openPlace = () => decodeURIComponent(location.hash.slice(1)).split('@') as [name: string, place?: string];

/** The desk: the list of all files, and the one that is open. */
export function Desk() {
  const [records, setRecords] = useState<RecordName[]>();
  const [failure, setFailure] = useState<string>();
  const [[name, place], setOpen] = useState(openPlace);
  const [isPublishing, setPublishing] = useState(false);
  const hostAnswer = useHostAnswer();
  const reload = useCallback(() => {
    listRecords().then(setRecords, (error: Error) => setFailure(error.message));
  }, []);
  useEffect(reload, [reload]);
  useEffect(() => {
    const follow = () => {
      setOpen(openPlace());
      reload();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [reload]);

  if (!records)
    return <main className={styles.start}>{failure ? <p role="alert">{failure}</p> : <p>Opening …</p>}</main>;
  const open = records.find((record) => record.name === name);
  return (
    <div className={styles.desk}>
      <button type="button" className="skip-link" onClick={goToForm}>
        Skip to the form
      </button>
      <nav className={styles.nav} aria-label="Content">
        <div className={styles.top}>
          <p className={styles.name}>The desk</p>
          <button type="button" className={`desk-button ${styles.publish}`} onClick={() => setPublishing(true)}>
            Publish …
          </button>
        </div>
        {hostAnswer && (
          <div className={styles.host}>
            <HostLine answer={hostAnswer} />
          </div>
        )}
        <Menu records={records} name={open?.name ?? name} />
      </nav>
      {open ? (
        <RecordForm
          key={open.name}
          record={open}
          place={place}
          onChange={reload}
          onRemoved={() => {
            location.hash = 'new';
          }}
        />
      ) : (
        <main className={styles.start}>
          {name === 'new' ? (
            <h1 className={styles.welcome}>New album or gallery</h1>
          ) : (
            <>
              <h1 className={styles.welcome}>What would you like to change?</h1>
              <p>
                Choose a page, an album or a gallery. What you write is saved in the file as soon as it is right, and
                the page beside the form shows it. Visitors see it after Publish.
              </p>
              <h2 className={styles.begin}>New album or gallery</h2>
            </>
          )}
          <NewRecord onBegun={(begun) => (location.hash = begun)} />
        </main>
      )}
      {isPublishing && <PublishDialog hostAnswer={hostAnswer} onClose={() => setPublishing(false)} />}
    </div>
  );
}

/** On narrow screens the list is closed while a file is open. */
function Menu({ records, name }: { records: RecordName[]; name: string | undefined }) {
  const [isOpen, setOpen] = useState(true);
  const isNarrow = useIsNarrow();
  useEffect(() => setOpen(!isNarrow || !name), [isNarrow, name]);
  return (
    <details className={styles.menu} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All content</summary>
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
                    {record.isWaiting && <span className={styles.waiting}> not saved yet</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <a href="#new" className={styles.new} aria-current={name === 'new' ? 'page' : undefined}>
        New album or gallery
      </a>
    </details>
  );
}

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

/** Not a link: the hash is the open file. */
function goToForm(): void {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, input, textarea, select, a, summary):not(:disabled)',
  );
  // One of them is for narrow screens only.
  [...controls].find((control) => control.checkVisibility())?.focus();
}
