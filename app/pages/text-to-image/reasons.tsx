import styles from './reasons.module.css';

export function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <section className={styles.reasons} aria-labelledby="_reasons">
      <h2 id="_reasons">Why these services?</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
