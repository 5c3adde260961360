import type { DataOf } from '../../contract/routes.ts';
import { DetailHead } from '../components/detail-head.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import pageHead from '../components/page-head.module.css';
import { WorkEvents } from '../components/work-events.tsx';
import { ExhibitionButton } from '../exhibition/exhibition-button.tsx';
import { GalleryItem } from '../gallery/gallery-item.tsx';
import { PictureGrid } from '../gallery/picture-grid.tsx';
import { useViewer } from '../gallery/use-viewer.tsx';
import { definePage } from '../lib/define-page.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { KeepOffline } from '../offline/keep-offline.tsx';
import { Stage } from '../scenes/stage.tsx';
import * as words from '../words/words.ts';
import { GalleryDownloads } from './gallery/gallery-downloads.tsx';
import styles from './gallery.module.css';

export default definePage('gallery', Gallery);

function Gallery(gallery: DataOf<'gallery'>) {
  const { id, title, description, accent, light, images, events, exhibitionWith, downloads, keepOffline } = gallery;
  const { gridProps, viewer, unknownHash } = useViewer(gallery);
  return (
    <>
      <DetailHead
        className={styles.head}
        title={title}
        light={light}
        lightWaits
        room={accent}
        parent={{ path: pathOf('art'), label: words.backToGalleries }}
      >
        <div className={`${pageHead.grid} ${styles.grid}`}>
          <h1 tabIndex={-1}>{title}</h1>
          <div>
            <p className={pageHead.lede}>{description}</p>
            {exhibitionWith && <ExhibitionButton view="gallery" data={gallery} />}
          </div>
        </div>
        <WorkEvents events={events} />
      </DetailHead>
      <Stage scene="field" />
      <p role="status" className={`wrap ${styles.note}`} {...inInterfaceLanguage}>
        {unknownHash && words.unknownPicture(unknownHash)}
      </p>
      <PictureGrid className={styles.pictures} {...gridProps}>
        {images.map((image, index) => (
          <GalleryItem key={image.id} {...image} priority={index === 0} />
        ))}
      </PictureGrid>
      {downloads && <GalleryDownloads {...downloads} />}
      <div className="wrap">
        <KeepOffline path={pathOf('gallery', id)} keepOffline={keepOffline} />
      </div>
      <ErrorBoundary fallback={null}>{viewer}</ErrorBoundary>
    </>
  );
}
