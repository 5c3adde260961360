import { scatter, settings } from '../../scenes/dots.ts';
import { Stage } from '../../scenes/stage.tsx';
import styles from './future.module.css';

const dots = scatter(settings.count, settings.seed);

/** The twenty dots behind the page: drawn where nothing moves, and from there on painted. */
export function Dots() {
  return (
    <Stage scene="dots">
      <svg className={styles.dots} aria-hidden="true">
        {dots.map(({ x, y, radius, strength }) => (
          <circle key={x} cx={percent(x)} cy={percent(y)} r={radius.toFixed(2)} fillOpacity={strength.toFixed(2)} />
        ))}
      </svg>
    </Stage>
  );
}

/** Short, for it is written into the HTML. */
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
