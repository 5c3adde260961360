import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import type { LinkedText } from '../../contract/page-data.ts';
import styles from './reasons.module.css';

export function Reasons({ title, reasons }: { title: string; reasons: LinkedText[] }) {
  return (
    <section className={`vellum ${styles.reasons}`} aria-labelledby="_reasons">
      <LinkedHeading address="#_reasons" name={title} headingId="_reasons" />
      <TextList items={reasons} />
    </section>
  );
}
