import { type BookShape, leafPath } from '../../app/components/open-book.ts';
import styles from './hero.module.css';

/** The gutter is at the start of the poster's light: at 65.5 % and 81.5 %, on narrow screens at 54 % and 87.5 %. */
const shapes = {
  wide: { gutterX: 655, gutterY: 815, crest: 118, fall: 50, spread: 150, leafCount: 22, spark: { rx: 30, ry: 120 } },
  narrow: { gutterX: 540, gutterY: 875, crest: 62, fall: 50, spread: 150, leafCount: 15, spark: { rx: 70, ry: 75 } },
};

/** The open book in front of the sky. It stretches with the hero, so that its gutter stays at the light. */
export function HeroBook() {
  return (
    <>
      <Leaves name="wide" />
      <Leaves name="narrow" />
    </>
  );
}

function Leaves({ name }: { name: 'wide' | 'narrow' }) {
  const shape = shapes[name];
  const top = leafPath(shape, 0);
  return (
    <svg
      className={styles.book}
      data-shape={name}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <radialGradient
          id={`_${name}-ink`}
          gradientUnits="userSpaceOnUse"
          cx={shape.gutterX}
          cy={shape.gutterY}
          r="460"
        >
          <stop offset="0" stopColor="var(--aurora-emerald)" stopOpacity=".48" />
          <stop offset=".12" stopColor="var(--aurora-emerald)" stopOpacity=".28" />
          <stop offset=".34" stopColor="var(--aurora-blue)" stopOpacity=".18" />
          <stop offset=".62" stopColor="var(--aurora-blue)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--aurora-blue)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`_${name}-line`} gradientUnits="userSpaceOnUse" x1="0" x2="1000">
          <stop offset="0" stopColor="var(--text-100)" stopOpacity=".04" />
          <stop offset={shape.gutterX / 1000 - 0.4} stopColor="var(--text-100)" stopOpacity=".34" />
          <stop offset={shape.gutterX / 1000 - 0.1} stopColor="var(--text-100)" stopOpacity=".8" />
          <stop offset={shape.gutterX / 1000} stopColor="rgb(var(--glow))" />
          <stop offset={shape.gutterX / 1000 + 0.07} stopColor="var(--text-100)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--text-100)" stopOpacity=".08" />
        </linearGradient>
        <linearGradient id={`_${name}-ground`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--ground-800)" stopOpacity="0" />
          <stop offset=".75" stopColor="var(--ground-800)" />
        </linearGradient>
        <radialGradient id={`_${name}-spark`}>
          <stop offset="0" stopColor="rgb(var(--glow))" stopOpacity=".95" />
          <stop offset=".1" stopColor="rgb(var(--glow))" stopOpacity=".5" />
          <stop offset=".25" stopColor="rgb(var(--glow))" stopOpacity=".12" />
          <stop offset=".55" stopColor="rgb(var(--glow))" stopOpacity=".03" />
          <stop offset="1" stopColor="rgb(var(--glow))" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`${top}V1000H0Z`} fill="var(--ground-900)" />
      <path d={`${top}V1000H0Z`} fill={`url(#_${name}-ink)`} />
      <path d={`${top}V1000H0Z`} fill={`url(#_${name}-ground)`} />
      <g stroke={`url(#_${name}-line)`}>
        <path d={top} strokeWidth="1.3" />
        {Array.from({ length: shape.leafCount - 1 }, (_, index) => index + 1).map((leaf) => (
          <Leaf key={leaf} shape={shape} leaf={leaf} />
        ))}
      </g>
      <ellipse
        className={styles.spark}
        cx={shape.gutterX}
        cy={shape.gutterY - 8}
        {...shape.spark}
        fill={`url(#_${name}-spark)`}
      />
    </svg>
  );
}

/** One component per leaf: React pauses only between components, and a slow phone draws all leaves in 90 ms. */
function Leaf({ shape, leaf }: { shape: BookShape; leaf: number }) {
  return <path d={leafPath(shape, leaf)} opacity={0.52 * (1 - leaf / shape.leafCount)} />;
}
