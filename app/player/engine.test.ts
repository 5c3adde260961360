import { audioFailed } from 'virtual:messages';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio, mediaError } from '../../testing/fake-audio.ts';
import { fakeTrack } from '../../testing/fake-track.ts';
import { chooseOriginals } from '../lib/originals.ts';
import { seededRandom } from '../lib/random.ts';
import { Engine } from './engine.ts';
import { type ElementEvent, type PlayerEvent, type Status, transitions } from './player-status.ts';
import { idle, isSilent, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';

const first = fakeTrack('first');
const second = fakeTrack('second');
const third = fakeTrack('third');

let audio: FakeAudio;
/** The engine's elements: `audio`, and the one in which it prepares the next track. */
let elements: FakeAudio[];
let engine: Engine;
beforeEach(() => {
  audio = new FakeAudio();
  elements = [];
  engine = new Engine(() => {
    const element = elements.length === 0 ? audio : new FakeAudio();
    elements.push(element);
    return element;
  });
});

const state = () => engine.getSnapshot();

/** Chooses a track and lets it start. */
async function play(chosen: Track, duration = 200) {
  engine.choose(chosen);
  audio = elements.find(({ src }) => src)!;
  audio.finishLoading(duration);
  await audio.flushEvents();
}

/** How to bring a new engine into each status. */
const setups: Record<Status, () => Promise<void> | void> = {
  none: () => {},
  pending: () => engine.choose(first),
  playing: () => play(first),
  paused: async () => {
    await play(first);
    engine.toggle();
    await audio.flushEvents();
  },
  buffering: async () => {
    await play(first);
    audio.stall();
    await audio.flushEvents();
  },
  ended: async () => {
    await play(first);
    audio.advance(1000);
    await audio.flushEvents();
  },
  failed: async () => {
    await play(first);
    audio.failLoading();
    await audio.flushEvents();
  },
};

/** An element state that matches each event. */
const matchingStates: Record<ElementEvent, Partial<FakeAudio>> = {
  playing: { paused: false, ended: false, readyState: 4 },
  waiting: { paused: false, ended: false, readyState: 2 },
  pause: { paused: true, ended: false, readyState: 4 },
  ended: { paused: true, ended: true, readyState: 4 },
  seeked: { paused: true, ended: false, readyState: 4 },
};

/** Element states that do not match an event, one for each condition. */
const otherStates: [ElementEvent, Partial<FakeAudio>][] = [
  ['playing', { paused: true, ended: false, readyState: 4 }],
  ['playing', { paused: false, ended: false, readyState: 2 }],
  ['waiting', { paused: true, ended: false, readyState: 2 }],
  ['waiting', { paused: false, ended: true, readyState: 2 }],
  ['waiting', { paused: false, ended: false, readyState: 4 }],
  ['pause', { paused: false, ended: false, readyState: 4 }],
  ['ended', { paused: true, ended: false, readyState: 4 }],
  ['seeked', { paused: false, ended: false, readyState: 4 }],
  ['seeked', { paused: true, ended: true, readyState: 4 }],
];

function send(event: PlayerEvent) {
  if (event === 'choose') engine.choose(second);
  else if (event === 'close') engine.close();
  else if (event === 'cancel') engine.toggle();
  else if (event === 'fail') {
    audio.error = mediaError;
    audio.dispatchEvent(new Event('error'));
  } else {
    Object.assign(audio, matchingStates[event]);
    audio.dispatchEvent(new Event(event));
  }
}

// Object.keys() returns strings; both objects have a key for every status or event.
const statuses = Object.keys(setups) as Status[];
const events = Object.keys(transitions) as PlayerEvent[];

describe.each(statuses)('in status %s', (status) => {
  test.each(events)('%s leads to the status of the table', async (event) => {
    await setups[status]();
    expect(state().status).toBe(status);
    // Only a pending track can be cancelled. In other statuses the engine never dispatches `cancel`.
    if (event === 'cancel' && status !== 'pending') return expect(transitions[event][status]).toBe(status);

    send(event);
    // Cancelling without a current track returns to the idle state.
    const expected = event === 'cancel' ? 'none' : transitions[event][status];
    expect(state().status).toBe(expected);
    expect(state().isPlaying).toBe(expected === 'playing' || expected === 'buffering');
    expect(state().pending !== undefined).toBe(expected === 'pending');
    expect(state().error).toBe(expected === 'failed' ? audioFailed : undefined);
    if (expected === 'none' || expected === 'ended') expect(state().progress).toBe(0);
  });

  test.each(otherStates)('%s is ignored when the element is %j', async (event, elementState) => {
    await setups[status]();
    Object.assign(audio, elementState);
    audio.dispatchEvent(new Event(event));
    expect(state().status).toBe(status);
  });
});

describe('choosing', () => {
  test('no audio element is created before the first command that needs one', () => {
    const create = vi.fn(() => audio);
    const untouched = new Engine(create);
    untouched.toggle();
    untouched.pause();
    untouched.seek(50);
    untouched.retry();
    expect(create).not.toHaveBeenCalled();
    expect(untouched.getSnapshot()).toBe(idle);
    untouched.setVolume(0.5);
    expect(audio.preload).toBe('none');
    expect(audio.loadedUrls).toEqual([]);
  });

  test('a chosen track is pending, and becomes current when it starts to play', async () => {
    engine.choose(first);
    await audio.flushEvents();
    expect(state()).toMatchObject({ pending: first, isPlaying: false, status: 'pending' });
    expect(state().track).toBeUndefined();
    audio.finishLoading();
    expect(state().track).toBeUndefined();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true, status: 'playing', duration: 200 });
    expect(state().pending).toBeUndefined();
  });

  test('choosing another track stops the current one at once', async () => {
    await play(first);
    audio.advance(50);
    await audio.flushEvents();
    engine.choose(second);
    expect(audio.isAudible).toBe(false);
    const kept = { track: first, isPlaying: false, progress: 25, currentTime: 50, duration: 200 };
    expect(state()).toMatchObject({ ...kept, pending: second });
    Object.assign(audio, { readyState: 1, duration: 90 });
    audio.dispatchEvent(new Event('durationchange'));
    engine.seek(10);
    expect(state(), 'the bar shows the first track').toMatchObject({ ...kept, pending: second });
    audio.finishLoading(90);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: second, isPlaying: true, currentTime: 0, duration: 90 });
  });

  test('choosing the current track pauses and resumes it', async () => {
    await play(first);
    engine.choose(first);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: false, status: 'paused' });
    engine.choose({ ...first });
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true });
    expect(audio.loadedUrls).toHaveLength(1);
  });

  test('after several quick choices only the last track becomes current', async () => {
    const seen = new Set<Track | undefined>();
    engine.subscribe(() => seen.add(state().track));
    for (const chosen of [first, second, first, third, second]) engine.choose(chosen);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: second, isPlaying: true, status: 'playing' });
    expect([...seen]).toEqual([undefined, second]);
    expect(state().error).toBeUndefined();
  });

  test('events of a replaced source are ignored', async () => {
    engine.choose(first);
    audio.finishLoading(); // Queues its 'playing' event.
    engine.choose(second);
    await audio.flushEvents();
    expect(state()).toMatchObject({ pending: second, status: 'pending', duration: 0 });
    expect(state().track).toBeUndefined();
    for (const name of ['ended', 'pause', 'error', 'timeupdate', 'seeked']) audio.dispatchEvent(new Event(name));
    expect(state()).toMatchObject({ pending: second, status: 'pending' });
  });

  test('two tracks with the same recording are different tracks', async () => {
    await play(fakeTrack('one', '/audio/same.wav'));
    engine.choose(fakeTrack('two', '/audio/same.wav'));
    audio.dispatchEvent(new Event('playing'));
    expect(state()).toMatchObject({ track: { key: 'one' }, pending: { key: 'two' }, isPlaying: false });
    audio.finishLoading();
    await audio.flushEvents();
    expect(state().track?.key).toBe('two');
  });

  test('choosing the pending track again does nothing', async () => {
    engine.choose(first);
    engine.choose(first);
    expect(audio.loadedUrls).toHaveLength(1);
  });

  test('choosing the current track while another is pending starts it again', async () => {
    await play(first);
    engine.choose(second);
    engine.choose(first);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true });
  });
});

