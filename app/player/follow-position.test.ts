import { afterEach, expect, test, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { followPosition } from './follow-position.ts';
import { idle } from './snapshot.ts';

vi.useFakeTimers();
afterEach(() => void vi.clearAllTimers());

test('calls at the second that the last call returned, between two changes of the player, until the cleanup', () => {
  let seconds = 10;
  // Cast: it needs no more of the engine.
  const engine = {
    getSnapshot: () => ({ ...idle, status: 'playing' }),
    getPosition: () => seconds,
    subscribe: () => () => {},
  } as unknown as Engine;
  const called: number[] = [];
  const stop = followPosition(engine, (at) => {
    called.push(at);
    return 12;
  });
  seconds = 12;
  vi.advanceTimersByTime(1_999);
  expect(called).toEqual([10]);
  vi.advanceTimersByTime(1);
  expect(called).toEqual([10, 12]);
  stop();
  seconds = 20;
  vi.advanceTimersByTime(60_000);
  expect(called).toHaveLength(2);
});
