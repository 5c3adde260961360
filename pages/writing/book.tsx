import { Picture } from '../../app/components/picture.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import styles from './book.module.css';
import type { VolumeData } from './page.ts';

/** A book in CSS 3D: cover, spine, page edges and back. A planned book is drawn in outline. */
export function Book({ title, numeral, status, binding, cover, cut }: VolumeData) {
  const [name, part] = title.split(': ', 2);
  return (
    <div className={styles.book} data-binding={binding} data-part={cut?.part} data-parts={cut?.parts}>
      <div className={styles.back} />
      <div className={styles.head} />
      <div className={styles.edge} />
      <div className={styles.spine} />
      <div className={styles.cover}>
        {cover && <Picture picture={cover} sizes={coverSizes(cut?.parts)} />}
        {/* The style writes the texts. As content, the title would be on the page twice. */}
        <div className={styles.lettering} aria-hidden="true">
          <span data-text={binding === 'drawn' ? status : undefined} />
          <b data-text={numeral} />
          <span className={styles.name} data-text={name} />
          {part && <span className={styles.part} data-text={part} />}
        </div>
      </div>
    </div>
  );
}

/** A shared picture is as wide as all of its covers. */
const coverSizes = (parts = 1) => sizesOf({ wide: `${16 * parts}rem` }, `${33 * parts}vw`);
