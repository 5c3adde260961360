import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine, type Engine, failureMessage } from './engine.ts';
import { FakeAudio } from './fake-audio.ts';
import { idle, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { type ElementSignal, type Signal, type Status, transitions } from './transitions.ts';

const track = (name: string, audioUrl = `/audio/${name}.mp3`) =>
  ({ key: name, title: name, audioUrl, duration: '3:20' }) as Track;
const first = track('first');
const second = track('second');
const third = track('third');

let audio: FakeAudio;
let engine: Engine;
beforeEach(() => {
  audio = new FakeAudio();
  engine = createEngine(() => audio);
});

const now = () => engine.getSnapshot();

/** Chooses a track and lets it start. */
async function play(chosen: Track, duration = 200) {
  engine.choose(chosen);
  audio.arrive(duration);
  await audio.deliver();
}

/** How to bring a fresh engine into each status, by the ways a visitor would. */
const ways: Record<Status, () => Promise<void> | void> = {
  none: () => {},
  pending: () => engine.choose(first),
  playing: () => play(first),
  paused: async () => {
    await play(first);
    engine.toggle();
    await audio.deliver();
  },
  buffering: async () => {
    await play(first);
    audio.stall();
    await audio.deliver();
  },
  ended: async () => {
    await play(first);
    audio.advance(1000);
    await audio.deliver();
  },
  failed: async () => {
    await play(first);
    audio.break();
    await audio.deliver();
  },
};

/** An element of which a report is true, whatever it did before. */
const truths: Record<ElementSignal, Partial<FakeAudio>> = {
  playing: { paused: false, ended: false, readyState: 4 },
  waiting: { paused: false, ended: false, readyState: 2 },
  pause: { paused: true, ended: false, readyState: 4 },
  ended: { paused: true, ended: true, readyState: 4 },
  seeked: { paused: true, ended: false, readyState: 4 },
};

/** Elements of which it is not, each for a reason of its own. */
const lies: [ElementSignal, Partial<FakeAudio>][] = [
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

async function send(signal: Signal) {
  if (signal === 'choose') engine.choose(second);
  else if (signal === 'close') engine.close();
  else if (signal === 'call-off') engine.toggle();
  else if (signal === 'fail') {
    audio.error = {} as MediaError;
    audio.dispatchEvent(new Event('error'));
  } else {
    Object.assign(audio, truths[signal]);
    audio.dispatchEvent(new Event(signal));
  }
}

const statuses = Object.keys(ways) as Status[];
const signals = Object.keys(transitions) as Signal[];

describe.each(statuses)('%s', (status) => {
  test.each(signals)('%s', async (signal) => {
    await ways[status]();
    expect(now().status).toBe(status);
    // Only what is pending can be called off: in other statuses the engine never signals it.
    if (signal === 'call-off' && status !== 'pending') return expect(transitions[signal][status]).toBe(status);

    await send(signal);
    // With no track before the pending one, calling it off leaves nothing.
    const expected = signal === 'call-off' ? 'none' : transitions[signal][status];
    expect(now().status).toBe(expected);
    expect(now().isPlaying).toBe(expected === 'playing' || expected === 'buffering');
    expect(now().pending !== undefined).toBe(expected === 'pending');
    expect(now().error).toBe(expected === 'failed' ? failureMessage : undefined);
    if (expected === 'none' || expected === 'ended') expect(now().progress).toBe(0);
  });

  test.each(lies)('%s is not believed of %j', async (signal, element) => {
    await ways[status]();
    Object.assign(audio, element);
    audio.dispatchEvent(new Event(signal));
    expect(now().status).toBe(status);
  });
});

describe('choosing', () => {
  test('nothing is made or loaded before', () => {
    const create = vi.fn(() => audio);
    const untouched = createEngine(create);
    untouched.toggle();
    untouched.pause();
    untouched.seek(50);
    untouched.retry();
    expect(create).not.toHaveBeenCalled();
    expect(untouched.getSnapshot()).toBe(idle);
    untouched.setVolume(0.5);
    expect(audio.preload).toBe('none');
    expect(audio.loads).toEqual([]);
  });

  test('a track is pending, and current only once it sounds', async () => {
    engine.choose(first);
    await audio.deliver();
    expect(now()).toMatchObject({ pending: first, isPlaying: false, status: 'pending' });
    expect(now().track).toBeUndefined();
    audio.arrive();
    expect(now().track).toBeUndefined();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true, status: 'playing', duration: 200 });
    expect(now().pending).toBeUndefined();
  });

  test('another stops the current at once, and becomes current when it sounds', async () => {
    await play(first);
    audio.advance(50);
    await audio.deliver();
    engine.choose(second);
    expect(audio.sounds).toBe(false);
    expect(now()).toMatchObject({ track: first, pending: second, isPlaying: false });
    expect(now()).toMatchObject({ progress: 0, currentTime: 0, duration: 0, buffered: 0 });
    Object.assign(audio, { readyState: 1, duration: 90 });
    audio.dispatchEvent(new Event('durationchange'));
    expect(now().duration).toBe(0); // The bar still names the first one: a stranger's length must not stand beside it.
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: second, isPlaying: true });
  });

  test('the current toggles', async () => {
    await play(first);
    engine.choose(first);
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: false, status: 'paused' });
    engine.choose({ ...first });
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true });
    expect(audio.loads).toHaveLength(1);
  });

  test('rapidly: only the last one ever becomes current', async () => {
    const seen = new Set<Track | undefined>();
    engine.subscribe(() => seen.add(now().track));
    for (const chosen of [first, second, first, third, second]) engine.choose(chosen);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: second, isPlaying: true, status: 'playing' });
    expect([...seen]).toEqual([undefined, second]);
    expect(now().error).toBeUndefined();
  });

  test('reports of a replaced source change nothing', async () => {
    engine.choose(first);
    audio.arrive(); // Its 'playing' is on its way.
    engine.choose(second);
    await audio.deliver();
    expect(now()).toMatchObject({ pending: second, status: 'pending', duration: 0 });
    expect(now().track).toBeUndefined();
    for (const name of ['ended', 'pause', 'error', 'timeupdate', 'seeked']) audio.dispatchEvent(new Event(name));
    expect(now()).toMatchObject({ pending: second, status: 'pending' });
  });

  test('two tracks that share a recording are two tracks', async () => {
    await play(track('one', '/audio/same.wav'));
    engine.choose(track('two', '/audio/same.wav'));
    audio.dispatchEvent(new Event('playing'));
    expect(now()).toMatchObject({ track: { key: 'one' }, pending: { key: 'two' }, isPlaying: false });
    audio.arrive();
    await audio.deliver();
    expect(now().track?.key).toBe('two');
  });

  test('the one that is pending changes nothing', async () => {
    engine.choose(first);
    engine.choose(first);
    expect(audio.loads).toHaveLength(1);
  });

  test('back to the current while another is pending starts it again', async () => {
    await play(first);
    engine.choose(second);
    engine.choose(first);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true });
  });
});

