import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import { FakeAudio } from './fake-audio.ts';
import { keepMemory, memoryAfter } from './keep-memory.ts';
import { remembered } from './memory.ts';
import { idle } from './snapshot.ts';
import type { Track } from './track.ts';

const track = (key: string) => ({ key, title: key, audioUrl: `/audio/${key}.mp3`, duration: '3:20' }) as Track;
const first = track('first');
const second = track('second');

afterEach(() => vi.unstubAllGlobals());

/** The device's storage, which may hold something, or refuse. */
function storage(text?: string, isRefused = false) {
  const refuse = () => {
    if (isRefused) throw new DOMException('refused', 'SecurityError');
  };
  const stub = {
    text: text ?? null,
    writes: 0,
    getItem() {
      refuse();
      return stub.text;
    },
    setItem(_: string, next: string) {
      refuse();
      stub.text = next;
      stub.writes++;
    },
    removeItem() {
      refuse();
      stub.text = null;
    },
  };
  vi.stubGlobal('localStorage', stub);
  return stub;
}

describe('what is read', () => {
  test('is a track and a second', () => {
    storage('{"key":"parousia/night-watch","seconds":151}');
    expect(remembered()).toEqual({ key: 'parousia/night-watch', seconds: 151 });
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
  ])('%j is nothing', (text) => {
    storage(text);
    expect(remembered()).toBeUndefined();
  });

  test('is nothing where storage is refused', () => {
    storage(undefined, true);
    expect(remembered()).toBeUndefined();
  });
});

describe('what is to be remembered', () => {
  const memory = { key: 'first', seconds: 100 };
  const playing = { ...idle, status: 'playing', isPlaying: true, track: first } as const;

  test.each([
    ['nothing yet', undefined, { ...playing, currentTime: 9 }, undefined],
    ['enough of it', undefined, { ...playing, currentTime: 11.7 }, { key: 'first', seconds: 11 }],
    ['a little more', memory, { ...playing, currentTime: 104.9 }, memory],
    ['five seconds more', memory, { ...playing, currentTime: 105 }, { key: 'first', seconds: 105 }],
    ['a jump back', memory, { ...playing, currentTime: 60 }, { key: 'first', seconds: 60 }],
    ['a pause', memory, { ...playing, status: 'paused', currentTime: 102 }, { key: 'first', seconds: 102 }],
    ['the end', memory, { ...playing, status: 'ended', currentTime: 0 }, undefined],
    ['from the beginning again', memory, { ...playing, currentTime: 0.2 }, undefined],
    ['moved to the beginning, but not heard', memory, { ...playing, status: 'paused', currentTime: 0 }, memory],
    ['another one, for a moment', memory, { ...playing, track: second, currentTime: 3 }, memory],
    ['another one', memory, { ...playing, track: second, currentTime: 30 }, { key: 'second', seconds: 30 }],
    ['the end of another one', memory, { ...playing, track: second, status: 'ended', currentTime: 0 }, memory],
    ['another one that is not there yet', memory, { ...playing, status: 'pending', pending: second }, memory],
    ['closing', memory, idle, memory],
  ] as const)('%s', (_, before, snapshot, after) => {
    const next = memoryAfter(before, snapshot);
    if (after === before) expect(next).toBe(before);
    else expect(next).toEqual(after);
  });
});

describe('writing', () => {
  let audio: FakeAudio;
  let engine: Engine;
  beforeEach(() => {
    audio = new FakeAudio();
    engine = createEngine(() => audio);
  });

  async function listen(seconds: number) {
    engine.choose(first);
    audio.arrive();
    await audio.deliver();
    for (let second = 0; second < seconds; second++) {
      audio.advance(1);
      await audio.deliver();
    }
  }

  test('happens every five seconds, and when it pauses', async () => {
    const stored = storage();
    keepMemory(engine);
    await listen(33);
    expect(stored.text).toBe('{"key":"first","seconds":31}');
    expect(stored.writes).toBe(5);
    engine.toggle();
    await audio.deliver();
    expect(stored.text).toBe('{"key":"first","seconds":33}');
    engine.close();
    expect(stored.text).toBe('{"key":"first","seconds":33}');
  });

  test('the end is the end', async () => {
    const stored = storage();
    keepMemory(engine);
    await listen(30);
    audio.advance(1000);
    await audio.deliver();
    expect(stored.text).toBeNull();
  });

  test('where it is refused the music plays on', async () => {
    storage(undefined, true);
    keepMemory(engine);
    await listen(30);
    expect(engine.getSnapshot()).toMatchObject({ isPlaying: true, currentTime: 30 });
  });
});