describe('cancelling', () => {
  test.each(['toggle', 'pause'] as const)('%s cancels a pending track', async (command) => {
    await play(first);
    engine.choose(second);
    engine[command]();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'paused', isPlaying: false });
    expect(state().pending).toBeUndefined();
    expect(audio.src).toBe('');
    engine.toggle();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true });
  });

  test('the system cancels a pending track by pausing the element', async () => {
    engine.choose(first);
    audio.pause();
    await audio.flushEvents();
    expect(state()).toEqual(idle);
  });
});

describe('cueing', () => {
  const cue = { track: first, seconds: 80 };

  test('shows a track without creating an element, loading or playing', () => {
    const create = vi.fn(() => audio);
    engine = new Engine(create);
    engine.cue(cue);
    expect(create).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ cued: cue, status: 'none', isPlaying: false, currentTime: 80, duration: 200 });
    expect(state().progress).toBe(40);
    expect(state().track).toBeUndefined();
    expect(shownTrack(state())).toBe(first);
    engine.cue(undefined);
    expect(state()).toEqual(idle);
  });

  test.each(['toggle', 'choose'] as const)('%s starts the cued track at its second', async (command) => {
    engine.cue(cue);
    engine[command](first);
    expect(state()).toMatchObject({ cued: cue, pending: first, status: 'pending', currentTime: 80, duration: 200 });
    expect(state().track).toBeUndefined();
    audio.finishLoading(201);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true, currentTime: 80, duration: 201 });
    expect(state().cued).toBeUndefined();
    expect(audio.currentTime).toBe(80);
  });

  test('seeking changes the second at which the cued track will start', () => {
    engine.cue(cue);
    engine.seek(50);
    expect(state()).toMatchObject({ cued: { track: first, seconds: 100 }, currentTime: 100 });
    engine.toggle();
    expect(state()).toMatchObject({ pending: first, currentTime: 100 });
  });

  test('a cancelled track stays cued', async () => {
    engine.cue(cue);
    engine.toggle();
    engine.toggle();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ cued: cue, status: 'none', currentTime: 80 });
    expect(audio.src).toBe('');
  });

  test('choosing another track clears the cue', async () => {
    engine.cue(cue);
    await play(second);
    expect(state()).toMatchObject({ track: second, currentTime: 0 });
    expect(state().cued).toBeUndefined();
  });

  test('does not change the current track', async () => {
    await play(second);
    audio.advance(30);
    await audio.flushEvents();
    engine.cue(cue);
    expect(state()).toMatchObject({ track: second, cued: cue, isPlaying: true, currentTime: 30 });
    expect(shownTrack(state())).toBe(second);
    engine.choose(first);
    expect(state()).toMatchObject({ track: second, pending: first, currentTime: 30 });
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, currentTime: 80 });
  });

  test('cancelling the cued track resets the current one to its beginning', async () => {
    await play(second);
    engine.cue(cue);
    engine.choose(first);
    engine.toggle();
    expect(state()).toMatchObject({ track: second, cued: cue, status: 'paused', currentTime: 0 });
  });

  test('does nothing for the current track', async () => {
    await play(first);
    const before = state();
    engine.cue(cue);
    expect(state()).toBe(before);
  });

  test('does not change the start second of another pending track', async () => {
    engine.choose(second);
    engine.cue(cue);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: second, cued: cue, currentTime: 0 });
  });

  test.each(['retry', 'toggle'] as const)(
    'after a failure %s starts the cued track at the same second',
    async (command) => {
      engine.cue(cue);
      engine.toggle();
      audio.failLoading();
      await audio.flushEvents();
      expect(state()).toMatchObject({ status: 'failed', cued: cue, currentTime: 80, error: audioFailed });
      engine[command]();
      audio.finishLoading();
      await audio.flushEvents();
      expect(state()).toMatchObject({ track: first, isPlaying: true, currentTime: 80 });
    },
  );

  test('after the failure of another track, retry starts the cued track at its second', async () => {
    await play(second);
    engine.cue(cue);
    engine.choose(first);
    audio.failLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: second, status: 'failed', currentTime: 0 });
    engine.retry();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true, currentTime: 80 });
  });

  test('clears the failure message', async () => {
    engine.choose(second);
    audio.failLoading();
    await audio.flushEvents();
    engine.cue(cue);
    expect(state()).toMatchObject({ status: 'none', cued: cue, currentTime: 80 });
    expect(state().error).toBeUndefined();
  });

  test('close clears the cue', () => {
    engine.cue(cue);
    engine.close();
    expect(state()).toEqual(idle);
  });
});

