import type { GalleryImage, PictureData } from '../../contract/page-data.ts';
import { href } from '../navigation/address.ts';
import { HungFrame } from './hung-frame.tsx';
import styles from './print.module.css';

interface PrintProps extends GalleryImage {
  /** For the first row. */
  priority: boolean;
}

/** One picture on the wall, with its label. It leads to the whole picture in its full size. */
export function Print({ id, title, description, made, picture, priority }: PrintProps) {
  return (
    <li id={id}>
      <figure className={styles.print}>
        <a href={href(fullAddress(picture))}>
          <HungFrame picture={picture} sizes={sizesOf(picture)} priority={priority} />
        </a>
        <figcaption className={styles.label}>
          <h2>{title}</h2>
          <p>{description}</p>
          {made && (
            <p className={styles.made}>
              <b>How this was made</b> {made}
            </p>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** The picture at its largest. */
const fullAddress = ({ stem, avifWidths }: PictureData) => `${stem}-${avifWidths.at(-1)}.avif`;

/** It fills a frame 350 px high: a broad picture is cut at its sides, so it is drawn broader than its frame. */
function sizesOf({ width, height }: PictureData): string {
  const least = `${Math.ceil((350 * width) / height)}px`;
  return `(width >= 64rem) max(${least}, 27vw), (width >= 40rem) max(${least}, 44vw), max(${least}, 90vw)`;
}