describe('calling off', () => {
  test.each(['toggle', 'pause'] as const)('%s takes a pending track back', async (command) => {
    await play(first);
    engine.choose(second);
    engine[command]();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'paused', isPlaying: false });
    expect(now().pending).toBeUndefined();
    expect(audio.src).toBe('');
    engine.toggle();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true });
  });

  test('so does the system, by pausing the element', async () => {
    engine.choose(first);
    audio.pause();
    await audio.deliver();
    expect(now()).toEqual(idle);
  });
});

describe('cueing', () => {
  const cue = { track: first, seconds: 80 };

  test('points to a track without making, loading or starting anything', () => {
    const create = vi.fn(() => audio);
    engine = createEngine(create);
    engine.cue(cue);
    expect(create).not.toHaveBeenCalled();
    expect(now()).toMatchObject({ cued: cue, status: 'none', isPlaying: false, currentTime: 80, duration: 200 });
    expect(now().progress).toBe(40);
    expect(now().track).toBeUndefined();
    expect(shownTrack(now())).toBe(first);
    engine.cue(undefined);
    expect(now()).toEqual(idle);
  });

  test.each(['toggle', 'choose'] as const)('%s starts it there; it is current once it sounds', async (command) => {
    engine.cue(cue);
    engine[command](first);
    expect(now()).toMatchObject({ cued: cue, pending: first, status: 'pending', currentTime: 80, duration: 200 });
    expect(now().track).toBeUndefined();
    audio.arrive(201);
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true, currentTime: 80, duration: 201 });
    expect(now().cued).toBeUndefined();
    expect(audio.currentTime).toBe(80);
  });

  test('the slider moves where it will start', () => {
    engine.cue(cue);
    engine.seek(50);
    expect(now()).toMatchObject({ cued: { track: first, seconds: 100 }, currentTime: 100 });
    engine.toggle();
    expect(now()).toMatchObject({ pending: first, currentTime: 100 });
  });

  test('calling it off leaves it cued', async () => {
    engine.cue(cue);
    engine.toggle();
    engine.toggle();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ cued: cue, status: 'none', currentTime: 80 });
    expect(audio.src).toBe('');
  });

  test('choosing another forgets it', async () => {
    engine.cue(cue);
    await play(second);
    expect(now()).toMatchObject({ track: second, currentTime: 0 });
    expect(now().cued).toBeUndefined();
  });

  test('leaves a current track alone, and waits beside it', async () => {
    await play(second);
    audio.advance(30);
    await audio.deliver();
    engine.cue(cue);
    expect(now()).toMatchObject({ track: second, cued: cue, isPlaying: true, currentTime: 30 });
    expect(shownTrack(now())).toBe(second);
    engine.choose(first);
    expect(now()).toMatchObject({ track: second, pending: first, currentTime: 0, duration: 0 });
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, currentTime: 80 });
  });

  test('called off beside a current track, that one goes on from its beginning', async () => {
    await play(second);
    engine.cue(cue);
    engine.choose(first);
    engine.toggle();
    expect(now()).toMatchObject({ track: second, cued: cue, status: 'paused', currentTime: 0 });
  });

  test('of the current track it does nothing', async () => {
    await play(first);
    const before = now();
    engine.cue(cue);
    expect(now()).toBe(before);
  });

  test('another one while the first is pending does not come with it', async () => {
    engine.choose(second);
    engine.cue(cue);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: second, cued: cue, currentTime: 0 });
  });

  test.each(['retry', 'toggle'] as const)('fails, and %s asks for the same second', async (command) => {
    engine.cue(cue);
    engine.toggle();
    audio.break();
    await audio.deliver();
    expect(now()).toMatchObject({ status: 'failed', cued: cue, currentTime: 80, error: failureMessage });
    engine[command]();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true, currentTime: 80 });
  });

  test('fails beside a current track, and retry still asks for its second', async () => {
    await play(second);
    engine.cue(cue);
    engine.choose(first);
    audio.break();
    await audio.deliver();
    expect(now()).toMatchObject({ track: second, status: 'failed', currentTime: 0 });
    engine.retry();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true, currentTime: 80 });
  });

  test('after a failure it clears the message', async () => {
    engine.choose(second);
    audio.break();
    await audio.deliver();
    engine.cue(cue);
    expect(now()).toMatchObject({ status: 'none', cued: cue, currentTime: 80 });
    expect(now().error).toBeUndefined();
  });

  test('closing forgets it', () => {
    engine.cue(cue);
    engine.close();
    expect(now()).toEqual(idle);
  });
});

