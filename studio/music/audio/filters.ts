/** A second-order filter, its coefficients normalised so that a0 is 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** Runs a filter over a channel, in place. */
export function filter(channel: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    channel[i] = y;
  }
}

/** Raises or lowers a broad band around a frequency (Audio EQ Cookbook). */
export function peakFilter(sampleRate: number, frequency: number, decibels: number): Biquad {
  const a = 10 ** (decibels / 40);
  const omega = (2 * Math.PI * frequency) / sampleRate;
  const alpha = Math.sin(omega) / (2 * 0.8);
  const a0 = 1 + alpha / a;
  return {
    b0: (1 + alpha * a) / a0,
    b1: (-2 * Math.cos(omega)) / a0,
    b2: (1 - alpha * a) / a0,
    a1: (-2 * Math.cos(omega)) / a0,
    a2: (1 - alpha / a) / a0,
  };
}

/** Raises or lowers everything above a frequency (Audio EQ Cookbook, slope 1). */
export function shelfFilter(sampleRate: number, frequency: number, decibels: number): Biquad {
  const a = 10 ** (decibels / 40);
  const omega = (2 * Math.PI * frequency) / sampleRate;
  const cosine = Math.cos(omega);
  const root = Math.sqrt(2 * a) * Math.sin(omega);
  const a0 = a + 1 - (a - 1) * cosine + root;
  return {
    b0: (a * (a + 1 + (a - 1) * cosine + root)) / a0,
    b1: (-2 * a * (a - 1 + (a + 1) * cosine)) / a0,
    b2: (a * (a + 1 + (a - 1) * cosine - root)) / a0,
    a1: (2 * (a - 1 - (a + 1) * cosine)) / a0,
    a2: (a + 1 - (a - 1) * cosine - root) / a0,
  };
}
