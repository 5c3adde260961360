import * as messages from 'virtual:messages';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { Pager } from '../../app/components/pager.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { FramedPicture } from '../../app/gallery/framed-picture.tsx';
import { PictureGrid } from '../../app/gallery/picture-grid.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { defineView } from '../../app/lib/define-view.ts';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import { href } from '../../app/navigation/address.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import styles from './art.module.css';
import type { ArtData, GallerySummary } from './page.ts';

export default defineView(Art);

function Art({ galleries, part, ...head }: ArtData) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      <Stage scene="field" />
      {galleries.length > 0 && (
        <PictureGrid className={styles.galleries}>
          {galleries.map((gallery, index) => (
            <Card key={gallery.href} gallery={gallery} isFirst={index === 0} />
          ))}
        </PictureGrid>
      )}
      <Pager path={pathOf('art')} part={part} />
    </div>
  );
}

/** A gallery's cover in a frame. On hover and focus, the frame shows pictures of the gallery and its description. */
function Card({ gallery, isFirst }: { gallery: GallerySummary; isFirst: boolean }) {
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <li data-newest={gallery.isNewest || undefined} {...inLanguage(gallery.textLanguage)}>
      <a href={href(gallery.href)} onPointerEnter={open} onFocus={open}>
        {/* The accessible name begins with the title. On the screen, the picture is above the title. */}
        <div className={styles.title}>
          <h2>{gallery.title}</h2>
          <p aria-hidden="true" {...inInterfaceLanguage}>
            {messages.artworkCount(gallery.pictureCount)}
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
              {messages.seeArtworks(gallery.pictureCount)}
              <Icon icon={ArrowRight} isDirected strokeWidth={1.4} />
            </p>
          </div>
        </div>
        <FramedPicture
          picture={gallery.cover}
          sizes={sizesOf({ small: '58vw', medium: '38vw' }, '120vw')}
          priority={isFirst || gallery.isNewest}
        />
      </a>
    </li>
  );
}
