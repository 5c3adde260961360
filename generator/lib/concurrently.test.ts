import { expect, test } from 'vitest';
import { concurrently } from './concurrently.ts';

test('each item is worked on once, with a limited number at a time', async () => {
  const seen: number[] = [];
  let [now, most] = [0, 0];
  await concurrently(8, Array.from({ length: 30 }).keys(), async (item) => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
    seen.push(item);
  });
  expect(seen.toSorted((a, b) => a - b)).toEqual([...Array(30).keys()]);
  expect(most).toBe(8);
});

test('fewer items than the limit, and no items, are accepted', async () => {
  const seen: number[] = [];
  const work = async (item: number) => void seen.push(item);
  await concurrently(8, [1, 2], work);
  await concurrently(8, [], work);
  expect(seen).toEqual([1, 2]);
});

test('the first error ends it', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve());
  await expect(concurrently(8, [1, 2, 3], work)).rejects.toThrow('two');
});
