import { clamp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import styles from './film-on-request.module.css';

/** The poster of a film on YouTube: lines of code too small to read, different for each seed. */
export function FilmPoster({ seed }: { seed: string }) {
  const glow = `${seed}_glow`;
  const ink = `${seed}_ink`;
  return (
    <svg className={styles.poster} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={glow} gradientUnits="userSpaceOnUse" cx="470" cy="400" r="470">
          <stop offset="0" stopColor="var(--aurora-emerald)" stopOpacity=".6" />
          <stop offset=".22" stopColor="var(--aurora-emerald)" stopOpacity=".3" />
          <stop offset=".46" stopColor="var(--aurora-blue)" stopOpacity=".24" />
          <stop offset=".74" stopColor="var(--aurora-purple)" stopOpacity=".12" />
          <stop offset="1" stopColor="var(--aurora-purple)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={ink} gradientUnits="userSpaceOnUse" cx="470" cy="360" r="520">
          <stop offset="0" stopColor="var(--text-100)" stopOpacity=".85" />
          <stop offset=".6" stopColor="var(--text-100)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--text-100)" stopOpacity=".1" />
        </radialGradient>
      </defs>
      <rect width="640" height="360" fill="var(--ground-900)" />
      <rect width="640" height="360" fill={`url(#${glow})`} />
      <path d="M38 0V360M42 0V360" stroke="var(--text-100)" strokeOpacity=".14" />
      <g fill={`url(#${ink})`}>
        {writtenLines(seed).map(({ x, y, width }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2.5" />
        ))}
      </g>
    </svg>
  );
}

const lineCount = 13;
const lineHeight = 20;
const indent = 26;

/** Generates strokes that look like the words of indented code, in units of the poster. Each name has its own lines. */
function writtenLines(name: string) {
  const random = seededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0);
  const strokes: { x: number; y: number; width: number }[] = [];
  let depth = 0;
  for (let line = 0; line < lineCount; line++) {
    depth = line === 0 || line === lineCount - 1 ? 0 : clamp(depth + Math.round(random() * 2 - 0.9), 1, 4);
    if (random() < 0.12 && line > 1) continue; // An empty line.
    const wordCount = 1 + Math.floor(random() * 4);
    let x = 56 + depth * indent;
    for (let word = 0; word < wordCount; word++) {
      const width = Math.round(22 + random() * 92);
      strokes.push({ x, y: 54 + line * lineHeight, width });
      x += width + 10;
    }
  }
  return strokes;
}
