import styles from './future.module.css';
import { scatter } from './scatter.ts';

const dots = scatter(20, 2026);

/** The twenty dots behind the page. */
export function Dots() {
  return (
    <svg className={styles.dots} aria-hidden="true">
      {dots.map(({ x, y, radius, strength }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} fillOpacity={strength} />
      ))}
    </svg>
  );
}
