import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import type { LightData } from '../../contract/page-data.ts';
import { href } from '../navigation/address.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './detail-head.module.css';
import { Icon } from './icon.tsx';
import { PageLight } from './page-light.tsx';
import { TextLink } from './text-link.tsx';

interface DetailHeadProps {
  /** The title of the record. */
  title: string;
  light: LightData;
  /** The page that lists this one: its path, and the words of the link. */
  parent: { path: string; label: string };
  className: string | undefined;
  /** Whether the light waits for other pictures. */
  lightWaits?: boolean;
  /** What stands beside the link to the page. */
  more?: ReactNode;
  /** The heading and what stands beside it. */
  children: ReactNode;
}

/** The head of a page about one record, such as an album: the way back to the list, a link to the page, then its heading. */
export function DetailHead({ title, light, parent, className, lightWaits, more, children }: DetailHeadProps) {
  return (
    <header className={className}>
      <PageLight picture={light} waits={lightWaits} />
      <div className="wrap">
        <div className={styles.links}>
          <TextLink href={href(parent.path)}>
            <Icon icon={ArrowLeft} strokeWidth={1.4} />
            {parent.label}
          </TextLink>
          <CopyLink name={title} address="" look="bare" />
          {more}
        </div>
        {children}
      </div>
    </header>
  );
}