describe('playing the album', () => {
  const album = [track('one'), track('two')] as const;
  album[0].next = album[1];

  async function end() {
    audio.advance(1000);
    await audio.deliver();
  }

  test('is off: the end is the end', async () => {
    await play(album[0]);
    await end();
    expect(now()).toMatchObject({ track: album[0], status: 'ended', isPlaying: false, progress: 0, playsAlbum: false });
    engine.setPlaysAlbum(true);
    engine.setMuted(true);
    await audio.deliver();
    expect(now()).toMatchObject({ track: album[0], status: 'ended' });
  });

  test('starts the next one at the end of each, and ends with the last', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    await end();
    expect(now()).toMatchObject({ track: album[0], pending: album[1], status: 'pending', progress: 0 });
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: album[1], isPlaying: true });
    await end();
    expect(now()).toMatchObject({ track: album[1], status: 'ended', isPlaying: false, progress: 0 });
  });

  test('passes through the end: for a moment nothing plays', async () => {
    const seen: string[] = [];
    engine.subscribe(() => seen.push(`${now().status} ${now().progress}`));
    engine.setPlaysAlbum(true);
    await play(album[0]);
    await end();
    expect(seen).toContain('ended 0');
  });

  test('a paused track that is moved to its end starts nothing', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    engine.toggle();
    await audio.deliver();
    engine.seek(100);
    audio.report('ended');
    await audio.deliver();
    expect(now()).toMatchObject({ track: album[0], status: 'ended' });
    expect(now().pending).toBeUndefined();
  });

  test('stays as it is through closing', async () => {
    engine.setPlaysAlbum(true);
    await play(album[0]);
    engine.close();
    expect(now()).toEqual({ ...idle, playsAlbum: true });
  });
});