describe('playing the album', () => {
  const album = [fakeTrack('one'), fakeTrack('two')] as const;
  album[0].next = album[1];

  async function end() {
    audio.advance(1000);
    await audio.flushEvents();
  }

  test('is off by default: playback stops at the end of the track', async () => {
    await play(album[0]);
    await end();
    expect(state()).toMatchObject({
      track: album[0],
      status: 'ended',
      isPlaying: false,
      progress: 0,
      playsAlbum: false,
    });
    engine.setPlaysAlbum(true);
    engine.setMuted(true);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[0], status: 'ended' });
  });

  test('starts the next track at the end of each, and stops after the last', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    await end();
    expect(state()).toMatchObject({ track: album[0], pending: album[1], status: 'pending', progress: 0 });
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[1], isPlaying: true });
    await end();
    expect(state()).toMatchObject({ track: album[1], status: 'ended', isPlaying: false, progress: 0 });
  });

  test('publishes the status ended between two tracks', async () => {
    const seen: string[] = [];
    engine.subscribe(() => seen.push(`${state().status} ${state().progress}`));
    engine.setPlaysAlbum(true);
    await play(album[0]);
    await end();
    expect(seen).toContain('ended 0');
  });

  test('seeking a paused track to its end does not start the next one', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    engine.toggle();
    await audio.flushEvents();
    engine.seek(100);
    audio.queueEvent('ended');
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[0], status: 'ended' });
    expect(state().pending).toBeUndefined();
  });

  test('keeps its setting after close', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    engine.close();
    expect(state()).toEqual({ ...idle, playsAlbum: true });
  });
});

