import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type HostAnswer, type Publication, type PublishProgress, publishProgressEvent } from '../messages.ts';
import { lookAtPublication, publish, putAside } from './api.ts';
import { HostLine } from './host-line.tsx';
import { Advices, Changes, Findings, hasNews, Staying, Unnamed } from './publication-parts.tsx';
import styles from './publish-dialog.module.css';
import { takeBack } from './take-back.ts';
import { reopenRecords } from './use-record.ts';

interface PublishDialogProps {
  /** What the host says about the last publication. */
  hostAnswer: HostAnswer | undefined;
  onClose(): void;
}

/** Shows what would be published, publishes it, and shows the result. */
export function PublishDialog({ hostAnswer, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { publication, message, task, isBusy, run } = usePublication(dialog);
  const { obstacle, heldBack = [], drafts = [], findings = [], unnamed = [] } = publication ?? {};
  const mustFix = findings.filter(({ level }) => level === 'must');
  const examples = findings.filter(({ level }) => level === 'example');
  const [allowsExamples, setAllowsExamples] = useState(false);
  const isStopped = examples.length > 0 && !allowsExamples;
  const cannotPublish = isBusy || isStopped || !publication?.canPublish || !hasNews(publication);
  const close = () => dialog.current!.close();
  return (
    <dialog ref={dialog} className={`desk-dialog ${styles.dialog}`} aria-labelledby="publish-heading" onClose={onClose}>
      <h2 ref={heading} id="publish-heading" className={styles.heading} tabIndex={-1}>
        Publish
      </h2>
      {!publication && !message && <p>Looking …</p>}
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      <Findings level="must" findings={mustFix} isOpen onGo={close} />
      <Findings level="example" findings={examples} isOpen onGo={close} />
      {examples.length > 0 && (
        <label className={styles.allowed}>
          <input
            type="checkbox"
            checked={allowsExamples}
            onChange={({ target }) => setAllowsExamples(target.checked)}
          />{' '}
          Visitors may see these examples
        </label>
      )}
      {publication && !obstacle && (
        <Changes
          publication={publication}
          isBusy={isBusy}
          onGo={close}
          onTakeBack={(change) =>
            run('Taking it back', async () => {
              await takeBack(change);
              heading.current!.focus(); // The button is gone.
              return 'It is as it was published. Undo in its form brings yours back.';
            })
          }
        />
      )}
      <Staying heading="Not right yet, so it stays here" list={heldBack} onGo={close} />
      <Staying heading="Only you see this" list={drafts} onGo={close} />
      <Unnamed
        files={unnamed}
        isBusy={isBusy}
        onPutAside={() =>
          run('Putting them aside', () =>
            putAside(unnamed).then(() => 'They are kept under ‘Removed’ on the first page.'),
          )
        }
      />
      <Advices findings={findings} unnamed={unnamed} onGo={close} />
      <div className={styles.foot}>
        {hostAnswer && (
          <div className={styles.host}>
            <HostLine answer={hostAnswer} onGo={close} />
          </div>
        )}
        <Progress task={task} message={message} />
        <Buttons
          cannotPublish={cannotPublish}
          onClose={close}
          onPublish={() =>
            run('Publishing', () =>
              publish()
                .then(({ message }) => message)
                .finally(reopenRecords),
            )
          }
        />
      </div>
    </dialog>
  );
}

interface ButtonsProps {
  cannotPublish: boolean;
  onClose(): void;
  onPublish(): void;
}

const Buttons = ({ cannotPublish, onClose, onPublish }: ButtonsProps) => (
  <>
    <button type="button" className="desk-button" onClick={onClose}>
      Close
    </button>
    <button
      type="button"
      className={`desk-button ${styles.publish}`}
      // Not `disabled`: it would lose the focus when it is pressed.
      aria-disabled={cannotPublish}
      onClick={() => cannotPublish || onPublish()}
    >
      Publish
    </button>
  </>
);

/** What would be published, and the actions of the dialog, one at a time. */
function usePublication(dialog: RefObject<HTMLDialogElement | null>) {
  const [publication, setPublication] = useState<Publication>();
  const [message, setMessage] = useState('');
  /** What the desk is doing, for the status line. */
  const [task, setTask] = useState('');
  const isBusy = task !== '';

  const look = useCallback(
    () => lookAtPublication().then(setPublication, (error: Error) => setMessage(error.message)),
    [],
  );
  useEffect(() => {
    dialog.current!.showModal();
    look();
  }, [dialog, look]);

  const run = async (name: string, action: () => Promise<string>) => {
    setTask(name);
    try {
      setMessage(await action());
    } catch (error) {
      setMessage((error as Error).message);
    }
    await look();
    setTask('');
  };
  return { publication, message, task, isBusy, run };
}

/** What the desk is doing, or what it has done. */
function Progress({ task, message }: { task: string; message: string }) {
  const isBusy = task !== '';
  const progress = usePublishProgress(isBusy);
  return (
    <>
      <p role="status" className={styles.message}>
        {isBusy ? `${progress?.step ?? task} …` : message}
      </p>
      {isBusy && progress?.part !== undefined && (
        <progress className={styles.progress} value={progress.part} aria-label={progress.step} />
      )}
    </>
  );
}

/** How far the server is with a publication. Undefined before it says so. */
function usePublishProgress(isBusy: boolean): PublishProgress | undefined {
  const [progress, setProgress] = useState<PublishProgress>();
  useEffect(() => {
    if (!isBusy) return;
    setProgress(undefined);
    import.meta.hot?.on(publishProgressEvent, setProgress);
    return () => import.meta.hot?.off(publishProgressEvent, setProgress);
  }, [isBusy]);
  return progress;
}
