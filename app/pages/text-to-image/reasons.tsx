import { LinkedHeading } from '../../components/linked-heading.tsx';
import styles from './reasons.module.css';

export function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <section className={styles.reasons} aria-labelledby="_reasons">
      <LinkedHeading address="#_reasons" name="Why these services?">
        <h2 id="_reasons">Why these services?</h2>
      </LinkedHeading>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
