import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Reasons } from './text-to-image/reasons.tsx';
import { ServiceCard } from './text-to-image/service-card.tsx';
import styles from './text-to-image.module.css';

export default definePage('text-to-image', TextToImage);

function TextToImage({ services, drawingsNote, reasons, reasonsTitle, ...head }: DataOf<'text-to-image'>) {
  return (
    <>
      <PageHead {...head} />
      <div className={`wrap ${styles.table}`}>
        {services.length > 0 && (
          <ul className={styles.services}>
            {services.map((service) => (
              <ServiceCard key={service.id} {...service} />
            ))}
          </ul>
        )}
        {reasons.length > 0 && <Reasons title={reasonsTitle} reasons={reasons} />}
      </div>
      {drawingsNote && <p className={`wrap ${styles.note}`}>{drawingsNote}</p>}
    </>
  );
}
