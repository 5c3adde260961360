import type { Biquad } from './filters.ts';

/** Loudness and true peak after ITU-R BS.1770-5. */

/** The two filters of K-weighting for any sample rate: a high shelf for the head, a high-pass for low rumble. */
function kWeighting(sampleRate: number): Biquad[] {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + shelfK / q + shelfK * shelfK;
  const shelf: Biquad = {
    b0: (vh + (vb * shelfK) / q + shelfK * shelfK) / a0,
    b1: (2 * (shelfK * shelfK - vh)) / a0,
    b2: (vh - (vb * shelfK) / q + shelfK * shelfK) / a0,
    a1: (2 * (shelfK * shelfK - 1)) / a0,
    a2: (1 - shelfK / q + shelfK * shelfK) / a0,
  };
  const passK = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const c0 = 1 + passK / passQ + passK * passK;
  const pass: Biquad = {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (passK * passK - 1)) / c0,
    a2: (1 - passK / passQ + passK * passK) / c0,
  };
  return [shelf, pass];
}

/** Mean square of the K-weighted signal in steps of 100 ms. */
function stepPowers(channel: Float32Array, sampleRate: number): Float64Array {
  const [shelf, pass] = kWeighting(sampleRate) as [Biquad, Biquad];
  const step = Math.round(sampleRate / 10);
  const powers = new Float64Array(Math.floor(channel.length / step));
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  for (let s = 0; s < powers.length; s++) {
    let sum = 0;
    for (let i = s * step; i < (s + 1) * step; i++) {
      const x = channel[i]!;
      const y = shelf.b0 * x + shelf.b1 * x1 + shelf.b2 * x2 - shelf.a1 * y1 - shelf.a2 * y2;
      const z = y - 2 * y1 + y2 - pass.a1 * z1 - pass.a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    powers[s] = sum / step;
  }
  return powers;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness in LUFS, gated at -70 LUFS and at 10 LU below the ungated level. */
export function integratedLoudness(channels: Float32Array[], sampleRate: number): number {
  const perChannel = channels.map((channel) => stepPowers(channel, sampleRate));
  const steps = perChannel[0]?.length ?? 0;
  const blocks: number[] = [];
  for (let s = 0; s + 4 <= steps; s++) {
    let power = 0;
    for (const powers of perChannel) power += (powers[s]! + powers[s + 1]! + powers[s + 2]! + powers[s + 3]!) / 4;
    if (toLufs(power) > -70) blocks.push(power);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const threshold = mean(blocks) / 10;
  return toLufs(mean(blocks.filter((power) => power > threshold)));
}

const phases = 4;
const tapsPerPhase = 12;

/** A windowed sinc that finds the peaks between the samples, split into its four phases. */
const interpolators = Array.from({ length: phases }, (_, phase) =>
  Float64Array.from({ length: tapsPerPhase }, (_, tap) => {
    const x = tap - tapsPerPhase / 2 + 1 - phase / phases;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (tapsPerPhase / 2));
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The highest level around sample `i`, also between samples. */
export function truePeakAt(channel: Float32Array, i: number): number {
  let peak = Math.abs(channel[i]!);
  for (let phase = 1; phase < phases; phase++) {
    const taps = interpolators[phase]!;
    let sum = 0;
    for (let tap = 0; tap < tapsPerPhase; tap++) sum += (channel[i + tap - tapsPerPhase / 2 + 1] ?? 0) * taps[tap]!;
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** True peak as a linear level; 1 is 0 dBFS. Skips samples that are too low for a relevant peak beside them. */
export function truePeak(channels: Float32Array[]): number {
  let samplePeak = 0;
  for (const channel of channels) for (const value of channel) samplePeak = Math.max(samplePeak, Math.abs(value));
  let peak = samplePeak;
  const worthLooking = samplePeak * 0.6;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      if (Math.abs(channel[i]!) > worthLooking)
        peak = Math.max(peak, truePeakAt(channel, i), i > 0 ? truePeakAt(channel, i - 1) : 0);
    }
  }
  return peak;
}

export const toDecibels = (level: number) => 20 * Math.log10(level);
export const toLevel = (decibels: number) => 10 ** (decibels / 20);
