import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTrack } from '../../testing/fake-track.ts';
import type { Engine } from './engine.ts';
import { playGapless } from './gapless.ts';
import { idle, type PlayerSnapshot } from './snapshot.ts';

const next = fakeTrack('two');
/** The first track of an album plays, and is loaded. */
const playing: PlayerSnapshot = {
  ...idle,
  status: 'playing',
  isPlaying: true,
  track: { ...fakeTrack('one'), next },
  playsAlbum: true,
  duration: 200,
  buffered: 100,
};
const prepare = vi.fn();
const endEarly = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Publishes this state once, at this many seconds before the end. Returns a cleanup function. */
function publish(secondsLeft: number, changes: Partial<PlayerSnapshot> = {}): () => void {
  const snapshot = { ...playing, ...changes };
  let notify = () => {};
  const engine: Partial<Engine> = {
    getSnapshot: () => snapshot,
    getPosition: () => snapshot.duration - secondsLeft,
    subscribe(listener) {
      notify = listener;
      return () => {};
    },
    prepare,
    endEarly,
  };
  // Cast: playGapless() uses only these members.
  const stop = playGapless(engine as Engine);
  notify();
  return stop;
}

test('the next recording is loaded from 30 seconds before the end on', () => {
  publish(31);
  expect(prepare).not.toHaveBeenCalled();
  publish(29);
  expect(prepare).toHaveBeenCalledExactlyOnceWith(next);
});

test.each<[string, Partial<PlayerSnapshot>]>([
  ["without 'Play album'", { playsAlbum: false }],
  ['while the track itself still loads', { buffered: 90 }],
  ['while it is paused', { status: 'paused', isPlaying: false }],
  ['after the last track', { track: fakeTrack('last') }],
])('%s nothing is loaded early', (_, changes) => {
  publish(20, changes);
  expect(prepare).not.toHaveBeenCalled();
});

test('when the browser saves data, nothing is loaded early', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  publish(20);
  expect(prepare).not.toHaveBeenCalled();
});

test('the next recording starts 60 ms before the end, unless the cleanup function was called', () => {
  const stop = publish(0.9);
  vi.advanceTimersByTime(830);
  expect(endEarly).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(1000);
  expect(endEarly).not.toHaveBeenCalled();
  publish(0.05);
  expect(endEarly).toHaveBeenCalledOnce();
});
