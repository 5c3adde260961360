import { ArrowLeft } from 'lucide';
import { useRef } from 'react';
import type { DataOf } from '../../contract/routes.ts';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../components/icon.tsx';
import { PageLight } from '../components/page-light.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Print } from '../gallery/print.tsx';
import { useEscapeLabels } from '../gallery/use-escape-labels.ts';
import { useViewer } from '../gallery/use-viewer.tsx';
import { Wall } from '../gallery/wall.tsx';
import { definePage } from '../lib/define-page.ts';
import { href } from '../navigation/address.ts';
import { Stage } from '../scenes/stage.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import styles from './gallery.module.css';

export default definePage('gallery', Gallery);

function Gallery(gallery: DataOf<'gallery'>) {
  const { title, description, light, images } = gallery;
  const { wallProps, viewer, unknown } = useViewer(gallery);
  const wall = useRef<HTMLUListElement>(null);
  useEscapeLabels(wall);
  return (
    <>
      <header className={styles.head}>
        <PageLight picture={light} />
        <div className="wrap">
          <TextLink href={href(routes.art.path)}>
            <Icon icon={ArrowLeft} strokeWidth={1.4} />
            Back to Galleries
          </TextLink>
          <div className={styles.grid}>
            <h1 tabIndex={-1}>{title}</h1>
            <p>{description}</p>
          </div>
        </div>
      </header>
      <Stage scene="field" />
      <p role="status" className={`wrap ${styles.note}`}>
        {unknown && `There is no picture “${unknown}” in this gallery.`}
      </p>
      <Wall ref={wall} className={styles.pictures} {...wallProps}>
        {images.map((image, index) => (
          <Print key={image.id} {...image} priority={index < 3} />
        ))}
      </Wall>
      <ErrorBoundary fallback={null}>{viewer}</ErrorBoundary>
    </>
  );
}
