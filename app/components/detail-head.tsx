import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import type { Language } from '../../contract/languages.ts';
import type { BackdropData } from '../../contract/page-data.ts';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './detail-head.module.css';
import { Icon } from './icon.tsx';
import { PageBackdrop } from './page-backdrop.tsx';
import { TextLink } from './text-link.tsx';

interface DetailHeadProps {
  title: string;
  backdrop: BackdropData | undefined;
  /** The list that contains the record. */
  parent: { path: string; label: string; textLanguage?: Language | undefined };
  className: string | undefined;
  /** For a hash that leads to the top of the page. */
  id?: string;
  /** Whether the backdrop waits for other pictures. */
  backdropWaits?: boolean;
  /** Another button, after 'Copy link'. */
  more?: ReactNode;
  children: ReactNode;
}

/** The head of a page about one record, such as an album: a link to the list, 'Copy link', and the children. */
export function DetailHead({ title, backdrop, parent, className, id, backdropWaits, more, children }: DetailHeadProps) {
  return (
    <header className={className} id={id}>
      {backdrop && <PageBackdrop picture={backdrop} waits={backdropWaits} />}
      <div className="wrap">
        <div className={styles.links}>
          <TextLink href={href(parent.path)} {...(inLanguage(parent.textLanguage) ?? inInterfaceLanguage)}>
            <Icon icon={ArrowLeft} isDirected strokeWidth={1.4} />
            {parent.label}
          </TextLink>
          <CopyLink name={title} address="" variant="bare" />
          {more}
        </div>
        {children}
      </div>
    </header>
  );
}
