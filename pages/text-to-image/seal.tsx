import styles from './seal.module.css';

/** A round emblem for a service without a logo: its first letter in a rosette. */
export function Seal({ name }: { name: string }) {
  const [letter = ''] = name; // Not name[0], which would be half of an emoji.
  return (
    <svg className={styles.seal} viewBox="-50 -50 100 100" aria-hidden="true" fill="none" stroke="currentColor">
      <circle className={styles.rim} r="49" />
      <circle className={styles.ticks} r="45.5" pathLength="144" />
      <g className={styles.rosette}>
        {rosette(letter).map(({ turn, breadth }) => (
          <ellipse key={turn} rx="43" ry={breadth} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle className={styles.field} r="20" />
      <text textAnchor="middle" dy=".355em">
        {letter}
      </text>
    </svg>
  );
}

/** The ellipses of a rosette. Their number and breadth depend on the letter, so that neighbours look different. */
function rosette(letter: string) {
  const code = letter.charCodeAt(0);
  const count = 6 + ((code * 5) % 13);
  const breadth = 14 + (code % 4) * 4;
  return Array.from({ length: count }, (_, index) => ({ turn: Math.round((index * 1800) / count) / 10, breadth }));
}