describe('an album without gaps', () => {
  const album = [fakeTrack('one'), fakeTrack('two'), fakeTrack('three')] as const;
  album[0].next = album[1];
  album[1].next = album[2];

  const spare = () => elements.find((element) => element !== audio)!;

  /** Plays the first track until this many seconds before its end, and prepares the second. */
  async function playToEnd(secondsLeft: number) {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    audio.advance(200 - secondsLeft);
    engine.prepare(album[1]);
    spare().finishLoading(100);
    for (const element of elements) await element.flushEvents();
  }

  test('the prepared track loads silently, once', async () => {
    await playToEnd(20);
    engine.prepare(album[1]);
    expect(elements).toHaveLength(2);
    expect(spare().loadedUrls).toEqual([album[1].audioUrl]);
    expect(spare().isAudible).toBe(false);
    expect(state()).toMatchObject({ track: album[0], isPlaying: true, duration: 200 });
  });

  test('it starts at the end, in its own element, with volume and mute; the other element is emptied', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await playToEnd(20);
    engine.setVolume(0.3);
    engine.setMuted(true);
    audio.advance(1000);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[0], pending: album[1], status: 'pending' });
    const second = spare();
    await second.flushEvents();
    expect(state()).toMatchObject({
      track: album[1],
      status: 'playing',
      duration: 100,
      volume: 0.3,
      isMusicMuted: true,
    });
    expect(second).toMatchObject({ isAudible: true, volume: 0.3, muted: true });
    expect(audio.loadedUrls).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(audio.src).toBe('');
    vi.useRealTimers();
    // The third track is prepared in the first element.
    engine.prepare(album[2]);
    expect(audio.loadedUrls.at(-1)).toBe(album[2].audioUrl);
    second.advance(1000);
    await second.flushEvents();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[2], status: 'playing' });
  });

  test('it can be started a moment before the end; the status is ended in between', async () => {
    await playToEnd(0.1);
    const seen: string[] = [];
    engine.subscribe(() => seen.push(state().status));
    engine.endEarly();
    for (const element of elements) await element.flushEvents();
    expect(seen).toEqual(['ended', 'pending', 'playing', 'playing']);
    expect(state()).toMatchObject({ track: album[1], progress: 0 });
    // The end of the first element is not the end of the track that plays now.
    audio.advance(1);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[1], status: 'playing' });
  });

  test('it cannot be started earlier, when it is not prepared, or when nothing plays', async () => {
    await playToEnd(1);
    engine.endEarly();
    expect(state().status).toBe('playing');
    audio.advance(0.9);
    engine.pause();
    await audio.flushEvents();
    engine.endEarly();
    expect(state().status).toBe('paused');
    engine.setPlaysAlbum(false);
    engine.toggle();
    await audio.flushEvents();
    engine.endEarly();
    expect(state()).toMatchObject({ track: album[0], status: 'playing' });
  });

  test.each<[string, () => void]>([
    ['another track is chosen', () => engine.choose(third)],
    ['the prepared track itself is chosen', () => engine.choose(album[1])],
    ['the switch is turned off', () => engine.setPlaysAlbum(false)],
    ['the player is closed', () => engine.close()],
  ])('the prepared recording is dropped when %s', async (_, action) => {
    await playToEnd(20);
    action();
    expect(spare().src).toBe('');
  });

  test('nothing sounds after a pause at the moment of the change', async () => {
    await playToEnd(0.1);
    engine.endEarly();
    engine.pause();
    expect(elements.map(({ isAudible }) => isAudible)).toEqual([false, false]);
  });

  test('if only the first element may play, that element loads the next track', async () => {
    await playToEnd(20);
    spare().nextPlay = 'reject';
    audio.advance(1000);
    await audio.flushEvents();
    expect(audio.loadedUrls).toEqual([album[0].audioUrl, album[1].audioUrl]);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: album[1], status: 'playing' });
  });

  test('a prepared recording that has failed is loaded again', async () => {
    await playToEnd(20);
    spare().failLoading();
    await spare().flushEvents();
    expect(state()).toMatchObject({ track: album[0], status: 'playing', error: undefined });
    audio.advance(1000);
    await audio.flushEvents();
    expect(audio.loadedUrls.at(-1)).toBe(album[1].audioUrl);
  });
});

