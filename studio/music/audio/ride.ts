const blockSeconds = 0.4;
const smoothingBlocks = 4;
const highestBoostDecibels = 6;

/**
 * Raises soft passages towards the loud ones, too slowly to be heard. Visitors listen beside a fan or in a train, where a real
 * pianissimo would be lost. In place.
 */
export function rideTheFader(channels: Float32Array[], sampleRate: number, share: number): void {
  const block = Math.round(blockSeconds * sampleRate);
  const blocks = Math.ceil((channels[0]?.length ?? 0) / block);
  const levels = Array.from({ length: blocks }, (_, n) => {
    let sum = 1e-10;
    for (const channel of channels)
      for (const value of channel.subarray(n * block, (n + 1) * block)) sum += value * value;
    return 10 * Math.log10(sum / block);
  });
  const loud = [...levels].sort((a, b) => a - b)[Math.floor(blocks * 0.9)]!;
  const boosts = levels.map((level) => Math.min(highestBoostDecibels, Math.max(0, share * (loud - level))));
  const smooth = boosts.map((_, n) => {
    const around = boosts.slice(Math.max(0, n - smoothingBlocks), n + smoothingBlocks + 1);
    return around.reduce((sum, boost) => sum + boost, 0) / around.length;
  });
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      const position = i / block;
      const n = Math.floor(position);
      const here = smooth[n]!;
      const boost = here + ((smooth[n + 1] ?? here) - here) * (position - n);
      channel[i]! *= 10 ** (boost / 20);
    }
  }
}
