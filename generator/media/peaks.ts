/** The number of peaks in a waveform: one for every three pixels of the widest seek bar. */
export const peakCount = 120;
/** The highest digit in base 36, 'z'. */
const maxPeak = 35;
const blockFrames = 1024;

/** The loudness of a recording over time: one character per peak, 0 to z (base 36). Empty if there is no sound. */
export async function peaksOf(recording: AsyncIterable<Float32Array[]>): Promise<string> {
  const powers = await blockPowers(recording);
  const levels = Array.from({ length: peakCount }, (_, index) => {
    const start = Math.floor((index * powers.length) / peakCount);
    const end = Math.max(start + 1, Math.floor(((index + 1) * powers.length) / peakCount));
    return Math.sqrt(mean(powers.slice(start, end)));
  });
  const maxLevel = Math.max(...levels);
  if (!(maxLevel > 0)) return '';
  return levels.map((level) => Math.round((level / maxLevel) * maxPeak).toString(36)).join('');
}

/** The mean power of each block of frames. The number of blocks in a peak is known only at the end of the recording. */
async function blockPowers(recording: AsyncIterable<Float32Array[]>): Promise<number[]> {
  const powers: number[] = [];
  let sum = 0;
  let frames = 0;
  for await (const channels of recording) {
    const length = channels[0]?.length ?? 0;
    for (let frame = 0; frame < length; frame++) {
      for (const samples of channels) sum += samples[frame]! ** 2;
      if (++frames < blockFrames) continue;
      powers.push(sum / blockFrames / channels.length);
      sum = 0;
      frames = 0;
    }
  }
  return powers;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