describe('speed', () => {
  const spoken = { ...fakeTrack('spoken'), isSpoken: true };

  test('applies to spoken tracks only, and stays after close', async () => {
    engine.setSpeed(1.5);
    await play(first);
    expect(audio.playbackRate).toBe(1);
    await play(spoken);
    expect(audio.playbackRate).toBe(1.5);
    engine.setSpeed(0.75);
    expect(audio.playbackRate).toBe(0.75);
    engine.close();
    expect(state()).toEqual({ ...idle, speed: 0.75 });
    await play(spoken);
    expect(audio.playbackRate).toBe(0.75);
  });
});

describe('position', () => {
  test('getPosition() is the position of the element, or of the cue before the element is loaded', async () => {
    expect(engine.getPosition()).toBe(0);
    engine.cue({ track: first, seconds: 12 });
    expect(engine.getPosition()).toBe(12);
    engine.choose(first);
    expect(engine.getPosition()).toBe(12);
    audio.finishLoading();
    await audio.flushEvents();
    audio.advance(0.1);
    expect(engine.getPosition()).toBeCloseTo(12.1);
    expect(state().currentTime).toBe(12);
  });

  test('progress is the percentage played', async () => {
    await play(first, 200);
    audio.advance(30);
    await audio.flushEvents();
    expect(state()).toMatchObject({ currentTime: 30, progress: 15, buffered: 50 });
  });

  test('position changes are published every 0.4 seconds at most', async () => {
    await play(first);
    const listener = vi.fn();
    engine.subscribe(listener);
    for (let step = 0; step < 20; step++) {
      audio.advance(0.25);
      await audio.flushEvents();
    }
    expect(listener).toHaveBeenCalledTimes(10);
    expect(state().currentTime).toBe(5);
    audio.advance(0.1);
    engine.pause();
    await audio.flushEvents();
    expect(state().currentTime).toBe(5.1);
  });

  test.each([
    [50, 100],
    [0, 0],
    [100, 200],
    [-5, 0],
    [120, 200],
  ])('seeking to %d percent of 200 seconds sets the position to %d', async (percent, seconds) => {
    await play(first, 200);
    engine.seek(percent);
    expect(audio.currentTime).toBe(seconds);
    expect(state().currentTime).toBe(seconds);
  });

  test('seeking before the duration is known does nothing', async () => {
    engine.seek(50);
    engine.choose(first);
    engine.seek(50);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ currentTime: 0, isPlaying: true });
  });

  test('at the end isPlaying is false and progress 0; toggle plays the track again', async () => {
    await play(first);
    audio.advance(1000);
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'ended', isPlaying: false, progress: 0, currentTime: 0 });
    engine.toggle();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'playing', isPlaying: true });
  });

  test('pausing at the very end counts as ended', async () => {
    await play(first);
    engine.pause();
    audio.ended = true;
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'ended', isPlaying: false, progress: 0 });
  });

  test('an infinite duration counts as 0', async () => {
    await play(first, Number.POSITIVE_INFINITY);
    expect(state()).toMatchObject({ isPlaying: true, duration: 0, progress: 0, buffered: 0 });
    audio.advance(30);
    engine.seek(50);
    expect(audio.currentTime).toBe(30);
  });
});

describe('volume', () => {
  test('starts at 1, and is clamped to 0 to 1', async () => {
    expect(state()).toMatchObject({ volume: 1, isMusicMuted: false });
    engine.setVolume(0.4);
    engine.setMuted(true);
    await audio.flushEvents();
    expect(state()).toMatchObject({ volume: 0.4, isMusicMuted: true });
    engine.setVolume(3);
    expect(audio.volume).toBe(1);
    engine.setVolume(-1);
    expect(audio.volume).toBe(0);
  });

  test('is published at once, before the element fires volumechange', () => {
    engine.setMuted(true);
    expect(state().isMusicMuted).toBe(true);
    engine.setMuted(!state().isMusicMuted);
    engine.setVolume(0.9);
    engine.setVolume(state().volume - 0.1);
    expect(state()).toMatchObject({ isMusicMuted: false, volume: 0.8 });
  });

  test('after the slider was at 0, unmuting brings the latest volume back', () => {
    engine.setVolume(0.6);
    engine.setVolume(0);
    engine.setMuted(true);
    expect(state()).toMatchObject({ isMusicMuted: true, volume: 0 });
    engine.setMuted(false);
    expect(state()).toMatchObject({ isMusicMuted: false, volume: 0.6 });
  });

  test('speech and music are muted separately, also while the other kind plays', async () => {
    const speech = { ...second, isSpoken: true };
    engine.setMuted(true, true);
    expect(isSilent(state())).toBe(false);
    await play(first);
    expect(audio.muted).toBe(false);
    engine.setMuted(true);
    expect(audio.muted).toBe(true);
    engine.setMuted(false, true);
    expect(audio.muted).toBe(true);
    await play(speech);
    expect(audio.muted).toBe(false);
    expect(isSilent(state())).toBe(false);
    expect(isSilent(state(), false)).toBe(true);
    engine.setMuted(true);
    await play(first);
    engine.setMuted(false);
    expect(state()).toMatchObject({ isMusicMuted: false, isSpeechMuted: true });
    expect(audio.muted).toBe(false);
    engine.setVolume(0);
    expect(isSilent(state())).toBe(true);
  });

  test('mute stays after close', async () => {
    await play(first);
    engine.setMuted(true);
    await audio.flushEvents();
    engine.close();
    await audio.flushEvents();
    expect(state()).toEqual({ ...idle, isMusicMuted: true });
    expect(audio.src).toBe('');
  });
});

