import { useEffect, useRef, useState } from 'react';
import { type Finding, type Level, levelHeadings } from '../../contract/problem.ts';
import type { HostAnswer, Publication, PublishedChange } from '../messages.ts';
import { fileAddress, lookAtPublication, publish, putAside } from './api.ts';
import { FileProblem } from './file-problem.tsx';
import { HostLine } from './host-line.tsx';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  /** What the host says about the last publication. */
  hostAnswer: HostAnswer | undefined;
  onClose(): void;
}

/** Shows what would be published, publishes it, and shows what becomes of it. */
export function PublishDialog({ hostAnswer, onClose }: PublishDialogProps) {
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
  const { obstacle, changes = [], commits = 0, findings = [], unnamed = [] } = publication ?? {};
  const mustFix = findings.filter(({ level }) => level === 'must');
  const hasNews = changes.length > 0 || commits > 0;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish-heading" onClose={onClose}>
      <h2 id="publish-heading" className={styles.heading}>
        Publish
      </h2>
      {!publication && !message && <p>Looking …</p>}
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      <Findings level="must" findings={mustFix} isOpen onGo={() => dialog.current!.close()} />
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
          <ul className={styles.unnamed}>
            {unnamed.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <button
            type="button"
            className="desk-button"
            disabled={isBusy}
            onClick={() => run(() => putAside(unnamed).then(() => 'They are kept under ‘Removed’ on the first page.'))}
          >
            Put them aside
          </button>
        </section>
      )}
      {(['should', 'launch'] as const).map((level) => (
        <Findings
          key={level}
          level={level}
          // The files that nobody names are a list of their own, with a button.
          findings={findings.filter((finding) => finding.level === level && !unnamed.includes(finding.file))}
          onGo={() => dialog.current!.close()}
        />
      ))}
      <div className={styles.foot}>
        {hostAnswer && (
          <div className={styles.host}>
            <HostLine answer={hostAnswer} onGo={() => dialog.current!.close()} />
          </div>
        )}
        <p role="status" className={styles.message}>
          {isBusy ? 'Publishing …' : message}
        </p>
        <button type="button" className="desk-button" onClick={() => dialog.current!.close()}>
          Close
        </button>
        <button
          type="button"
          className={`desk-button ${styles.publish}`}
          disabled={isBusy || !hasNews || mustFix.length > 0 || obstacle !== undefined}
          onClick={() => run(async () => (await publish()).message)}
        >
          Publish
        </button>
      </div>
    </dialog>
  );
}

interface FindingsProps {
  level: Level;
  findings: Finding[];
  isOpen?: boolean;
  onGo(): void;
}

/** What the check of the content has found, each with a link to its file. */
function Findings({ level, findings, isOpen, onGo }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <details open={isOpen} className={styles.findings} data-level={level}>
      <summary>
        {levelHeadings[level]} <span className={styles.count}>({findings.length})</span>
      </summary>
      <ul>
        {findings.map(({ file, place, message }) => (
          <li key={file + place + message}>
            <FileProblem file={file} line={place.split(':')[0]} message={message} onGo={onGo} />
          </li>
        ))}
      </ul>
    </details>
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
