import { ArrowUpRight } from 'lucide';
import { ContentLink } from '../../app/components/content-link.tsx';
import { CopyLink } from '../../app/components/copy-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { WorkEvents } from '../../app/components/work-events.tsx';
import { inLanguage } from '../../app/lib/in-language.ts';
import type { PageTexts } from '../../contract/page-data.ts';
import type { VolumeData, WritingProject } from './page.ts';
import { Shelf } from './shelf.tsx';
import styles from './work.module.css';

interface WithTexts {
  texts: PageTexts;
}

/** A writing project: its text, the list of its volumes, and the same volumes as books on a shelf. */
export function Work({ texts, ...project }: WritingProject & WithTexts) {
  const { id, title, description, details, volumes, icon, accent, events } = project;
  return (
    <section id={id} className={styles.work} data-accent={accent} aria-labelledby={`${id}_title`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <Icon icon={icon} strokeWidth={1} />
          <LinkedHeading address={`#${id}`} name={title} headingId={`${id}_title`} />
          <p>
            <TextWithLinks text={description} />
          </p>
          <ul className={styles.volumes}>
            {volumes.map((volume) => (
              <Volume key={volume.title} {...volume} texts={texts} />
            ))}
          </ul>
          {details.map((detail) => (
            <p key={JSON.stringify(detail)} className={styles.detail}>
              <TextWithLinks text={detail} />
            </p>
          ))}
          <WorkEvents events={events} />
        </div>
        <Shelf volumes={volumes} />
      </div>
    </section>
  );
}

function Volume({ id, title, numeral, link, status, texts }: VolumeData & WithTexts) {
  return (
    <li id={id}>
      <span className={styles.numeral} aria-hidden="true">
        {numeral}
      </span>
      {link ? (
        <ContentLink address={link}>
          <span>{title}</span>
          <Icon icon={ArrowUpRight} isDirected strokeWidth={1.4} />
        </ContentLink>
      ) : (
        <span>{title}</span>
      )}
      <span className={styles.status} {...(link && inLanguage(texts.textLanguage))}>
        {link ? texts.bookLink : status}
      </span>
      <CopyLink name={title} address={`#${id}`} variant="icon" isOneOfMany />
    </li>
  );
}
