import { ArrowRight } from 'lucide';
import type { GallerySummary } from '../../contract/page-data.ts';
import type { DataOf } from '../../contract/routes.ts';
import { Icon } from '../components/icon.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FramedPicture } from '../gallery/framed-picture.tsx';
import { PictureGrid } from '../gallery/picture-grid.tsx';
import { definePage } from '../lib/define-page.ts';
import { counted } from '../lib/words.ts';
import { href } from '../navigation/address.ts';
import { Stage } from '../scenes/stage.tsx';
import styles from './art.module.css';

export default definePage('art', Art);

function Art({ title, lede, light, galleries }: DataOf<'art'>) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <Stage scene="field" />
      <PictureGrid className={styles.galleries}>
        {galleries.map((gallery) => (
          <Card key={gallery.href} {...gallery} />
        ))}
      </PictureGrid>
    </>
  );
}

function Card({ href: path, title, description, cover, pictureCount }: GallerySummary) {
  return (
    <li>
      <a href={href(path)}>
        <FramedPicture picture={cover} sizes="(width >= 64rem) 38vw, (width >= 40rem) 58vw, 120vw" priority />
        <h2>{title}</h2>
        <div className={styles.hint}>
          <p>{description}</p>
          <p className={styles.count}>
            See {counted(pictureCount, 'artwork', 'artworks')}
            <Icon icon={ArrowRight} strokeWidth={1.4} />
          </p>
        </div>
      </a>
    </li>
  );
}
