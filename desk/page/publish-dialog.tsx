import { useEffect, useRef, useState } from 'react';
import { type Level, levelHeadings } from '../../contract/problem.ts';
import {
  type Advice,
  type HeldBack,
  type HostAnswer,
  type Publication,
  type PublishedChange,
  type PublishProgress,
  publishProgressEvent,
  type VersionChoice,
} from '../messages.ts';
import { chooseVersion, fileAddress, lookAtPublication, publish, putAside } from './api.ts';
import { FileProblem } from './file-problem.tsx';
import { HostLine } from './host-line.tsx';
import styles from './publish-dialog.module.css';
import { formAddress, placeOf } from './values.ts';

interface PublishDialogProps {
  /** What the host says about the last publication. */
  hostAnswer: HostAnswer | undefined;
  onClose(): void;
}

/** Shows what would be published, publishes it, and shows the result. */
export function PublishDialog({ hostAnswer, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [publication, setPublication] = useState<Publication>();
  const [message, setMessage] = useState('');
  /** What the desk is doing, for the status line. */
  const [task, setTask] = useState('');
  const isBusy = task !== '';

  const look = () => lookAtPublication().then(setPublication, (error: Error) => setMessage(error.message));
  const progress = usePublishProgress(isBusy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    dialog.current!.showModal();
    look();
  }, []);

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
  const { obstacle, changes = [], commits = 0, codeCommits = [] } = publication ?? {};
  const { heldBack = [], drafts = [], canPublish = false } = publication ?? {};
  const { findings = [], unnamed = [], versions = [] } = publication ?? {};
  const mustFix = findings.filter(({ level }) => level === 'must');
  const hasNews = changes.length + commits + codeCommits.length > 0;
  const cannotPublish = isBusy || !hasNews || !canPublish;
  const close = () => dialog.current!.close();
  return (
    <dialog ref={dialog} className={`desk-dialog ${styles.dialog}`} aria-labelledby="publish-heading" onClose={onClose}>
      <h2 ref={heading} id="publish-heading" className={styles.heading} tabIndex={-1}>
        Publish
      </h2>
      {!publication && !message && <p>Looking …</p>}
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      <Findings level="must" findings={mustFix} isOpen onGo={close} />
      {versions.length > 0 && (
        <section>
          <h3 className={styles.part}>Changed by you and by somebody else</h3>
          <p>
            Visitors see their version. Choose for each text which one to keep; your choice is sent with the next
            Publish.
          </p>
          <ul className={styles.changes}>
            {versions.map((version) => (
              <li key={version.id}>
                <TwoVersions
                  version={version}
                  isBusy={isBusy}
                  onGo={close}
                  onChoose={(keep) =>
                    run('Keeping it', async () => {
                      await chooseVersion(version.id, keep);
                      heading.current!.focus(); // The button is gone.
                      return keep === 'mine' ? 'Your version is kept. Publish to send it.' : 'Their version is kept.';
                    })
                  }
                />
              </li>
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
              <li key={Object.values(change).join()}>
                <ChangeShown change={change} onGo={close} />
              </li>
            ))}
          </ul>
          {codeCommits.length > 0 && (
            <>
              <p>
                Changes of the code wait too, and are published with yours. Ask the person who made them if you are not
                sure:
              </p>
              <ul className={styles.code}>
                {codeCommits.map((title, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same.
                  <li key={index} dir="auto">
                    {title}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <Staying heading="Not right yet, so it stays here" list={heldBack} onGo={close} />
      <Staying heading="Only you see this" list={drafts} onGo={close} />
      {unnamed.length > 0 && (
        <section>
          <h3 className={styles.part}>Files that nothing uses</h3>
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
            onClick={() =>
              run('Putting them aside', () =>
                putAside(unnamed).then(() => 'They are kept under ‘Removed’ on the first page.'),
              )
            }
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
          onGo={close}
        />
      ))}
      <div className={styles.foot}>
        {hostAnswer && (
          <div className={styles.host}>
            <HostLine answer={hostAnswer} onGo={close} />
          </div>
        )}
        <p role="status" className={styles.message}>
          {isBusy ? `${progress?.step ?? task} …` : message}
        </p>
        {isBusy && progress?.part !== undefined && (
          <progress className={styles.progress} value={progress.part} aria-label={progress.step} />
        )}
        <button type="button" className="desk-button" onClick={close}>
          Close
        </button>
        <button
          type="button"
          className={`desk-button ${styles.publish}`}
          // Not `disabled`: it would lose the focus when it is pressed.
          aria-disabled={cannotPublish}
          onClick={() => cannotPublish || run('Publishing', async () => (await publish()).message)}
        >
          Publish
        </button>
      </div>
    </dialog>
  );
}

/** What visitors do not see, with the reason and a way to it. */
function Staying({ heading, list, onGo }: { heading: string; list: HeldBack[]; onGo(): void }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className={styles.part}>{heading}</h3>
      <ul className={styles.changes}>
        {list.map(({ record, label, why, place }) => (
          <li key={label + place}>
            <FileProblem record={record} label={label} place={place} message={why} onGo={onGo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TwoVersionsProps {
  version: VersionChoice;
  isBusy: boolean;
  onGo(): void;
  onChoose(keep: 'mine' | 'theirs'): void;
}

/** A text that two people have changed: both versions, with a button below each. */
function TwoVersions({ version, isBusy, onGo, onChoose }: TwoVersionsProps) {
  const { label, place, record } = version;
  const name = [label, place].filter(Boolean).join(' › ');
  return (
    <>
      <p>
        {record ? (
          <a href={formAddress(record)} onClick={onGo}>
            <strong dir="auto">{name}</strong>
          </a>
        ) : (
          <strong dir="auto">{name}</strong>
        )}
      </p>
      <div className={styles.versions}>
        {(
          [
            ['mine', 'Yours', 'Keep mine'],
            ['theirs', 'Theirs', 'Take theirs'],
          ] as const
        ).map(([keep, heading, button]) => (
          <div key={keep} className={styles.version}>
            <h4 className={styles.whose}>{heading}</h4>
            {version[keep] ? (
              <p className={styles.words} dir="auto">
                {version[keep]}
              </p>
            ) : (
              <p className={styles.gone}>Taken out</p>
            )}
            <button
              type="button"
              className="desk-button"
              aria-disabled={isBusy}
              aria-label={`${button}: ${name}`}
              onClick={() => isBusy || onChoose(keep)}
            >
              {button}
            </button>
          </div>
        ))}
      </div>
    </>
  );
}

interface FindingsProps {
  level: Level;
  findings: Advice[];
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
        {findings.map(({ file, label, record, path, message }) => (
          <li key={file + path.join() + message}>
            <FileProblem record={record} label={label} place={placeOf(path)} message={message} onGo={onGo} />
          </li>
        ))}
      </ul>
    </details>
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

/** A change in words, with its pictures, and the texts before and after. */
function ChangeShown({ change, onGo }: { change: PublishedChange; onGo(): void }) {
  const { lead, name, what, record, place, pictures, texts } = change;
  const shownName = <strong dir="auto">{name}</strong>;
  return (
    <>
      <p>
        {lead && `${lead} `}
        {record ? (
          <a href={formAddress(record, place)} onClick={onGo}>
            {shownName}
          </a>
        ) : (
          shownName
        )}
        , {what}
      </p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((file) => (
            <img key={file} src={fileAddress('site.yaml', file)} alt={`New: ${name}`} loading="lazy" />
          ))}
        </div>
      )}
      {texts.length > 0 && (
        <details>
          <summary>Show the words</summary>
          <dl className={styles.texts}>
            {texts.map(({ label, before, after }) => (
              <div key={label + before + after}>
                <dt dir="auto">{label}</dt>
                {before && (
                  <dd>
                    <del dir="auto">{before}</del>
                  </dd>
                )}
                {after && (
                  <dd>
                    <ins dir="auto">{after}</ins>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
