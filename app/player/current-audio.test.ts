import { beforeEach, describe, expect, test } from 'vitest';
import { FakeAudio, mediaError } from '../../testing/fake-audio.ts';
import { CurrentAudio } from './current-audio.ts';
import type { PlayerEvent } from './player-status.ts';

let elements: FakeAudio[];
let reports: (PlayerEvent | undefined)[];
let current: CurrentAudio;
/** The element that plays first. */
let audio: FakeAudio;
beforeEach(() => {
  audio = new FakeAudio();
  elements = [];
  reports = [];
  current = new CurrentAudio(
    () => {
      const element = elements.length === 0 ? audio : new FakeAudio();
      elements.push(element);
      return element;
    },
    (event) => void reports.push(event),
  );
});

/** The reports since the last call. */
const newEvents = () => reports.splice(0).filter((event) => event !== undefined);

async function play(atSeconds = 0) {
  current.start('/one.mp3', atSeconds);
  audio.finishLoading();
  await audio.flushEvents();
}

test('creates no element before it is needed, and loads nothing before start()', () => {
  current.pause();
  current.seek(5);
  current.configure(true, 2);
  current.empty();
  expect(current.toggle()).toBe(false);
  expect(current.state).toEqual({});
  expect(elements).toEqual([]);
  expect(current.setVolume(0.5)).toBe(0.5);
  expect(audio).toMatchObject({ preload: 'none', loadedUrls: [] });
});

test('plays a recording from a second, and reports each event that matches the element', async () => {
  await play(80);
  expect(newEvents()).toEqual(['playing']);
  expect(audio.currentTime).toBe(80);
  expect(current.state).toEqual({ duration: 200, currentTime: 80, buffered: 50, volume: 1 });
  expect(current.toggle()).toBe(true);
  for (const name of ['playing', 'ended', 'waiting', 'error']) audio.dispatchEvent(new Event(name));
  await audio.flushEvents();
  expect(newEvents()).toEqual(['pause']);
  expect(current.toggle()).toBe(true);
  await audio.flushEvents();
  expect(newEvents()).toEqual(['playing']);
});

test('a recording that its first element is loading already is not requested again, and starts at the second', async () => {
  const url = 'https://site.test/one.mp3';
  audio.src = url;
  audio.finishLoading();
  await audio.flushEvents();
  current.start('/one.mp3', 80);
  await audio.flushEvents();
  expect(newEvents()).toEqual(['playing']);
  expect(audio).toMatchObject({ loadedUrls: [url], currentTime: 80 });
  current.start('/one.mp3', 0);
  expect(audio.loadedUrls).toEqual([url, '/one.mp3']);
});

test('another recording, or a failed one, is requested', () => {
  audio.src = 'https://site.test/one.mp3';
  audio.error = mediaError;
  current.start('/one.mp3', 0);
  expect(audio.loadedUrls.at(-1)).toBe('/one.mp3');
  current.start('/two.mp3', 0);
  expect(audio.loadedUrls.at(-1)).toBe('/two.mp3');
});

test('late events of the previous source do not reset the start second', async () => {
  await play();
  current.start('/two.mp3', 80);
  for (const name of ['seeked', 'loadedmetadata']) audio.dispatchEvent(new Event(name));
  audio.finishLoading();
  expect(current.state.currentTime).toBe(80);
  await audio.flushEvents();
  expect(audio.currentTime).toBe(80);
});

test('the position is the target of a seek until the seek is done, and 0 at the end', async () => {
  await play();
  current.seek(50);
  Object.assign(audio, { seeking: true });
  audio.dispatchEvent(new Event('seeked'));
  Object.defineProperty(audio, 'currentTime', { value: 3, configurable: true }); // As WebKit does.
  expect(current.state.currentTime).toBe(50);
  Object.assign(audio, { seeking: false });
  audio.dispatchEvent(new Event('seeked'));
  expect(current.state.currentTime).toBe(3);
  Object.assign(audio, { ended: true });
  expect(current.state.currentTime).toBe(0);
});

test('has no position when the browser has lost it, or after empty()', async () => {
  await play();
  Object.assign(audio, { error: mediaError });
  expect(current.state).toEqual({});
  current.empty();
  expect(current.state).toEqual({});
  expect(audio.src).toBe('');
});

test.each<['reject' | 'throw', PlayerEvent]>([
  ['reject', 'fail'],
  ['throw', 'fail'],
])('reports a play() that must %s', async (nextPlay, event) => {
  audio.nextPlay = nextPlay;
  await play();
  expect(newEvents()).toEqual([event]);
});

test('reports a pause before playback began as cancelled, but no rejection of an earlier start', async () => {
  current.start('/one.mp3', 0);
  current.start('/two.mp3', 0);
  await audio.flushEvents();
  expect(newEvents()).toEqual([]);
  current.pause();
  await audio.flushEvents();
  expect(newEvents()).toEqual(['pause', 'cancel']);
});

describe('the prepared recording', () => {
  let prepared: FakeAudio;
  beforeEach(async () => {
    await play();
    current.setVolume(0.3);
    current.configure(true, 1);
    current.next.load('/two.mp3');
    prepared = elements[1]!;
    prepared.finishLoading(100);
    await prepared.flushEvents();
    newEvents();
  });

  test('reports nothing while it loads', () => {
    for (const name of ['durationchange', 'progress', 'seeked']) prepared.dispatchEvent(new Event(name));
    expect(reports).toEqual([]);
  });

  test('starts in its element, with volume and mute; the other element is ignored from then on', async () => {
    current.start('/two.mp3', 0, true);
    expect(prepared).toMatchObject({ isAudible: true, volume: 0.3, muted: true });
    expect(prepared.loadedUrls).toHaveLength(1);
    audio.pause();
    await audio.flushEvents();
    expect(newEvents()).toEqual([]);
    await prepared.flushEvents();
    expect(newEvents()).toEqual(['playing']);
    expect(current.state.duration).toBe(100);
  });

  test('is removed if the previous recording has not ended', () => {
    current.start('/two.mp3', 0);
    expect(prepared.src).toBe('');
    expect(audio.loadedUrls).toEqual(['/one.mp3', '/two.mp3']);
  });

  test('loads in the first element if only that element may play', async () => {
    prepared.nextPlay = 'reject';
    current.start('/two.mp3', 0, true);
    await prepared.flushEvents();
    expect(newEvents()).toEqual([]);
    expect(prepared.src).toBe('');
    expect(audio.loadedUrls).toEqual(['/one.mp3', '/two.mp3']);
    expect(audio).toMatchObject({ volume: 0.3, muted: true, paused: false });
  });
});

test('keeps the sought position when the connection breaks, although WebKit forgets it', async () => {
  await play();
  current.seek(100);
  Object.defineProperty(audio, 'currentTime', { get: () => 0.4 });
  audio.failLoading();
  audio.dispatchEvent(new Event('error'));
  expect(newEvents()).toEqual(['playing', 'fail']);
  expect(current.state.currentTime).toBe(100);
});
