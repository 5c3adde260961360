import { type Speaker, shares } from './speakers.ts';

/** One or two channels from any number of them, never louder than they are. Without known speakers, all go to both sides. */
export function mixDown(channels: Float32Array[], speakers?: Speaker[]): Float32Array[] {
  if (channels.length <= 2) return channels;
  const parts = channels.map((_, channel) => (speakers ? shares[speakers[channel]!] : ([1, 1] as const)));
  return [0, 1].map((side) => {
    const mixed = new Float32Array(channels[0]!.length);
    const full = parts.reduce((sum, part) => sum + part[side]!, 0);
    for (const [channel, samples] of channels.entries()) {
      const share = parts[channel]![side]! / full;
      if (share > 0) for (let frame = 0; frame < mixed.length; frame++) mixed[frame]! += samples[frame]! * share;
    }
    return mixed;
  });
}
