import { useEffect, useState } from 'react';
import type { PublishedChange, RecordName } from '../messages.ts';
import { fileAddress, lookAtPublication } from './api.ts';
import styles from './overview.module.css';

/** The first screen: what is unfinished, what visitors do not see yet, and the works by their covers. */
export function Overview({ records }: { records: RecordName[] }) {
  const changes = useUnpublished();
  const unfinished = records.filter(({ isWaiting }) => isWaiting);
  const works = records.filter(({ group }) => group === 'albums' || group === 'galleries');
  return (
    <>
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished" className={styles.heading}>
            Not finished yet
          </h2>
          <ul className={styles.list}>
            {unfinished.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`} dir="auto">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="unpublished">
          <h2 id="unpublished" className={styles.heading}>
            Saved, and not published yet
          </h2>
          <ul className={styles.list}>
            {changes.map(({ lead, name, what }) => (
              <li key={lead + name + what} dir="auto">
                {lead && `${lead} `}
                {name}, {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      {works.length > 0 && (
        <section aria-labelledby="works">
          <h2 id="works" className={styles.heading}>
            Albums and galleries
          </h2>
          <ul className={styles.works}>
            {works.map(({ name, label, cover }) => (
              <li key={name}>
                <a href={`#${name}`} className={styles.work}>
                  {cover ? (
                    <img className={styles.cover} src={fileAddress(name, cover)} alt="" loading="lazy" />
                  ) : (
                    <span className={styles.cover} />
                  )}
                  <span dir="auto">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The saved changes that visitors do not see yet. Empty while they are looked for, and without a repository. */
function useUnpublished(): PublishedChange[] {
  const [changes, setChanges] = useState<PublishedChange[]>([]);
  useEffect(() => {
    lookAtPublication().then(
      (publication) => setChanges(publication.changes),
      // The dialog 'Publish …' says what is wrong.
      () => {},
    );
  }, []);
  return changes;
}
