import { useEffect, useRef, useState } from 'react';
import type { Publication, PublishedChange } from '../messages.ts';
import { fileAddress, lookAtPublication, publish, putAside } from './api.ts';
import styles from './publish-dialog.module.css';

/** Shows what would be published, and publishes it. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [publication, setPublication] = useState<Publication>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const look = () => lookAtPublication().then(setPublication, (error: Error) => setMessage(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    dialog.current!.showModal();
    look();
  }, []);

  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    try {
      setMessage(await action());
    } catch (error) {
      setMessage((error as Error).message);
    }
    await look();
    setBusy(false);
  };
  const { obstacle, changes = [], commits = 0, problems = [], unnamed = [] } = publication ?? {};
  const hasNews = changes.length > 0 || commits > 0;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish-heading" onClose={onClose}>
      <h2 id="publish-heading" className={styles.heading}>
        Publish
      </h2>
      {!publication && !message && <p>Looking …</p>}
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      {problems.length > 0 && (
        <section>
          <h3 className={styles.part}>First to be mended</h3>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
      {publication && !obstacle && (
        <section>
          <h3 className={styles.part}>What has changed</h3>
          {!hasNews && <p>Nothing since the last time.</p>}
          {changes.length === 0 && commits > 0 && <p>Changes from before, which are not published yet.</p>}
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.file}>
                <ChangeShown {...change} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {unnamed.length > 0 && (
        <section>
          <h3 className={styles.part}>Files that no record names</h3>
          <p>They would be published, and nobody would see them.</p>
          <ul>
            {unnamed.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <button
            type="button"
            className="desk-button"
            disabled={isBusy}
            onClick={() => run(() => putAside(unnamed).then(() => 'They are kept in .cache/desk on this computer.'))}
          >
            Put them aside
          </button>
        </section>
      )}
      <p role="status" className={styles.message}>
        {isBusy ? 'Publishing …' : message}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="desk-button" onClick={() => dialog.current!.close()}>
          Close
        </button>
        <button
          type="button"
          className={`desk-button ${styles.publish}`}
          disabled={isBusy || !hasNews || problems.length > 0 || obstacle !== undefined}
          onClick={() => run(async () => (await publish()).message)}
        >
          Publish
        </button>
      </div>
    </dialog>
  );
}

const kindNames = { added: 'new', changed: 'changed', removed: 'removed' };

function ChangeShown({ title, file, kind, isPicture, removedLines, addedLines }: PublishedChange) {
  return (
    <>
      <p>
        <strong dir="auto">{title}</strong>: {kindNames[kind]}
      </p>
      {isPicture && <img className={styles.picture} src={fileAddress('site.yaml', file)} alt={`New: ${file}`} />}
      {removedLines.length + addedLines.length > 0 && (
        <details>
          <summary>Show the lines</summary>
          <div className={styles.lines}>
            {removedLines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same.
              <del key={index} dir="auto">
                {line}
              </del>
            ))}
            {addedLines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same.
              <ins key={index} dir="auto">
                {line}
              </ins>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
