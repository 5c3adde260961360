import { beforeEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { NextAudio } from './next-audio.ts';

let elements: FakeAudio[];
let next: NextAudio;
beforeEach(() => {
  elements = [];
  next = new NextAudio(() => {
    const element = new FakeAudio();
    elements.push(element);
    return element;
  });
});

test('creates no element before it is needed', () => {
  next.empty();
  expect(next.has('/one.mp3')).toBe(false);
  expect(elements).toEqual([]);
  next.reset();
  next.load('/one.mp3');
  expect(elements).toHaveLength(1);
});

test('loads a recording once, silently', () => {
  next.load('/one.mp3');
  next.load('/one.mp3');
  expect(elements[0]).toMatchObject({ loadedUrls: ['/one.mp3'], preload: 'auto', paused: true });
  expect(next.url).toBe('/one.mp3');
});

test('has a recording until the recording fails or is removed', () => {
  next.load('/one.mp3');
  expect([next.has('/one.mp3'), next.has('/two.mp3')]).toEqual([true, false]);
  elements[0]!.failLoading();
  expect(next.has('/one.mp3')).toBe(false);
  next.load('/two.mp3');
  next.empty();
  expect(next).toMatchObject({ url: undefined });
  expect(elements[0]!.src).toBe('');
});

test.each(['empty', 'reset'] as const)('loads the same recording again after %s()', (command) => {
  next.load('/one.mp3');
  next[command]();
  next.load('/one.mp3');
  expect(elements[0]!.loadedUrls).toEqual(['/one.mp3', '/one.mp3']);
});

test('an exchanged element may sound for a moment; then it is emptied, unless it loads a recording', () => {
  vi.useFakeTimers();
  const last = new FakeAudio();
  last.src = '/one.mp3';
  next.load('/two.mp3');
  expect(next.exchange(last)).toBe(elements[0]);
  expect(next.url).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(last.src).toBe('/one.mp3');
  vi.advanceTimersByTime(200);
  expect(last.src).toBe('');

  next.exchange(elements[0]!);
  next.load('/three.mp3');
  vi.advanceTimersByTime(400);
  expect(elements[0]!.src).toBe('/three.mp3');
  vi.useRealTimers();
});
