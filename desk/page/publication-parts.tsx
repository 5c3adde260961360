import { type Level, levelHeadings } from '../../contract/problem.ts';
import type { Advice, HeldBack, Publication, PublishedChange } from '../messages.ts';
import { fileAddress } from './api.ts';
import { FileProblem } from './file-problem.tsx';
import styles from './publish-dialog.module.css';
import { formAddress, placeOf } from './values.ts';

/* The parts of the dialog 'Publish'. */

/** Whether there is anything to send. */
export const hasNews = ({ changes, commits, codeCommits }: Publication): boolean =>
  changes.length + commits + codeCommits.length > 0;

interface ChangesProps {
  publication: Publication;
  isBusy: boolean;
  onGo(): void;
  onTakeBack(change: PublishedChange): void;
}

/** What would be sent. */
export function Changes({ publication, isBusy, onGo, onTakeBack }: ChangesProps) {
  const { changes, commits, codeCommits } = publication;
  return (
    <section>
      <h3 className={styles.part}>What has changed</h3>
      {!hasNews(publication) && <p>Nothing since the last time.</p>}
      {changes.length === 0 && commits > 0 && <p>Changes from before, which are not published yet.</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={Object.values(change).join()}>
            <ChangeShown change={change} onGo={onGo} isBusy={isBusy} onTakeBack={() => onTakeBack(change)} />
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
  );
}

/** Files that nobody sees, with a button that moves them to the trash. */
export function Unnamed({ files, isBusy, onPutAside }: { files: string[]; isBusy: boolean; onPutAside(): void }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className={styles.part}>Files that nothing uses</h3>
      <p>They would be published, and nobody would see them.</p>
      <ul className={styles.unnamed}>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <button type="button" className="desk-button" disabled={isBusy} onClick={onPutAside}>
        Put them aside
      </button>
    </section>
  );
}

/** What visitors do not see, with the reason and a way to it. */
export function Staying({ heading, list, onGo }: { heading: string; list: HeldBack[]; onGo(): void }) {
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

interface FindingsProps {
  level: Level;
  findings: Advice[];
  isOpen?: boolean;
  onGo(): void;
}

/** What could be better, and what must be done before the site is announced. */
export function Advices({ findings, unnamed, onGo }: { findings: Advice[]; unnamed: string[]; onGo(): void }) {
  return (['should', 'launch'] as const).map((level) => (
    <Findings
      key={level}
      level={level}
      // The files that nobody names are a list of their own, with a button.
      findings={findings.filter((finding) => finding.level === level && !unnamed.includes(finding.file))}
      onGo={onGo}
    />
  ));
}

/** What the check of the content has found, each with a link to its file. */
export function Findings({ level, findings, isOpen, onGo }: FindingsProps) {
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

interface ChangeShownProps {
  change: PublishedChange;
  isBusy: boolean;
  onGo(): void;
  onTakeBack(): void;
}

/** A change in words, with its pictures, and the texts before and after. */
function ChangeShown({ change, isBusy, onGo, onTakeBack }: ChangeShownProps) {
  const { lead, name, what, record, place, takesBack, pictures, texts } = change;
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
      {takesBack && (
        <button
          type="button"
          className={`desk-button ${styles.takeBack}`}
          aria-disabled={isBusy}
          aria-label={`Take back: ${name}`}
          onClick={() => isBusy || onTakeBack()}
        >
          Take back
        </button>
      )}
    </>
  );
}