describe('failing', () => {
  test('a track that does not start never becomes current: the current one stays at its second, and Play resumes it', async () => {
    await play(first);
    audio.advance(50);
    await audio.flushEvents();
    const fail = async () => {
      audio.failLoading();
      await audio.flushEvents();
    };
    const kept = { track: first, currentTime: 50, duration: 200 };
    engine.choose(second);
    await fail();
    expect(state()).toMatchObject({ ...kept, status: 'failed', failed: second, error: audioFailed });
    engine.retry();
    expect(state()).toMatchObject({ ...kept, status: 'pending', pending: second });
    expect(state().failed).toBeUndefined();
    await fail();
    engine.choose(second);
    expect(state(), 'its row tries it again too').toMatchObject({ ...kept, status: 'pending', pending: second });
    await fail();
    expect(shownTrack(state())).toBe(first);
    engine.toggle();
    expect(state()).toMatchObject({ ...kept, status: 'pending', pending: first });
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ ...kept, isPlaying: true });
    await fail();
    expect(state(), 'the current one fails').toMatchObject({ ...kept, status: 'failed', failed: first });
    engine.close();
    expect(shownTrack(state())).toBeUndefined();
  });

  describe('of a stream', () => {
    const streamed: Track = { ...second, streamUrl: '/audio/second.stream.mp3' };
    const failPending = async () => {
      audio.failLoading();
      await audio.flushEvents();
    };

    test('that does not load: the recording itself starts at the same second, and fails like any other', async () => {
      engine.cue({ track: streamed, seconds: 80 });
      engine.setMuted(true);
      engine.toggle();
      await failPending();
      expect(state()).toMatchObject({ status: 'pending', pending: streamed });
      expect(state().error).toBeUndefined();
      expect(audio.muted).toBe(true);
      await play(streamed);
      expect(state()).toMatchObject({ status: 'playing', track: streamed, currentTime: 80 });
      expect(audio.loadedUrls).toEqual([streamed.streamUrl, streamed.audioUrl]);
      engine.choose(first);
      engine.choose(streamed);
      await failPending();
      await failPending();
      expect(state()).toMatchObject({ status: 'failed', failed: streamed, error: audioFailed });
      engine.choose(first);
      await failPending();
      expect(state(), 'a track without a stream').toMatchObject({ status: 'failed', failed: first });
    });

    test('of which the visitor wants the other file, which starts at the same second; a paused one stays', async () => {
      vi.stubGlobal('navigator', {});
      const original: Track = { ...streamed, plays: 'original' };
      await play(original);
      audio.advance(70);
      await audio.flushEvents();
      chooseOriginals(true);
      engine.reload();
      await play(original);
      expect(audio.loadedUrls).toEqual([original.streamUrl, original.audioUrl]);
      expect(state()).toMatchObject({ status: 'playing', track: original, currentTime: 70 });
      engine.toggle();
      await audio.flushEvents();
      chooseOriginals(false);
      engine.reload();
      expect(audio.loadedUrls).toHaveLength(2);
      vi.unstubAllGlobals();
    });

    test('that has started: no other file takes its place, because the sound would change', async () => {
      await play(streamed);
      await failPending();
      expect(state()).toMatchObject({ status: 'failed', track: streamed });
      expect(audio.loadedUrls).toEqual([streamed.streamUrl]);
    });
  });

  const failures: Record<string, () => void> = {
    'media error': () => {
      engine.choose(second);
      audio.failLoading();
    },
    'rejected play': () => {
      audio.nextPlay = 'reject';
      engine.choose(second);
    },
    'thrown error': () => {
      audio.nextPlay = 'throw';
      engine.choose(second);
    },
  };

  test.each(Object.keys(failures))('%s: shows the message and stops; the next choice clears it', async (failure) => {
    await play(first);
    failures[failure]!();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'failed', isPlaying: false, error: audioFailed });
    expect(state().error).toBe('Unable to play audio. Please ensure the audio file exists.');
    expect(state().pending).toBeUndefined();
    expect(audio.isAudible).toBe(false);

    audio.nextPlay = 'start';
    engine.choose(third);
    expect(state().error).toBeUndefined();
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: third, isPlaying: true });
  });

  test('resuming is rejected', async () => {
    await play(first);
    engine.toggle();
    await audio.flushEvents();
    audio.nextPlay = 'reject';
    engine.toggle();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, status: 'failed', isPlaying: false, error: audioFailed });
  });

  test('the audio element cannot be created', () => {
    engine = new Engine(() => {
      throw new Error('no audio here');
    });
    engine.choose(first);
    expect(state()).toMatchObject({ status: 'failed', error: audioFailed });
  });

  test.each(['retry', 'toggle'] as const)('%s continues at the same second', async (command) => {
    await play(first);
    audio.advance(71);
    audio.failLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ status: 'failed', currentTime: 71 });
    engine[command]();
    expect(state()).toMatchObject({ status: 'pending', currentTime: 71 });
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: first, isPlaying: true, currentTime: 71 });
  });

  test('reads the position from the element, not from its last event', async () => {
    await play(first);
    audio.advance(71);
    audio.error = mediaError;
    audio.dispatchEvent(new Event('error'));
    expect(state().currentTime).toBe(71);
  });

  test('keeps the position when the element has lost it', async () => {
    await play(first);
    engine.seek(50);
    await audio.flushEvents();
    audio.currentTime = 0; // As Firefox does when the connection breaks after a seek.
    audio.error = mediaError;
    audio.dispatchEvent(new Event('error'));
    expect(state().currentTime).toBe(100);
  });

  test('the recording continues where it stopped, or where the visitor seeks meanwhile', async () => {
    for (const [seeks, seconds] of [
      [[], 71],
      [[50], 100],
      [[50, 20], 40],
    ] as const) {
      await play(first);
      engine.seek(35.5);
      await audio.flushEvents();
      audio.failLoading();
      await audio.flushEvents();
      if (seeks[0]) engine.seek(seeks[0]);
      engine.retry();
      if (seeks[1]) engine.seek(seeks[1]);
      expect(state().currentTime).toBe(seconds);
      // A late event of the lost source must not clear the start second.
      audio.dispatchEvent(new Event('loadedmetadata'));
      audio.finishLoading(200);
      await audio.flushEvents();
      expect(state()).toMatchObject({ isPlaying: true, currentTime: seconds });
      engine.close();
    }
  });

  test('toggle loads the first track again after it has failed', async () => {
    failures['media error']!();
    await audio.flushEvents();
    expect(state().track).toBeUndefined();
    engine.toggle();
    expect(state()).toMatchObject({ status: 'pending', pending: second });
  });

  test('retry without a failure does nothing', async () => {
    await play(first);
    engine.retry();
    expect(audio.loadedUrls).toHaveLength(1);
    expect(state().isPlaying).toBe(true);
  });

  test('the late rejection of a replaced track is ignored', async () => {
    engine.choose(first);
    audio.failLoading();
    engine.choose(second);
    audio.finishLoading();
    await audio.flushEvents();
    expect(state()).toMatchObject({ track: second, isPlaying: true });
    expect(state().error).toBeUndefined();
  });
});