describe('position', () => {
  test('progress is the percentage played', async () => {
    await play(first, 200);
    audio.advance(30);
    await audio.deliver();
    expect(now()).toMatchObject({ currentTime: 30, progress: 15, buffered: 50 });
  });

  test('small steps of the sound are not told one by one', async () => {
    await play(first);
    const told = vi.fn();
    engine.subscribe(told);
    for (let reports = 0; reports < 20; reports++) {
      audio.advance(0.25);
      await audio.deliver();
    }
    expect(told).toHaveBeenCalledTimes(10);
    expect(now().currentTime).toBe(5);
    audio.advance(0.1);
    engine.pause();
    await audio.deliver();
    expect(now().currentTime).toBe(5.1);
  });

  test.each([
    [50, 100],
    [0, 0],
    [100, 200],
    [-5, 0],
    [120, 200],
  ])('seeking to %d percent of 200 seconds goes to %d', async (percent, seconds) => {
    await play(first, 200);
    engine.seek(percent);
    expect(audio.currentTime).toBe(seconds);
    expect(now().currentTime).toBe(seconds);
  });

  test('seeking before the length is known does nothing', async () => {
    engine.seek(50);
    engine.choose(first);
    engine.seek(50);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ currentTime: 0, isPlaying: true });
  });

  test('at the end playing is false and progress 0; the next press plays it again', async () => {
    await play(first);
    audio.advance(1000);
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'ended', isPlaying: false, progress: 0, currentTime: 0 });
    engine.toggle();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'playing', isPlaying: true });
  });

  test('a pause in the last moment is the end', async () => {
    await play(first);
    engine.pause();
    audio.ended = true;
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'ended', isPlaying: false, progress: 0 });
  });

  test('a length that is never known counts as 0', async () => {
    await play(first, Number.POSITIVE_INFINITY);
    expect(now()).toMatchObject({ isPlaying: true, duration: 0, progress: 0, buffered: 0 });
    audio.advance(30);
    engine.seek(50);
    expect(audio.currentTime).toBe(30);
  });
});

