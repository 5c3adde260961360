import { ContentLink } from '../../app/components/content-link.tsx';
import { Book } from './book.tsx';
import type { VolumeData } from './page.ts';
import styles from './shelf.module.css';

/**
 * The books on a shelf. The list has the same titles and links, so screen readers get only the pictures' alt texts here,
 * and the links over the books are only for pointers.
 */
export function Shelf({ volumes }: { volumes: VolumeData[] }) {
  return (
    <div className={styles.shelf} data-count={volumes.length}>
      {volumes.map((volume) => (
        <div key={volume.title}>
          <Book {...volume} />
          {volume.link && (
            <ContentLink address={volume.link} className={styles.link} tabIndex={-1} aria-hidden="true" />
          )}
        </div>
      ))}
    </div>
  );
}