describe('next and previous', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((key) => fakeTrack(key)) as [Track, Track, Track];
  Object.assign(one, { next: two });
  Object.assign(two, { previous: one, next: three });
  Object.assign(three, { previous: two });

  test.each<
    [name: string, from: Track, seconds: number, command: 'playNext' | 'playPrevious', pending: Track | undefined]
  >([
    ['next', one, 0, 'playNext', two],
    ['next at the end of the album', three, 0, 'playNext', undefined],
    ['previous in the first seconds', two, 2, 'playPrevious', one],
    ['previous later returns to the start', two, 40, 'playPrevious', undefined],
    ['previous at the beginning of the album', one, 2, 'playPrevious', undefined],
  ])('%s', async (_name, from, seconds, command, pending) => {
    await play(from);
    audio.advance(seconds);
    await audio.flushEvents();
    engine[command]();
    expect(state().pending).toBe(pending);
    expect(state()).toMatchObject({ track: from, currentTime: pending ? seconds : seconds > 3 ? 0 : seconds });
  });

  test('two quick presses are two steps', async () => {
    await play(one);
    engine.playNext();
    engine.playNext();
    expect(state()).toMatchObject({ track: one, pending: three });
  });
});

test('the snapshot stays the same object until a value changes', async () => {
  await play(first);
  const before = state();
  const listener = vi.fn();
  const unsubscribe = engine.subscribe(listener);
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('playing'));
  expect(state()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
  engine.close();
  expect(listener).not.toHaveBeenCalled();
});

