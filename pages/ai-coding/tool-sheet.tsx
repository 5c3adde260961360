import * as messages from 'virtual:messages';
import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import button from '../../app/components/button.module.css';
import { ContentLink } from '../../app/components/content-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import type { CodingTool, DetailSection } from './page.ts';
import styles from './tool-sheet.module.css';

interface ToolSheetProps {
  tool: CodingTool;
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
        <ContentLink address={url} className={button.button} data-variant="ink" {...inInterfaceLanguage}>
          {messages.tryNow}
          <Icon icon={ArrowUpRight} isDirected strokeWidth={1.6} />
        </ContentLink>
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
        <p key={JSON.stringify(paragraph)}>
          <TextWithLinks text={paragraph} />
        </p>
      ))}
      <TextList items={points} />
    </section>
  );
}
