import { seededRandom } from '../../lib/random.ts';

/** A dot of the background. Its place in percent of the page, its radius in px, its strength from 0 to 1. */
export interface Dot {
  x: number;
  y: number;
  radius: number;
  strength: number;
}

const columns = 4;

/** Strews dots over the page as stars lie: by chance, but none on top of another. One falls into each field of a grid. */
export function scatter(count: number, seed: number): Dot[] {
  const random = seededRandom(seed);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: round(((index % columns) + random()) * (100 / columns)),
    y: round((Math.floor(index / columns) + random()) * (100 / rows)),
    radius: round(1 + random() * 1.6),
    strength: round(0.35 + random() * 0.55),
  }));
}

/** Short numbers, for they are written into the HTML. */
const round = (value: number) => Math.round(value * 100) / 100;
