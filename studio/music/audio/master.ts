import { filter, peakFilter, shelfFilter } from './filters.ts';
import { integratedLoudness, toLevel, truePeakAt } from './loudness.ts';
import { rideTheFader } from './ride.ts';

/** Leaves headroom for the peaks that a lossy encoder adds. */
const ceilingDecibels = -2;
/** The share of the distance to the loud passages by which soft ones are raised. */
const boostShare = 0.33;
const lookaheadSeconds = 0.005;
const releaseSeconds = 0.25;

/** Brings a mix to a loudness, keeps its true peaks below the ceiling, and fades out the end. In place. */
export function master(channels: Float32Array[], sampleRate: number, targetLufs: number, fadeSeconds: number): void {
  for (const channel of channels) {
    removeRumble(channel, sampleRate);
    // Sampled orchestras have too much energy around 250 Hz and too little treble; both filters are slight.
    filter(channel, peakFilter(sampleRate, 250, -2.2));
    filter(channel, shelfFilter(sampleRate, 3500, 3));
  }
  rideTheFader(channels, sampleRate, boostShare);
  // Limiting reduces the loudness a little, so the gain needs two passes.
  for (let pass = 0; pass < 2; pass++) {
    const gain = toLevel(targetLufs - integratedLoudness(channels, sampleRate));
    for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i]! *= gain;
    limit(channels, sampleRate);
  }
  for (const channel of channels) fade(channel, sampleRate, fadeSeconds);
}

/** A first-order high-pass at 22 Hz. */
function removeRumble(channel: Float32Array, sampleRate: number): void {
  const keep = Math.exp((-2 * Math.PI * 22) / sampleRate);
  let lastIn = 0;
  let lastOut = 0;
  for (let i = 0; i < channel.length; i++) {
    const value = channel[i]!;
    lastOut = keep * (lastOut + value - lastIn);
    lastIn = value;
    channel[i] = lastOut;
  }
}

/** A look-ahead limiter: lowers the gain before a peak and restores it slowly afterwards. */
function limit(channels: Float32Array[], sampleRate: number): void {
  const ceiling = toLevel(ceilingDecibels);
  const length = channels[0]?.length ?? 0;
  const gains = new Float32Array(length).fill(1);
  for (const channel of channels) {
    for (let i = 0; i < length; i++) {
      if (Math.abs(channel[i]!) < ceiling * 0.6) continue;
      const peak = truePeakAt(channel, i);
      if (peak > ceiling) gains[i] = Math.min(gains[i]!, ceiling / peak);
    }
  }
  const lookahead = Math.round(lookaheadSeconds * sampleRate);
  const attack = 1 / lookahead;
  for (let i = length - 2; i >= 0; i--) gains[i] = Math.min(gains[i]!, gains[i + 1]! + attack);
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate));
  let gain = 1;
  for (let i = 0; i < length; i++) {
    gain = Math.min(gains[i]!, gain + (1 - gain) * release);
    if (gain < 1) for (const channel of channels) channel[i]! *= gain;
  }
}

/** A cosine fade to silence at the end, and a few milliseconds at the start against clicks. */
function fade(channel: Float32Array, sampleRate: number, seconds: number): void {
  const samples = Math.min(channel.length, Math.round(seconds * sampleRate));
  for (let i = 0; i < samples; i++) channel[channel.length - 1 - i]! *= 0.5 - 0.5 * Math.cos((Math.PI * i) / samples);
  const start = Math.round(0.004 * sampleRate);
  for (let i = 0; i < start; i++) channel[i]! *= i / start;
}

/** Halves the sample rate, after a low-pass, for the symphony's 22.05 kHz. */
export function halveSampleRate(channel: Float32Array): Float32Array {
  const taps = 63;
  const centre = (taps - 1) / 2;
  const cutoff = 0.235;
  const kernel = Float64Array.from({ length: taps }, (_, i) => {
    const x = i - centre;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    const phase = (2 * Math.PI * i) / (taps - 1);
    return sinc * (0.42 - 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
  });
  return Float32Array.from({ length: Math.floor(channel.length / 2) }, (_, i) => {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += (channel[2 * i + tap - centre] ?? 0) * kernel[tap]!;
    return sum;
  });
}
