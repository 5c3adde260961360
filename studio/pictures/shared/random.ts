/** Pseudo-random numbers, the same on every run. */
export type Random = () => number;

/** A seeded generator of numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with a normal distribution, mean 0 and deviation 1. */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export interface Noise {
  /** Smooth noise from 0 to 1, one lattice cell per unit. */
  at(x: number, y: number): number;
  /** Octaves of noise, each half as strong and twice as fine; about 0 to 1, mean 0.5. */
  octaves(x: number, y: number, count: number): number;
}

/** Seeded value noise in the plane with quintic interpolation. */
export function createNoise(seed: number): Noise {
  const lattice = (x: number, y: number) => {
    let bits = Math.imul(x, 0x5f356495) ^ Math.imul(y, 0x32c5ff9d) ^ Math.imul(seed + 1, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return ((bits ^ (bits >>> 16)) >>> 0) / 4294967295;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const at = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = fade(x - left);
    const v = fade(y - top);
    const upper = lattice(left, top) * (1 - u) + lattice(left + 1, top) * u;
    const lower = lattice(left, top + 1) * (1 - u) + lattice(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
  const octaves = (x: number, y: number, count: number) => {
    let [sum, weight, total, px, py] = [0, 0.5, 0, x, y];
    for (let i = 0; i < count; i++) {
      sum += weight * at(px, py);
      total += weight;
      weight /= 2;
      // Turned at each octave, so that the lattice does not show.
      [px, py] = [(0.8 * px + 0.6 * py) * 2.03 + 17.3, (0.8 * py - 0.6 * px) * 2.03 + 9.1];
    }
    return sum / total;
  };
  return { at, octaves };
}
