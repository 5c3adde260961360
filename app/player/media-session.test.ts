import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { fakeTrack } from '../../testing/fake-track.ts';
import { Engine } from './engine.ts';
import { connectMediaSession } from './media-session.ts';

const track = { ...fakeTrack('parousia/arrival'), title: 'Arrival', albumTitle: 'Παρουσία' };

const handlers = new Map<string, ((details: object) => void) | null>();
const session = {
  metadata: null,
  playbackState: 'none',
  setActionHandler: vi.fn((action: string, handler: ((details: object) => void) | null) => {
    if (action === 'seekbackward') throw new TypeError('Unsupported action');
    handlers.set(action, handler);
  }),
  setPositionState: vi.fn(),
};

let audio: FakeAudio;
let engine: Engine;
let disconnect: () => void;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('MediaMetadata', Object);
  audio = new FakeAudio();
  engine = new Engine(() => audio);
  disconnect = connectMediaSession(engine);
});
afterEach(() => vi.unstubAllGlobals());

async function play() {
  engine.choose(track);
  audio.finishLoading(200);
  await audio.flushEvents();
}

const act = (action: string, details = {}) => handlers.get(action)!(details);

test('shows the current track', async () => {
  await play();
  expect(session.metadata).toEqual({
    title: 'Arrival',
    artist: 'Somebody',
    album: 'Παρουσία',
    artwork: [{ src: '/media/cover-960.webp', type: 'image/webp' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 200, playbackRate: 1, position: 0 });
});

test('keeps showing the current track when another one cannot start', async () => {
  await play();
  engine.choose({ ...track, key: 'parousia/the-door', title: 'The Door' });
  audio.failLoading();
  await audio.flushEvents();
  expect(session).toMatchObject({ metadata: { title: track.title }, playbackState: 'paused' });
});

test('handles play, pause, next, previous and seek', async () => {
  await play();
  act('pause');
  await audio.flushEvents();
  expect(session.playbackState).toBe('paused');
  act('pause'); // A second pause must not resume.
  await audio.flushEvents();
  expect(engine.getSnapshot().isPlaying).toBe(false);
  act('play');
  await audio.flushEvents();
  act('play');
  await audio.flushEvents();
  expect(engine.getSnapshot().isPlaying).toBe(true);
  act('seekto', { seekTime: 80 });
  expect(audio.currentTime).toBe(80);
  act('seekforward');
  expect(audio.currentTime).toBeCloseTo(90);
  act('seekforward', { seekOffset: 25 });
  expect(audio.currentTime).toBeCloseTo(115);
  const actions = session.setActionHandler.mock.calls.map(([action]) => action);
  expect(actions).toEqual(['play', 'pause', 'nexttrack', 'previoustrack', 'seekto', 'seekbackward', 'seekforward']);
});

test('updates the position after a jump, not at every timeupdate', async () => {
  await play();
  session.setPositionState.mockClear();
  for (let tick = 0; tick < 8; tick++) {
    audio.advance(0.25);
    await audio.flushEvents();
  }
  expect(session.setPositionState).not.toHaveBeenCalled();
  engine.seek(50);
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 200, playbackRate: 1, position: 100 });
});

test('the cleanup function removes metadata and handlers', async () => {
  await play();
  disconnect();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  engine.toggle();
  await audio.flushEvents();
  expect(session.playbackState).toBe('none');
});

test('does nothing in a browser without Media Session', () => {
  vi.stubGlobal('navigator', {});
  expect(() => connectMediaSession(engine)()).not.toThrow();
});
