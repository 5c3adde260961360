import { useState } from 'react';
import type { Done } from '../messages.ts';
import { linksTo, removeRecord } from './api.ts';
import { Dialog } from './dialog.tsx';
import styles from './work.module.css';

interface RemoveWorkProps {
  record: string;
  label: string;
  /** Resolves when the desk has all words of the form, which go with the record. */
  whenSaved(): Promise<void>;
  onDone(done: Done): void;
  onFailure(message: string): void;
}

/** A button that removes an album or gallery. First it says who links to it. */
export function RemoveWork({ record, label, whenSaved, onDone, onFailure }: RemoveWorkProps) {
  const [links, setLinks] = useState<string[]>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setLinks(undefined);
  const ask = () => linksTo(record).then(setLinks, (error: Error) => onFailure(error.message));
  const remove = async () => {
    setBusy(true);
    await whenSaved()
      .then(() => removeRecord(record))
      .then(onDone, (error: Error) => {
        onFailure(error.message);
        close();
      });
    setBusy(false);
  };
  return (
    <>
      <button type="button" className={`desk-button ${styles.remove}`} onClick={ask}>
        Remove from the site …
      </button>
      {links && (
        <Dialog
          heading={`Remove ‘${label}’?`}
          cancel="Keep it"
          onClose={close}
          actions={
            <button type="button" className={`desk-button ${styles.confirm}`} disabled={isBusy} onClick={remove}>
              {links.length === 0
                ? 'Remove it'
                : links.length === 1
                  ? 'Remove it and the link'
                  : 'Remove it and the links'}
            </button>
          }
        >
          {links.length > 0 && (
            <>
              <ul>
                {links.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <p>{links.length === 1 ? 'This link is' : 'These links are'} taken away with it.</p>
            </>
          )}
          <p>Visitors see it until you publish. You find it under ‘Removed’ on the first page, and can put it back.</p>
        </Dialog>
      )}
    </>
  );
}
