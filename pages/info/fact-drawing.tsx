import { seededRandom } from '../../app/lib/random.ts';
import styles from './fact-drawing.module.css';
import type { FactDrawingName } from './page.ts';

/** The drawing above a fact, in lines of light. It decorates: the text says the same. */
export function FactDrawing({ name }: { name: FactDrawingName }) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 280 112" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

const drawings = { year: Year, words: Words, noise: Noise, signature: Signature };

/** A scale of the years since 1950, with a light on 1955. */
function Year() {
  const x = (year: number) => (3 + (year - 1950) * 3.6).toFixed(1);
  const ticks = (years: number[], height: number) => years.map((year) => `M${x(year)} 96v-${height}`).join('');
  const years = Array.from({ length: 77 }, (_, index) => 1950 + index);
  return (
    <>
      <path d={ticks(years, 7)} className={styles.faint} />
      <path
        d={ticks(
          years.filter((year) => year % 10 === 0),
          15,
        )}
        className={styles.line}
      />
      <path d={`M${x(1955)} 96v-78`} className={styles.glow} />
      <path d={`M${x(1955)} 96v-78`} className={styles.bright} />
      <circle cx={x(1955)} cy="18" r="3" className={styles.star} />
    </>
  );
}

/** A line of words and five words that may follow; the likeliest one is bright. */
function Words() {
  const followers = [
    { y: 12, width: 34, opacity: 0.3 },
    { y: 34, width: 52, opacity: 0.55 },
    { y: 78, width: 44, opacity: 0.4 },
    { y: 100, width: 28, opacity: 0.2 },
  ];
  return (
    <>
      <path d="M4 56h30M46 56h46M104 56h22" className={styles.word} />
      {followers.map(({ y, width, opacity }) => (
        <g key={y} opacity={opacity}>
          <path d={`M134 56C162 56 158 ${y} 186 ${y}`} className={styles.line} />
          <path d={`M196 ${y}h${width}`} className={styles.word} />
        </g>
      ))}
      <path d="M134 56h52" className={styles.bright} />
      <path d="M196 56h64" className={styles.glow} />
      <path d="M196 56h64" className={styles.chosen} />
    </>
  );
}

/** The same dots three times: without an order, half in order, and as a sun over hills. */
function Noise() {
  return [0, 0.65, 1].map((order, index) => (
    <path key={order} d={dots(order)} transform={`translate(${index * 100} 0)`} className={styles.dots} />
  ));
}

/** The dots in a square of 80, as a path of points. At order 0 they lie anywhere, at 1 each is in its place. */
function dots(order: number): string {
  const random = seededRandom(5);
  const count = 120;
  return Array.from({ length: count }, (_, index) => {
    const [randomX, randomY] = [random() * 80, 16 + random() * 80];
    const part = index / count;
    const angle = part * 2 * 2 * Math.PI;
    const hill = (index % 40) * 2.05;
    const row = Math.floor(index / 40) - 1;
    const [x, y] =
      part < 1 / 3
        ? [52 + 13 * Math.cos(angle * 1.5), 40 + 13 * Math.sin(angle * 1.5)]
        : [hill, 70 + row * 12 + 9 * Math.sin(hill / (13 + row * 3) + row * 2)];
    const mixed = [x + (randomX - x) * (1 - order), y + (randomY - y) * (1 - order)];
    return `M${mixed.map((value) => value.toFixed(1)).join(' ')}h0`;
  }).join('');
}

/** A name written by hand, above the line for it. */
function Signature() {
  const name =
    'M22 78C34 30 54 16 56 40 58 72 30 92 42 66 52 44 72 44 74 60 76 76 90 70 96 58 102 46 114 48 110 62 107 76 124 74 132 60 140 46 152 34 150 54 147 80 166 78 180 62 196 44 216 70 262 36';
  return (
    <>
      <path d="M10 94H270" className={styles.faint} />
      <path d={name} className={styles.glow} />
      <path d={name} className={styles.bright} />
    </>
  );
}
