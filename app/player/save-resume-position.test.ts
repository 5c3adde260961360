import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { fakeTrack } from '../../testing/fake-track.ts';
import { Engine } from './engine.ts';
import { readResumePosition } from './resume-position.ts';
import { nextResumePosition, saveResumePosition } from './save-resume-position.ts';
import { idle } from './snapshot.ts';

const first = fakeTrack('first');
const second = fakeTrack('second');

afterEach(() => vi.unstubAllGlobals());

/** Replaces localStorage by one that has a value, or throws as a browser that blocks storage. */
function stubStorage(text?: string, isBlocked = false) {
  const throwIfBlocked = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  const stub = {
    text: text ?? null,
    writes: 0,
    getItem() {
      throwIfBlocked();
      return stub.text;
    },
    setItem(_: string, next: string) {
      throwIfBlocked();
      stub.text = next;
      stub.writes++;
    },
    removeItem() {
      throwIfBlocked();
      stub.text = null;
    },
  };
  vi.stubGlobal('localStorage', stub);
  return stub;
}

describe('readResumePosition', () => {
  test('returns the saved track and second', () => {
    stubStorage('{"key":"parousia/night-watch","seconds":151}');
    expect(readResumePosition()).toEqual({ key: 'parousia/night-watch', seconds: 151 });
  });

  test.each([
    undefined,
    '',
    'null',
    '7',
    '[]',
    '{"key":7,"seconds":151}',
    '{"key":"a/b"}',
    '{"key":"a/b","seconds":"151"}',
    '{"key":"a/b","seconds":10}',
    '{"key":"a/b","seconds":1e999}',
    '{"key":"a/b","seconds":-3}',
  ])('ignores the value %j', (text) => {
    stubStorage(text);
    expect(readResumePosition()).toBeUndefined();
  });

  test('returns undefined when storage is blocked', () => {
    stubStorage(undefined, true);
    expect(readResumePosition()).toBeUndefined();
  });
});

describe('nextResumePosition', () => {
  const saved = { key: 'first', seconds: 100 };
  const playing = { ...idle, status: 'playing', isPlaying: true, track: first } as const;

  test.each([
    ['below the shortest position', undefined, { ...playing, currentTime: 9 }, undefined],
    ['above the shortest position', undefined, { ...playing, currentTime: 11.7 }, { key: 'first', seconds: 11 }],
    ['less than five seconds later', saved, { ...playing, currentTime: 104.9 }, saved],
    ['five seconds later', saved, { ...playing, currentTime: 105 }, { key: 'first', seconds: 105 }],
    ['after seeking back', saved, { ...playing, currentTime: 60 }, { key: 'first', seconds: 60 }],
    ['paused', saved, { ...playing, status: 'paused', currentTime: 102 }, { key: 'first', seconds: 102 }],
    ['at the end', saved, { ...playing, status: 'ended', currentTime: 0 }, undefined],
    ['playing from the beginning again', saved, { ...playing, currentTime: 0.2 }, undefined],
    ['paused at the beginning', saved, { ...playing, status: 'paused', currentTime: 0 }, saved],
    ['another track, below the shortest position', saved, { ...playing, track: second, currentTime: 3 }, saved],
    [
      'another track, above the shortest position',
      saved,
      { ...playing, track: second, currentTime: 30 },
      { key: 'second', seconds: 30 },
    ],
    ['at the end of another track', saved, { ...playing, track: second, status: 'ended', currentTime: 0 }, saved],
    ['another track is pending', saved, { ...playing, status: 'pending', pending: second }, saved],
    ['closed', saved, idle, saved],
  ] as const)('%s', (_, before, snapshot, after) => {
    const next = nextResumePosition(before, snapshot);
    if (after === before) expect(next).toBe(before);
    else expect(next).toEqual(after);
  });
});

describe('saveResumePosition', () => {
  let audio: FakeAudio;
  let engine: Engine;
  beforeEach(() => {
    audio = new FakeAudio();
    engine = new Engine(() => audio);
  });

  async function play(seconds: number) {
    engine.choose(first);
    audio.finishLoading();
    await audio.flushEvents();
    for (let second = 0; second < seconds; second++) {
      audio.advance(1);
      await audio.flushEvents();
    }
  }

  test('saves every five seconds, and when the track is paused', async () => {
    const stored = stubStorage();
    saveResumePosition(engine);
    await play(33);
    expect(stored.text).toBe('{"key":"first","seconds":31}');
    expect(stored.writes).toBe(5);
    engine.toggle();
    await audio.flushEvents();
    expect(stored.text).toBe('{"key":"first","seconds":33}');
    engine.close();
    expect(stored.text).toBe('{"key":"first","seconds":33}');
  });

  test('removes the position at the end of the track', async () => {
    const stored = stubStorage();
    saveResumePosition(engine);
    await play(30);
    audio.advance(1000);
    await audio.flushEvents();
    expect(stored.text).toBeNull();
  });

  test('the track plays on when storage is blocked', async () => {
    stubStorage(undefined, true);
    saveResumePosition(engine);
    await play(30);
    expect(engine.getSnapshot()).toMatchObject({ isPlaying: true, currentTime: 30 });
  });
});
