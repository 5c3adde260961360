import { type FormEvent, useId, useState } from 'react';
import type { Done } from '../messages.ts';
import { renameRecord } from './api.ts';
import styles from './work.module.css';

interface WorkAddressProps {
  record: string;
  /** The path of its page. */
  page: string;
  /** Resolves when the desk has all words of the form, which go with the record. */
  whenSaved(): Promise<void>;
  onDone(done: Done): void;
}

/** The address of an album or gallery, and how to change it. */
export function WorkAddress({ record, page, whenSaved, onDone }: WorkAddressProps) {
  const id = useId();
  const end = page.lastIndexOf('/') + 1;
  const [written, setWritten] = useState(page.slice(end));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isChanged = written.trim() !== page.slice(end);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    setBusy(true);
    await whenSaved()
      .then(() => renameRecord(record, written))
      .then(onDone, (error: Error) => setProblem(error.message));
    setBusy(false);
  };
  return (
    <form className={styles.address} onSubmit={rename} aria-label="Address">
      <label htmlFor={id} className={styles.label}>
        Address
      </label>
      <div className={styles.line}>
        <span className={styles.start} id={`${id}-start`}>
          {page.slice(0, end)}
        </span>
        <input
          id={id}
          className="desk-control"
          spellCheck={false}
          autoCapitalize="none"
          value={written}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-start ${id}-help ${id}-problem`}
          onChange={({ target }) => {
            setWritten(target.value);
            setProblem('');
          }}
        />
        <button type="submit" className="desk-button" disabled={!isChanged || isBusy}>
          Change the address
        </button>
      </div>
      <p className={styles.help} id={`${id}-help`}>
        How its address ends: small letters from a to z, digits and hyphens, which every host and program can read. If
        the title has none, write a word of your own. All links on the site follow, and the old address leads here too.
      </p>
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}
