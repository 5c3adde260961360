import { ArrowRight } from 'lucide';
import { useState } from 'react';
import type { GallerySummary } from '../../contract/page-data.ts';
import type { DataOf } from '../../contract/routes.ts';
import { Icon } from '../components/icon.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Picture } from '../components/picture.tsx';
import { FramedPicture } from '../gallery/framed-picture.tsx';
import { PictureGrid } from '../gallery/picture-grid.tsx';
import { definePage } from '../lib/define-page.ts';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { href } from '../navigation/address.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { Stage } from '../scenes/stage.tsx';
import * as words from '../words/words.ts';
import styles from './art.module.css';

export default definePage('art', Art);

function Art({ galleries, part, ...head }: DataOf<'art'>) {
  return (
    <>
      <PageHead {...head} room="art" />
      <Stage scene="field" />
      {galleries.length > 0 && (
        <PictureGrid className={styles.galleries}>
          {galleries.map((gallery, index) => (
            <Card key={gallery.href} gallery={gallery} isFirst={index === 0} />
          ))}
        </PictureGrid>
      )}
      <Pager path={pathOf('art')} part={part} />
    </>
  );
}

/** A gallery's cover in a frame. On hover and focus, the frame shows pictures of the gallery and its description. */
function Card({ gallery, isFirst }: { gallery: GallerySummary; isFirst: boolean }) {
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <li {...inLanguage(gallery.textLanguage)}>
      <a href={href(gallery.href)} onPointerEnter={open} onFocus={open}>
        {/* The accessible name begins with the title. On the screen, the picture is above the title. */}
        <div className={styles.title}>
          <h2>{gallery.title}</h2>
          <p aria-hidden="true" {...inInterfaceLanguage}>
            {words.artworkCount(gallery.pictureCount)}
          </p>
        </div>
        <div className={styles.inside}>
          {isOpened && (
            <div className={styles.glimpses} aria-hidden="true">
              {gallery.glimpses.map((picture) => (
                <Picture key={picture.stem} picture={picture} sizes="10rem" />
              ))}
            </div>
          )}
          <div className={styles.hint}>
            <p>{gallery.description}</p>
            <p className={styles.count} {...inInterfaceLanguage}>
              {words.seeArtworks(gallery.pictureCount)}
              <Icon icon={ArrowRight} isDirected strokeWidth={1.4} />
            </p>
          </div>
        </div>
        <FramedPicture
          picture={gallery.cover}
          sizes="(width >= 64rem) 38vw, (width >= 40rem) 58vw, 120vw"
          priority={isFirst}
        />
      </a>
    </li>
  );
}
