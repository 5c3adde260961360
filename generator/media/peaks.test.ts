import { expect, test } from 'vitest';
import { peakCount, peaksOf } from './peaks.ts';

/** A recording in parts of uneven length. `amplitude` gets the position, 0 to 1. */
async function* recording(amplitude: (position: number) => number, frames = 500_000): AsyncGenerator<Float32Array[]> {
  for (let start = 0; start < frames; start += 70_001) {
    const length = Math.min(70_001, frames - start);
    yield [Float32Array.from({ length }, (_, i) => (i % 2 ? 1 : -1) * amplitude((start + i) / frames))];
  }
}
const levels = (peaks: string) => Array.from(peaks, (peak) => Number.parseInt(peak, 36));

test('the peaks follow the loudness, and the highest is z', async () => {
  const peaks = levels(await peaksOf(recording((position) => position)));
  expect(peaks).toHaveLength(peakCount);
  expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
  expect([peaks[0], peaks[60], peaks.at(-1)]).toEqual([0, 18, 35]);
});

test('a quiet recording has the same peaks as a loud one', async () => {
  const loud = await peaksOf(recording((position) => Math.sin(position * 9) ** 2));
  expect(await peaksOf(recording((position) => Math.sin(position * 9) ** 2 / 100))).toBe(loud);
});

test('a very short recording has peaks; silence and an empty recording have none', async () => {
  expect(await peaksOf(recording(() => 0.5, 5_000))).toHaveLength(peakCount);
  expect(await peaksOf(recording(() => 0))).toBe('');
  expect(await peaksOf(recording(() => 1, 0))).toBe('');
});
