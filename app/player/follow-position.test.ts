import { afterEach, expect, test, vi } from 'vitest';
import { fakeTrack } from '../../testing/fake-track.ts';
import type { Engine } from './engine.ts';
import { followPosition } from './follow-position.ts';
import { idle } from './snapshot.ts';

vi.useFakeTimers();
afterEach(() => void vi.clearAllTimers());

test.each([
  ['music', false, 2000],
  ['speech at double speed', true, 1000],
])(
  '%s: calls at the second that the last call returned, between two changes of the player, until the cleanup',
  (_, isSpoken, waitMs) => {
    let seconds = 10;
    // Cast: it needs no more of the engine.
    const engine = {
      getSnapshot: () => ({ ...idle, status: 'playing', track: { ...fakeTrack('one'), isSpoken }, speed: 2 }),
      getPosition: () => seconds,
      subscribe: () => () => {},
    } as unknown as Engine;
    const called: number[] = [];
    const stop = followPosition(engine, (at) => {
      called.push(at);
      return 12;
    });
    seconds = 12;
    vi.advanceTimersByTime(waitMs - 1);
    expect(called).toEqual([10]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual([10, 12]);
    stop();
    seconds = 20;
    vi.advanceTimersByTime(60_000);
    expect(called).toHaveLength(2);
  },
);