describe('volume', () => {
  test('starts at 1, and follows the element', async () => {
    expect(now()).toMatchObject({ volume: 1, isMuted: false });
    engine.setVolume(0.4);
    engine.setMuted(true);
    await audio.deliver();
    expect(now()).toMatchObject({ volume: 0.4, isMuted: true });
    engine.setVolume(3);
    expect(audio.volume).toBe(1);
    engine.setVolume(-1);
    expect(audio.volume).toBe(0);
  });

  test('is known at once: the next press goes on from there', () => {
    engine.setMuted(true);
    expect(now().isMuted).toBe(true);
    engine.setMuted(!now().isMuted);
    engine.setVolume(0.9);
    engine.setVolume(now().volume - 0.1);
    expect(now()).toMatchObject({ isMuted: false, volume: 0.8 });
  });

  test('stays through closing', async () => {
    await play(first);
    engine.setMuted(true);
    await audio.deliver();
    engine.close();
    await audio.deliver();
    expect(now()).toEqual({ ...idle, isMuted: true });
    expect(audio.src).toBe('');
  });
});

describe('failing', () => {
  const failures: Record<string, () => void> = {
    'media error': () => {
      engine.choose(second);
      audio.break();
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

  test.each(Object.keys(failures))('%s: the message, playing false; the next choice clears it', async (failure) => {
    await play(first);
    failures[failure]!();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'failed', isPlaying: false, error: failureMessage });
    expect(now().error).toBe('Unable to play audio. Please ensure the audio file exists.');
    expect(now().pending).toBeUndefined();
    expect(audio.sounds).toBe(false);

    audio.nextPlay = 'start';
    engine.choose(third);
    expect(now().error).toBeUndefined();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: third, isPlaying: true });
  });

  test('a refused resumption', async () => {
    await play(first);
    engine.toggle();
    await audio.deliver();
    audio.nextPlay = 'reject';
    engine.toggle();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, status: 'failed', isPlaying: false, error: failureMessage });
  });

  test('an element that cannot be made', () => {
    engine = createEngine(() => {
      throw new Error('no audio here');
    });
    engine.choose(first);
    expect(now()).toMatchObject({ status: 'failed', error: failureMessage });
  });

  test.each(['retry', 'toggle'] as const)('%s goes on at the same second', async (command) => {
    await play(first);
    audio.advance(71);
    audio.break();
    await audio.deliver();
    expect(now()).toMatchObject({ status: 'failed', currentTime: 71 });
    engine[command]();
    expect(now()).toMatchObject({ status: 'pending', currentTime: 71 });
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true, currentTime: 71 });
  });

  test('takes the second from the element, not from its last report', async () => {
    await play(first);
    audio.advance(71);
    audio.error = {} as MediaError;
    audio.dispatchEvent(new Event('error'));
    expect(now().currentTime).toBe(71);
  });

  test('keeps the second that was asked for when the element has forgotten it', async () => {
    await play(first);
    engine.seek(50);
    await audio.deliver();
    audio.currentTime = 0; // Firefox, when the connection breaks after a seek.
    audio.error = {} as MediaError;
    audio.dispatchEvent(new Event('error'));
    expect(now().currentTime).toBe(100);
  });

  test('seeking waits until the recording is there again', async () => {
    await play(first);
    audio.advance(71);
    audio.break();
    await audio.deliver();
    engine.seek(50);
    engine.retry();
    engine.seek(50);
    expect(now().currentTime).toBe(71);
    // A late report of the lost source must not use the second up.
    audio.dispatchEvent(new Event('loadedmetadata'));
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ isPlaying: true, currentTime: 71 });
  });

  test('of the very first track: the play button asks for it again', async () => {
    failures['media error']!();
    await audio.deliver();
    expect(now().track).toBeUndefined();
    engine.toggle();
    expect(now()).toMatchObject({ status: 'pending', pending: second });
  });

  test('without one there is nothing to try again', async () => {
    await play(first);
    engine.retry();
    expect(audio.loads).toHaveLength(1);
    expect(now().isPlaying).toBe(true);
  });

  test('the play button of the current track plays that one, not the one that failed', async () => {
    await play(first);
    failures['media error']!();
    await audio.deliver();
    engine.toggle();
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: first, isPlaying: true });
  });

  test('the late rejection of a replaced track is none', async () => {
    engine.choose(first);
    audio.break();
    engine.choose(second);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: second, isPlaying: true });
    expect(now().error).toBeUndefined();
  });
});

