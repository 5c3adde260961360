import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import type { PictureData } from '../../contract/page-data.ts';
import { href } from '../navigation/address.ts';
import { Icon } from './icon.tsx';
import { PageLight } from './page-light.tsx';
import { TextLink } from './text-link.tsx';

interface DetailHeadProps {
  light: PictureData;
  /** The page that lists this one: its path, and the words of the link. */
  parent: { path: string; label: string };
  className: string | undefined;
  /** Whether the light waits for other pictures. */
  lightWaits?: boolean;
  /** The title and what stands beside it. */
  children: ReactNode;
}

/** The head of a page about one record, such as an album: the way back to the list, then its title. */
export function DetailHead({ light, parent, className, lightWaits, children }: DetailHeadProps) {
  return (
    <header className={className}>
      <PageLight picture={light} waits={lightWaits} />
      <div className="wrap">
        <TextLink href={href(parent.path)}>
          <Icon icon={ArrowLeft} strokeWidth={1.4} />
          {parent.label}
        </TextLink>
        {children}
      </div>
    </header>
  );
}
