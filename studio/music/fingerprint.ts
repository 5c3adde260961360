const frameSamples = 4096;
const onsetsPerSecond = 50;

/** The pitch classes of a recording, from one short spectrum for each second. */
export function chromaOf(mono: Float32Array, sampleRate: number): number[] {
  const chroma = new Array<number>(12).fill(0);
  const re = new Float64Array(frameSamples);
  const im = new Float64Array(frameSamples);
  // Every second sample is enough below 4 kHz and makes the frame twice as long.
  for (let start = 0; start + 2 * frameSamples <= mono.length; start += sampleRate) {
    for (let i = 0; i < frameSamples; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frameSamples);
      re[i] = ((mono[start + 2 * i]! + mono[start + 2 * i + 1]!) / 2) * window;
      im[i] = 0;
    }
    transform(re, im);
    for (let bin = 1; bin < frameSamples / 2; bin++) {
      const frequency = (bin * sampleRate) / 2 / frameSamples;
      if (frequency < 110 || frequency > 2000) continue;
      const pitch = Math.round(69 + 12 * Math.log2(frequency / 440));
      chroma[pitch % 12]! += Math.hypot(re[bin]!, im[bin]!);
    }
  }
  const length = Math.hypot(...chroma);
  return chroma.map((value) => value / length);
}

/** The rise of the level from each moment to the next, in decibels. */
export function onsetStrengths(mono: Float32Array, sampleRate: number): Float64Array {
  const step = Math.floor(sampleRate / onsetsPerSecond);
  const levels = Float64Array.from({ length: Math.floor(mono.length / step) }, (_, n) => {
    let sum = 1e-9;
    for (let i = n * step + 1; i < (n + 1) * step; i++) {
      const change = mono[i]! - mono[i - 1]!;
      sum += change * change;
    }
    return 10 * Math.log10(sum);
  });
  return levels.map((level, n) => Math.max(0, level - (levels[n - 1] ?? level)));
}

/** The tempo between 50 and 200 beats per minute that fits the onsets best. */
export function tempoOf(onsets: Float64Array): number {
  let best = 0;
  let tempo = 0;
  for (let candidate = 50; candidate <= 200; candidate += 0.5) {
    const lag = (60 / candidate) * onsetsPerSecond;
    let sum = 0;
    for (let n = 0; n + 4 * lag + 1 < onsets.length; n++) {
      if (onsets[n]! < 1) continue;
      for (const beats of [1, 2, 4]) sum += onsets[n]! * onsets[n + Math.round(lag * beats)]!;
    }
    if (sum > best) {
      best = sum;
      tempo = candidate;
    }
  }
  return tempo;
}

/** A fast Fourier transform in place (radix 2). */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    for (let k = 0; k < length / 2; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      for (let i = k; i < size; i += length) {
        const j = i + length / 2;
        const real = re[j]! * cosine - im[j]! * sine;
        const imaginary = re[j]! * sine + im[j]! * cosine;
        re[j] = re[i]! - real;
        im[j] = im[i]! - imaginary;
        re[i]! += real;
        im[i]! += imaginary;
      }
    }
  }
}
