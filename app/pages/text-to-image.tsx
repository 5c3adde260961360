import type { Views } from '../../contract/page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import { Reasons } from './text-to-image/reasons.tsx';
import { ServiceCard } from './text-to-image/service-card.tsx';
import styles from './text-to-image.module.css';

export default function TextToImage({ title, lede, light, services, reasons }: Views['text-to-image']) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <div className={`wrap ${styles.table}`}>
        <ul className={styles.services}>
          {services.map((service) => (
            <ServiceCard key={service.url} {...service} />
          ))}
        </ul>
        <Reasons reasons={reasons} />
      </div>
    </>
  );
}
