import type { VolumeData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Book } from './book.tsx';
import styles from './shelf.module.css';

/**
 * The books as objects. Their names stand in the list beside it, so that here only the pictures are told to those who
 * listen; a cover leads where its name leads, for the pointer, and Tab passes it by.
 */
export function Shelf({ volumes }: { volumes: VolumeData[] }) {
  return (
    <div className={styles.shelf} data-count={volumes.length}>
      {volumes.map((volume) =>
        volume.link ? (
          <ExternalLink key={volume.title} href={volume.link} tabIndex={-1}>
            <Book {...volume} />
          </ExternalLink>
        ) : (
          <div key={volume.title}>
            <Book {...volume} />
          </div>
        ),
      )}
    </div>
  );
}
