import { Icon } from '../../app/components/icon.tsx';
import type { IconData } from '../../contract/page-data.ts';
import styles from './pen-loop.module.css';

/** The top line of an initiative's card, written with light: a loop around the icon, in the card's two colours. */
export function PenLoop({ id, icon }: { id: string; icon: IconData }) {
  const light = `${id}_light`;
  const line = `${id}_line`;
  return (
    <div className={styles.line} aria-hidden="true">
      <div className={styles.loop}>
        <svg viewBox={`0 -112 ${advance} 113`} aria-hidden="true">
          <defs>
            <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-112">
              <stop stopColor="var(--light-1)" stopOpacity="0" />
              <stop offset=".16" stopColor="var(--light-1)" />
              <stop offset="1" stopColor="var(--light-2)" />
            </linearGradient>
            <linearGradient id={line} gradientUnits="userSpaceOnUse" x1="-22" x2="208">
              <stop stopColor="var(--ink)" />
              <stop offset=".1" stopColor="var(--lit)" />
              <stop offset=".46" stopColor="var(--lit)" />
              <stop offset="1" stopColor="var(--ink)" />
            </linearGradient>
          </defs>
          {/* From the edge of the card, and on to the next card. */}
          <g stroke={`url(#${line})`} className={styles.straight}>
            <path d="M-22 0H0" />
            <path d={`M${advance} 0H1600`} />
          </g>
          <path d={path(crossing, 2 * Math.PI - crossing)} fill={`url(#${light})`} className={styles.counter} />
          <g className={styles.stroke} stroke={`url(#${light})`}>
            <path d={path(0, 2 * Math.PI)} />
            <path d={path(0, 2 * Math.PI)} />
            <path d={path(0, 2 * Math.PI)} pathLength="1" />
          </g>
        </svg>
        <Icon icon={icon} strokeWidth={1.1} />
      </div>
    </div>
  );
}

const advance = 84;
const radius = 48;
const slant = 0.3;
/** The angle where the stroke crosses itself. */
const crossing = 0.77;

/** The point of the stroke at an angle: a circle in motion (a trochoid). */
const penAt = (angle: number): [x: number, y: number] => {
  const y = -1.15 * radius * (1 - Math.cos(angle));
  return [(advance * angle) / (2 * Math.PI) + 1.05 * radius * Math.sin(angle) - slant * y, y];
};

/** The stroke between two angles as a path of Bézier curves. */
function path(from: number, to: number): string {
  const curves = 10;
  const step = (to - from) / curves;
  const point = (angle: number, ahead = 0) => {
    const [x, y] = penAt(angle);
    const [nextX, nextY] = penAt(angle + 0.001);
    const factor = (ahead * step) / 0.003;
    return `${(x + (nextX - x) * factor).toFixed(1)} ${(y + (nextY - y) * factor).toFixed(1)}`;
  };
  let d = `M${point(from)}`;
  for (let curve = 0; curve < curves; curve++) {
    const start = from + curve * step;
    d += `C${point(start, 1)} ${point(start + step, -1)} ${point(start + step)}`;
  }
  return d;
}
