import { scatter, settings } from '../../scenes/dots.ts';
import { Stage } from '../../scenes/stage.tsx';
import styles from './future.module.css';

const dots = scatter(settings.count, settings.seed);

/** The animated dots behind the page. The SVG fallback has the same dots in the same places. */
export function DotsBackground() {
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

/** Two decimals, to keep the HTML short. */
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
