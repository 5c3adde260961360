import { LinkedHeading } from '../../components/linked-heading.tsx';
import styles from './reasons.module.css';

export function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <section className={`vellum ${styles.reasons}`} aria-labelledby="_reasons">
      <LinkedHeading address="#_reasons" name="Why these services?" headingId="_reasons" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
