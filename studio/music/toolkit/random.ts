/** A seeded source of numbers from 0 to 1 (mulberry32), so that every rendering of a score is the same. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A bell-shaped number around 0 with a standard deviation of about 1. */
export function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}