describe('a thousand random actions', () => {
  let continued = 0;
  afterAll(() => expect(continued, 'tracks started by the end of the one before').toBeGreaterThan(0));

  test.each([1, 2, 3, 4, 5])('seed %d: no invalid state', async (seed) => {
    const random = seededRandom(seed);
    const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)]!;
    const tracks = ['1', '2', '3', '4'].map((name) => fakeTrack(name, name === '4' ? '/audio/1.mp3' : undefined));
    for (const [index, track] of tracks.entries()) track.next = tracks[index + 1];
    /** The model: the track of the last command. Only this track may play and become current. */
    let wanted: Track | undefined;
    let current: Track | undefined;
    const started: (Track | undefined)[] = [];
    engine.subscribe(() => {
      if (state().track !== current) started.push(state().track);
      current = state().track;
      // The end of the current track starts the next one.
      if (state().playsAlbum && state().pending && state().pending === current?.next && wanted === current) {
        wanted = state().pending;
        continued++;
      }
    });

    const actions: (() => void)[] = [
      ...tracks.map((chosen) => () => {
        wanted = chosen;
        engine.choose(chosen);
      }),
      () => {
        const { pending, status, track: shown, cued } = state();
        if (status === 'none') wanted = cued?.track;
        else if (pending || status === 'failed') wanted = shown ?? (pending ? undefined : (cued?.track ?? wanted));
        engine.toggle();
      },
      () => {
        if (state().pending) wanted = state().track;
        engine.pause();
      },
      () => {
        engine.retry();
        wanted = state().pending ?? wanted;
      },
      () => engine.cue(random() < 0.7 ? { track: pick(tracks), seconds: Math.floor(random() * 200) } : undefined),
      () => engine.setPlaysAlbum(random() < 0.7),
      () => {
        const { track } = state();
        if (track?.next) engine.prepare(track.next);
      },
      () => {
        const sounding = elements.find(({ isAudible }) => isAudible);
        sounding?.advance(sounding.duration - sounding.currentTime - random());
        engine.endEarly();
      },
      () => engine.seek(random() * 100),
      () => engine.setVolume(random()),
      () => engine.setMuted(random() < 0.5),
      () => audio.finishLoading(),
      () => audio.finishLoading(),
      () => audio.finishLoading(),
      () => audio.finishLoading(),
      () => audio.stall(),
      () => audio.advance(random() * 80),
      () => audio.advance(1000),
      () => audio.advance(1000),
      () => audio.failLoading(),
      () => {
        audio.nextPlay = pick(['start', 'start', 'start', 'reject', 'throw']);
      },
      () => {
        if (random() < 0.2) {
          wanted = undefined;
          engine.close();
        }
      },
    ];

    for (let step = 0; step < 1000; step++) {
      audio = pick(elements.length > 0 ? elements : [audio]);
      pick(actions)();
      if (random() < 0.6) await audio.flushEvents(Math.ceil(random() * 4));

      const { track: shown, pending, cued, status, isPlaying, progress, error } = state();
      expect(pending !== undefined).toBe(status === 'pending');
      expect(error).toBe(status === 'failed' ? audioFailed : undefined);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      if (status === 'none') expect(shown).toBeUndefined();
      expect(cued?.track.key === shown?.key && cued !== undefined && pending === undefined).toBe(false);
      if (isPlaying) expect(shown?.key).toBe(wanted?.key);
      // A track that was ended early may sound for a moment.
      const audible = elements.filter((one) => one.isAudible && one.duration - one.currentTime > 0.3);
      for (const { src } of audible) expect(src).toBe(wanted?.audioUrl);
      expect(audible.length).toBeLessThan(2);
      for (const track of started.splice(0)) if (track) expect(track.key).toBe(wanted?.key);
    }

    for (const element of elements) {
      element.nextPlay = 'start';
      await element.flushEvents();
    }
    if (state().track?.key === second.key) engine.choose(first);
    engine.choose(second);
    for (const element of elements) {
      element.finishLoading();
      await element.flushEvents();
    }
    expect(state()).toMatchObject({ track: { key: second.key }, status: 'playing', isPlaying: true });
  });
});
