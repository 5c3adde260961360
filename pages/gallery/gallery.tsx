import { ExhibitionButton } from 'virtual:exhibition-button';
import { KeepOffline } from 'virtual:keep-offline';
import * as messages from 'virtual:messages';
import { DetailHead } from '../../app/components/detail-head.tsx';
import { ErrorBoundary } from '../../app/components/error-boundary.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { WorkEvents } from '../../app/components/work-events.tsx';
import { GalleryItem } from '../../app/gallery/gallery-item.tsx';
import { PictureGrid } from '../../app/gallery/picture-grid.tsx';
import rows from '../../app/gallery/picture-rows.module.css';
import { useViewer } from '../../app/gallery/use-viewer.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import styles from './gallery.module.css';
import { GalleryDownloads } from './gallery-downloads.tsx';
import type { GalleryData } from './page.ts';

export default defineView(Gallery);

function Gallery(gallery: GalleryData) {
  const { id, title, description, backdrop, images, hang, events, exhibitionWith, downloads, keepOffline } = gallery;
  const { gridProps, viewer, unknownHash } = useViewer(gallery);
  return (
    <>
      <DetailHead
        className={styles.head}
        title={title}
        backdrop={backdrop}
        backdropWaits
        parent={{ path: pathOf('art'), label: messages.backToGalleries }}
      >
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.about}>
          <p>
            <TextWithLinks text={description} />
          </p>
          {exhibitionWith && <ExhibitionButton view="gallery" data={gallery} />}
        </div>
      </DetailHead>
      <Stage scene="field" />
      <p role="status" className={`wrap ${styles.note}`} {...inInterfaceLanguage}>
        {unknownHash && messages.unknownPicture(unknownHash)}
      </p>
      <PictureGrid className={`${styles.pictures} ${hang ? rows.rows : ''}`.trim()} {...gridProps}>
        {images.map((image, index) => (
          <GalleryItem key={image.id} {...image} isInRow={hang !== undefined} priority={index === 0} />
        ))}
      </PictureGrid>
      {downloads && <GalleryDownloads {...downloads} />}
      <div className="wrap">
        <KeepOffline path={pathOf('gallery', id)} keepOffline={keepOffline} />
        <WorkEvents events={events} />
      </div>
      <ErrorBoundary fallback={null}>{viewer}</ErrorBoundary>
    </>
  );
}
