import { describe, expect, test } from 'vitest';
import { changesOf, minSeconds, nextChange, restart, startedClock, tick } from './timing.ts';

const gapsOf = (changes: number[], duration: number) =>
  [...changes, duration].slice(1).map((change, index) => change - changes[index]!);

/** A waveform of passages, each with one level (in base 36) and its number of peaks. */
const waveform = (...passages: [level: string, peaks: number][]) =>
  passages.map(([level, peaks]) => level.repeat(peaks)).join('');

describe('changesOf()', () => {
  test.each([
    { duration: 200, peaks: waveform(['a', 40], ['z', 40], ['5', 40]) },
    { duration: 200, peaks: waveform(['h', 120]) },
    { duration: 970, peaks: waveform(['3', 30], ['9', 30], ['z', 30], ['1', 30]) },
    { duration: 211, peaks: waveform(...Array.from({ length: 60 }, (): [string, number] => ['1', 1])) },
    { duration: 95, sections: [3, 20, 23, 41, 60, 83.5, 94] },
    { duration: 24 },
    { duration: 61, peaks: waveform(['1', 1], ['z', 1]) },
  ])('every picture is shown for 12 seconds at least, and none for long ($duration s)', (structure) => {
    const changes = changesOf(structure);
    expect(changes[0]).toBe(0);
    const gaps = gapsOf(changes, structure.duration);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minSeconds);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(40);
  });

  test('the picture changes where the music becomes louder or quieter', () => {
    // 120 peaks in 120 seconds: louder at 31 s, quieter at 76 s.
    const peaks = waveform(['5', 31], ['y', 45], ['8', 44]);
    const changes = changesOf({ duration: 120, peaks }).map(Math.round);
    expect(changes).toContain(31);
    expect(changes).toContain(76);
  });

  test('and where a section begins, to the hundredth of a second', () => {
    const changes = changesOf({ duration: 180, peaks: waveform(['h', 120]), sections: [0, 23.45, 51.2, 77.77, 120.5] });
    expect(changes).toEqual(expect.arrayContaining([23.45, 51.2, 77.77, 120.5]));
  });

  test('of two sections that are too close to each other, it takes one', () => {
    const changes = changesOf({ duration: 60, peaks: waveform(['h', 120]), sections: [25, 30, 35] });
    expect(changes.filter((change) => [25, 30, 35].includes(change))).toHaveLength(1);
  });

  test('quiet music leaves a picture longer than loud music', () => {
    const mean = (level: string) => {
      const gaps = gapsOf(changesOf({ duration: 600, peaks: waveform([level, 120]) }), 600);
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    };
    expect(mean('2')).toBeGreaterThan(mean('y') + 4);
  });

  test('a short recording has one picture', () => {
    expect(changesOf({ duration: 8, peaks: 'az' })).toEqual([0]);
    expect(changesOf({ duration: 0 })).toEqual([0]);
  });
});

describe('the clock', () => {
  const changes = [0, 20, 45];
  const heard = (...steps: [key: string, position: number][]) =>
    steps.reduce((clock, [key, position]) => tick(clock, key, position), startedClock);

  test('the picture changes at the first change that is 12 seconds away', () => {
    expect(nextChange(changes, heard(['a', 0]))).toBe(20);
    expect(nextChange(changes, heard(['a', 7.9]))).toBe(20);
    expect(nextChange(changes, heard(['a', 8.1]))).toBe(45);
    expect(nextChange(changes, heard(['a', 40]))).toBe(Number.POSITIVE_INFINITY);
  });

  test('a picture that a visitor has chosen is shown for 12 seconds too', () => {
    expect(nextChange(changes, restart(heard(['a', 0], ['a', 15])))).toBe(45);
  });

  test('a step forward in the music passes the change', () => {
    const clock = heard(['a', 0], ['a', 30]);
    expect(nextChange(changes, clock)).toBeLessThan(clock.position);
  });

  test('after a step back in the music the picture stays until the next change, and a late report is no step', () => {
    expect(nextChange(changes, heard(['a', 0], ['a', 19], ['a', 2]))).toBe(20);
    expect(nextChange(changes, heard(['a', 9], ['a', 44], ['a', 30]))).toBe(45);
    expect(heard(['a', 0], ['a', 19], ['a', 18.8]).since).toBe(0);
  });

  test('the next recording brings the next picture, if this one was shown for 12 seconds', () => {
    expect(nextChange(changes, heard(['a', 45], ['a', 58], ['b', 0.1]))).toBe(0);
    expect(nextChange(changes, heard(['a', 50], ['a', 58], ['b', 0.1]))).toBe(20);
  });
});
