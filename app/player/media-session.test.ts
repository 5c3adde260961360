import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import { FakeAudio } from './fake-audio.ts';
import { connectMediaSession } from './media-session.ts';
import type { Track } from './track.ts';

const track = {
  key: 'parousia/arrival',
  title: 'Arrival',
  artist: 'Somebody',
  albumTitle: 'Παρουσία',
  audioUrl: '/audio/arrival.wav',
  cover: { stem: '/media/cover', webpWidth: 960 },
} as Track;

const handlers = new Map<string, ((details: MediaSessionActionDetails) => void) | null>();
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setActionHandler: vi.fn((action: string, handler: (() => void) | null) => {
    if (action === 'seekbackward') throw new TypeError('This browser does not know it.');
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
  engine = createEngine(() => audio);
  disconnect = connectMediaSession(engine);
});
afterEach(() => vi.unstubAllGlobals());

async function play() {
  engine.choose(track);
  audio.arrive(200);
  await audio.deliver();
}

const act = (action: string, details = {}) => handlers.get(action)!(details as MediaSessionActionDetails);

test('shows what plays', async () => {
  await play();
  expect(session.metadata).toEqual({
    title: 'Arrival',
    artist: 'Somebody',
    album: 'Παρουσία',
    artwork: [{ src: '/media/cover-960.webp', type: 'image/webp' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 200, position: 0 });
});

test('obeys play, pause and seek; there is no next and no previous', async () => {
  await play();
  act('pause');
  await audio.deliver();
  expect(session.playbackState).toBe('paused');
  act('pause'); // Twice is still paused.
  await audio.deliver();
  expect(engine.getSnapshot().isPlaying).toBe(false);
  act('play');
  await audio.deliver();
  act('play');
  await audio.deliver();
  expect(engine.getSnapshot().isPlaying).toBe(true);
  act('seekto', { seekTime: 80 });
  expect(audio.currentTime).toBe(80);
  act('seekforward');
  expect(audio.currentTime).toBeCloseTo(90);
  act('seekforward', { seekOffset: 25 });
  expect(audio.currentTime).toBeCloseTo(115);
  const actions = session.setActionHandler.mock.calls.map(([action]) => action);
  expect(actions).toEqual(['play', 'pause', 'seekto', 'seekbackward', 'seekforward']);
});

test('tells the position when it jumps, not at every tick', async () => {
  await play();
  session.setPositionState.mockClear();
  for (let tick = 0; tick < 8; tick++) {
    audio.advance(0.25);
    await audio.deliver();
  }
  expect(session.setPositionState).not.toHaveBeenCalled();
  engine.seek(50);
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 200, position: 100 });
});

test('leaves nothing behind', async () => {
  await play();
  disconnect();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  engine.toggle();
  await audio.deliver();
  expect(session.playbackState).toBe('none');
});

test('a browser without media session plays all the same', () => {
  vi.stubGlobal('navigator', {});
  expect(() => connectMediaSession(engine)()).not.toThrow();
});
