import type { VolumeData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Book } from './book.tsx';
import styles from './shelf.module.css';

/**
 * The books on a shelf. The list beside it has the titles and links, so here screen readers get only the pictures' alt
 * texts, and the links are for the pointer: they are not in the tab order.
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
