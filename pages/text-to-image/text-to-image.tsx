import { PageHead } from '../../app/components/page-head.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import type { TextToImageData } from './page.ts';
import { Reasons } from './reasons.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './text-to-image.module.css';

export default defineView(TextToImage);

function TextToImage({ services, drawingsNote, reasons, reasonsTitle, ...head }: TextToImageData) {
  return (
    <div className={styles.page}>
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
      {drawingsNote && (
        <p className={`wrap ${styles.note}`}>
          <TextWithLinks text={drawingsNote} />
        </p>
      )}
    </div>
  );
}