test('a snapshot stays the same object until something changes', async () => {
  await play(first);
  const before = now();
  const listener = vi.fn();
  const unsubscribe = engine.subscribe(listener);
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('playing'));
  expect(now()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
  engine.close();
  expect(listener).not.toHaveBeenCalled();
});

describe('a thousand actions at random', () => {
  let continued = 0;
  afterAll(() => expect(continued, 'albums that chance has let play on').toBeGreaterThan(0));

  test.each([1, 2, 3, 4, 5])('seed %d leaves no wrong state', async (seed) => {
    const random = mulberry32(seed);
    const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)]!;
    const tracks = ['1', '2', '3', '4'].map((name) => track(name, name === '4' ? '/audio/1.mp3' : undefined));
    for (const [index, one] of tracks.entries()) one.next = tracks[index + 1];
    /** The model: what was asked for last. Only that may sound, and only that may become current. */
    let wanted: Track | undefined;
    let current: Track | undefined;
    const started: (Track | undefined)[] = [];
    engine.subscribe(() => {
      if (now().track !== current) started.push(now().track);
      current = now().track;
      // The end of a track that plays asks for the next.
      if (now().playsAlbum && now().pending && now().pending === current?.next && wanted === current) {
        wanted = now().pending;
        continued++;
      }
    });

    const actions: (() => void)[] = [
      ...tracks.map((chosen) => () => {
        wanted = chosen;
        engine.choose(chosen);
      }),
      () => {
        const { pending, status, track: shown, cued } = now();
        if (status === 'none') wanted = cued?.track;
        else if (pending || status === 'failed') wanted = shown ?? (pending ? undefined : (cued?.track ?? wanted));
        engine.toggle();
      },
      () => {
        if (now().pending) wanted = now().track;
        engine.pause();
      },
      () => {
        engine.retry();
        wanted = now().pending ?? wanted;
      },
      () => engine.cue(random() < 0.7 ? { track: pick(tracks), seconds: Math.floor(random() * 200) } : undefined),
      () => engine.setPlaysAlbum(random() < 0.7),
      () => engine.seek(random() * 100),
      () => engine.setVolume(random()),
      () => engine.setMuted(random() < 0.5),
      () => audio.arrive(),
      () => audio.arrive(),
      () => audio.arrive(),
      () => audio.arrive(),
      () => audio.stall(),
      () => audio.advance(random() * 80),
      () => audio.advance(1000),
      () => audio.advance(1000),
      () => audio.break(),
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
      pick(actions)();
      if (random() < 0.6) await audio.deliver(Math.ceil(random() * 4));

      const { track: shown, pending, cued, status, isPlaying, progress, error } = now();
      expect(pending !== undefined).toBe(status === 'pending');
      expect(error).toBe(status === 'failed' ? failureMessage : undefined);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      if (status === 'none') expect(shown).toBeUndefined();
      expect(cued?.track.key === shown?.key && cued !== undefined && pending === undefined).toBe(false);
      if (isPlaying) expect(shown?.key).toBe(wanted?.key);
      if (audio.sounds) expect(audio.src).toBe(wanted?.audioUrl);
      for (const one of started.splice(0)) if (one) expect(one.key).toBe(wanted?.key);
    }

    audio.nextPlay = 'start';
    await audio.deliver();
    if (now().track?.key === second.key) engine.choose(first);
    engine.choose(second);
    audio.arrive();
    await audio.deliver();
    expect(now()).toMatchObject({ track: { key: second.key }, status: 'playing', isPlaying: true });
  });
});

/** A small seeded generator, so that a failing run can be repeated. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
