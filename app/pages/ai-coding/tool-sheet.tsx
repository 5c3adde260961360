import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import type { CodingToolData, DetailSection } from '../../../contract/page-data.ts';
import button from '../../components/button.module.css';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { TextList } from '../../components/text-list.tsx';
import { inInterfaceLanguage } from '../../lib/in-language.ts';
import * as words from '../../words/words.ts';
import styles from './tool-sheet.module.css';

interface ToolSheetProps {
  tool: CodingToolData;
  isSelected: boolean;
  /** The demo. */
  children: ReactNode;
}

/** The details of one tool, on a sheet of paper. All sheets are in the HTML, and the selected one is visible. */
export function ToolSheet({ tool: { id, name, description, details, url }, isSelected, children }: ToolSheetProps) {
  const headingId = `${id}_name`;
  return (
    <article
      className={`vellum ${styles.sheet} ${styles.tool}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-selected={isSelected}
    >
      <header>
        <div>
          <LinkedHeading address={`#${id}`} name={name} headingId={headingId} isOnlyOne />
          <p className={styles.description}>{description}</p>
        </div>
        <ExternalLink href={url} className={button.button} data-variant="ink" {...inInterfaceLanguage}>
          {words.tryNow}
          <Icon icon={ArrowUpRight} isDirected strokeWidth={1.6} />
        </ExternalLink>
      </header>
      {children}
      <div className={styles.details}>
        {details.map((section) => (
          <Section key={section.heading ?? ''} {...section} />
        ))}
      </div>
    </article>
  );
}

function Section({ heading, paragraphs, points }: DetailSection) {
  return (
    <section>
      {heading && <h3>{heading}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TextList items={points} />
    </section>
  );
}
