import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { fakeTrack } from '../../testing/fake-track.ts';
import { isLater } from '../lib/claim-sound.ts';
import { Engine } from './engine.ts';
import { playAlone } from './one-sound.ts';

/** Delivers messages synchronously to all other channels. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();

  constructor() {
    super();
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close() {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  FakeChannel.open.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab() {
  const audio = new FakeAudio();
  const engine = new Engine(() => audio);
  playAlone(engine);
  return {
    engine,
    audio,
    status: () => engine.getSnapshot().status,
    choose: (key: string) => {
      vi.advanceTimersByTime(10);
      engine.choose(fakeTrack(key));
    },
    async start() {
      audio.finishLoading();
      await audio.flushEvents();
    },
  };
}

test('the tab that plays later wins, and can lose the sound again', async () => {
  const [first, second] = [openTab(), openTab()];
  first.choose('a');
  await first.start();
  second.choose('b');
  expect(first.status(), 'while nothing is heard of the other').toBe('playing');
  await second.start();
  await first.audio.flushEvents();
  expect([first.status(), second.status()]).toEqual(['paused', 'playing']);
  vi.advanceTimersByTime(10);
  first.engine.toggle();
  await first.audio.flushEvents();
  await second.audio.flushEvents();
  expect([first.status(), second.status()]).toEqual(['playing', 'paused']);
});

test('if two tabs load at the same time, the later press wins, no matter which tab starts first', async () => {
  for (const laterStartsFirst of [true, false]) {
    const [first, later] = [openTab(), openTab()];
    first.choose('a');
    later.choose('b');
    await (laterStartsFirst ? later : first).start();
    await (laterStartsFirst ? first : later).start();
    await first.audio.flushEvents();
    expect(first.engine.getSnapshot().isPlaying).toBe(false);
    expect(later.status()).toBe('playing');
    later.engine.close();
  }
});

test('the next track of an album and its own message do not pause a tab; without sound no channel is open', async () => {
  const tab = openTab();
  expect(FakeChannel.open.size).toBe(0);
  tab.choose('a');
  await tab.start();
  tab.choose('b');
  await tab.start();
  expect(tab.status()).toBe('playing');
  expect(FakeChannel.open.size).toBe(1);
  tab.engine.close();
  expect(FakeChannel.open.size).toBe(0);
});

test('a browser without channels plays', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab();
  tab.choose('a');
  await tab.start();
  expect(tab.status()).toBe('playing');
});

test('exactly one of two claims is later', () => {
  expect(isLater({ atMs: 2, id: 0 }, { atMs: 1, id: 1 })).toBe(true);
  expect(isLater({ atMs: 1, id: 1 }, { atMs: 1, id: 0 })).toBe(true);
  expect(isLater({ atMs: 1, id: 0 }, { atMs: 1, id: 1 })).toBe(false);
});
