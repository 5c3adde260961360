import { type ReactNode, useEffect, useState } from 'react';
import type { PublishedChange, RecordName } from '../messages.ts';
import { isWorkKind } from '../work-kinds.ts';
import { fileAddress, listUnpublished } from './api.ts';
import styles from './overview.module.css';
import { useUnsavedNames } from './use-record.ts';

/** The first screen: unfinished records, unpublished changes, and the works by their covers. */
export function Overview({ records }: { records: RecordName[] }) {
  const changes = useUnpublished();
  const unsaved = useUnsavedNames();
  const unfinished = records.filter(({ name, isWrong, isDraft }) => isWrong || isDraft || unsaved.includes(name));
  const works = records.filter(({ group }) => isWorkKind(group));
  return (
    <>
      <Part id="unfinished" heading="Not finished yet" list={styles.list}>
        {unfinished.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} dir="auto">
              {label}
            </a>
          </li>
        ))}
      </Part>
      <Part id="unpublished" heading="Saved, and not published yet" list={styles.list}>
        {changes.map(({ lead, name, what }) => (
          <li key={lead + name + what} dir="auto">
            {lead && `${lead} `}
            {name}, {what}
          </li>
        ))}
      </Part>
      <Part id="works" heading="Albums, galleries and your own pages" list={styles.works}>
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
      </Part>
    </>
  );
}

interface PartProps {
  id: string;
  heading: string;
  /** The class of the list. */
  list: string | undefined;
  children: ReactNode[];
}

/** A list with a heading. An empty list has none. */
function Part({ id, heading, list, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={list}>{children}</ul>
    </section>
  );
}

/** The saved changes that are not published yet. Empty while they load, and without a repository. */
function useUnpublished(): PublishedChange[] {
  const [changes, setChanges] = useState<PublishedChange[]>([]);
  useEffect(() => {
    // The dialog 'Publish …' reports an error.
    listUnpublished().then(setChanges, () => {});
  }, []);
  return changes;
}
