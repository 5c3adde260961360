const half = Math.SQRT1_2;
const [left, right, centre, none] = [
  [1, 0],
  [0, 1],
  [half, half],
  [0, 0],
] as const;
const [leftBehind, rightBehind] = [
  [half, 0],
  [0, half],
] as const;

/** How much of each channel goes to the left and to the right, by the number of channels, in the order of WAV files. */
const shares: Record<number, readonly (readonly [number, number])[]> = {
  3: [left, right, centre],
  4: [left, right, leftBehind, rightBehind],
  5: [left, right, centre, leftBehind, rightBehind],
  // The fourth is for deep effects, which a stereo mix leaves out (ITU-R BS.775).
  6: [left, right, centre, none, leftBehind, rightBehind],
  7: [left, right, centre, none, [0.5, 0.5], leftBehind, rightBehind],
  8: [left, right, centre, none, leftBehind, rightBehind, leftBehind, rightBehind],
};

/** One or two channels from any number of them, never louder than they are. */
export function mixDown(channels: Float32Array[]): Float32Array[] {
  if (channels.length <= 2) return channels;
  const parts = shares[channels.length] ?? channels.map(() => [1, 1] as const);
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
