import * as messages from 'virtual:messages';
import type { PictureData } from '../../contract/page-data.ts';
import type { GalleryImage } from '../../pages/gallery/page.ts';
import { sizesInColumns } from '../lib/breakpoints.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { clamp } from '../lib/numbers.ts';
import { withProperties } from '../lib/with-properties.ts';
import { fileHref } from '../navigation/address.ts';
import { FramedPicture } from './framed-picture.tsx';
import styles from './gallery-item.module.css';

interface GalleryItemProps extends GalleryImage {
  /** Whether it hangs in rows (picture-rows.module.css). */
  isInRow: boolean;
  priority: boolean;
}

/** A picture of a gallery with its caption. Its link opens the viewer, or without JavaScript the largest file. */
export function GalleryItem({ id, title, description, made, picture, isInRow, priority }: GalleryItemProps) {
  const ratio = ratioOf(picture);
  return (
    <li id={id} className={styles.hung} data-ratio={ratio} {...withProperties({ '--ratio': ratio })}>
      <figure className={styles.item}>
        {/* Title and description, because the alt text of the picture describes only what it shows. */}
        <a
          href={fileHref(largestFile(picture))}
          data-needs="viewer"
          aria-labelledby={`${id}_title`}
          aria-describedby={description ? `${id}_text` : undefined}
        >
          <FramedPicture
            picture={picture}
            sizes={isInRow ? sizesInRow(picture) : sizesOf(picture)}
            priority={priority}
          />
        </a>
        <figcaption className={styles.caption}>
          <h2 id={`${id}_title`}>{title}</h2>
          {description && <p id={`${id}_text`}>{description}</p>}
          {made && (
            <p className={styles.made}>
              <b {...inInterfaceLanguage}>{messages.howMade}</b> {made}
            </p>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** The path of the picture's largest AVIF file. */
const largestFile = ({ stem, avifWidths }: PictureData) => `${stem}-${avifWidths.at(-1)}.avif`;

/** The shape of a picture. Only the middle is seen of what would be a stripe. */
const ratioOf = ({ width, height }: PictureData) => Number(clamp(width / height, 0.4, 5).toFixed(3));

/** The `sizes` of a picture 350 px high. Columns crop a wide one, so it is wider than its frame. */
function sizesOf(picture: PictureData): string {
  const width = `${Math.ceil(350 * ratioOf(picture))}px`;
  return sizesInColumns(`min(90vw, ${width})`, width, width);
}

/** A row is up to half as high again as planned. */
function sizesInRow(picture: PictureData): string {
  const ratio = ratioOf(picture);
  return sizesInColumns('90vw', `min(90vw, ${Math.ceil(32 * ratio)}vw)`, `min(90vw, ${Math.ceil(430 * ratio)}px)`);
}
