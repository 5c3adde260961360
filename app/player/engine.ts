import type { Track } from './track.ts';
import {
  type ElementSignal,
  haveMetadata,
  isTrue,
  type Signal,
  type Status,
  transitions,
  type Witness,
} from './transitions.ts';

/** The specification's words for every failure. */
export const failureMessage = 'Unable to play audio. Please ensure the audio file exists.';

/** What components read. A new object only when something changed. */
export interface PlayerSnapshot {
  /** The current track: the last one that really started. */
  track?: Track;
  /** The track that was chosen and has not started yet. */
  pending?: Track;
  status: Status;
  /** Sound is on, or held up by the network only. */
  isPlaying: boolean;
  /** Percentage played, 0 to 100. */
  progress: number;
  /** Position in seconds. */
  currentTime: number;
  /** Length in seconds; 0 until the recording has told it. */
  duration: number;
  /** Percentage up to which the recording has arrived, 0 to 100. */
  buffered: number;
  volume: number;
  isMuted: boolean;
  error?: string;
}

/** The element reports four times a second. To draw every second report costs half, and nobody sees the difference. */
const shownStepSeconds = 0.4;

/** The part of an audio element that the engine uses. */
export type AudioElement = EventTarget &
  Witness &
  Pick<HTMLAudioElement, 'src' | 'preload' | 'currentTime' | 'volume' | 'muted'> &
  Pick<HTMLAudioElement, 'duration' | 'buffered' | 'error'> &
  Pick<HTMLAudioElement, 'play' | 'pause' | 'load' | 'removeAttribute'>;

export interface Engine {
  /** Starts a track, stopping the current one; toggles the current one. */
  choose(track: Track): void;
  /** Plays or pauses the current track; calls off a pending one. */
  toggle(): void;
  /** Silence: pauses the current track, calls off a pending one. */
  pause(): void;
  /** Asks again for the track that failed, at the second where it stopped. */
  retry(): void;
  /** Sets the position, in percent of the length. Without effect until the length is known. */
  seek(percent: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** Stops, and forgets the track. */
  close(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
}

/** The state before anything was chosen, and of every prerendered page. */
export const idle: PlayerSnapshot = {
  status: 'none',
  isPlaying: false,
  progress: 0,
  currentTime: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
};

/** One audio element and what is known about it. Commands go in, the element's events are the source of state. */
export function createEngine(createAudio: () => AudioElement): Engine {
  let snapshot = idle;
  const listeners = new Set<() => void>();

  let audio: AudioElement | undefined;
  /** The track last asked for. */
  let requested: Track | undefined;
  /** Whether the element holds the requested track's recording. */
  let isLoaded = false;
  let startSeconds = 0;
  /** Number of the latest call of play(). What an older one promised no longer counts. */
  let attempt = 0;

  function update(change: Partial<PlayerSnapshot>) {
    const next = { ...snapshot, ...change };
    next.isPlaying = next.status === 'playing' || next.status === 'buffering';
    next.progress = percentage(next.currentTime, next.duration);
    const keys = Object.keys(next) as (keyof PlayerSnapshot)[];
    if (keys.every((key) => Object.is(next[key], snapshot[key]))) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  const move = (signal: Signal, change: Partial<PlayerSnapshot> = {}) =>
    update({ ...change, status: transitions[signal][snapshot.status] });

  /** The element, made at the first command: nothing of it exists in a prerender or on a page nobody plays on. */
  function element(): AudioElement {
    if (audio) return audio;
    const made = createAudio();
    made.preload = 'none';
    for (const name of Object.keys(isTrue) as ElementSignal[]) made.addEventListener(name, () => heed(name, made));
    for (const name of ['seeking', 'durationchange', 'progress'] as const)
      made.addEventListener(name, () => update(position(made)));
    made.addEventListener('timeupdate', () => {
      if (Math.abs(made.currentTime - snapshot.currentTime) >= shownStepSeconds) update(position(made));
    });
    made.addEventListener('loadedmetadata', () => {
      if (made.readyState < haveMetadata) return; // It was about a source that was replaced.
      if (startSeconds > 0) made.currentTime = startSeconds;
      startSeconds = 0;
    });
    made.addEventListener('volumechange', updateVolume);
    made.addEventListener('error', () => {
      if (made.error) fail();
    });
    audio = made;
    return made;
  }

  function heed(report: ElementSignal, source: AudioElement) {
    // Paused in the last moment it has ended all the same, and Chromium reports nothing more.
    const signal = report === 'pause' && source.ended ? 'ended' : report;
    if (!isTrue[signal](source)) return;
    const started = signal === 'playing' && snapshot.pending;
    move(signal, started ? { track: snapshot.pending, pending: undefined } : {});
    update(position(source));
  }

  /** While a track is pending the element's position is not yet that of the current track. */
  function position(source: AudioElement): Partial<PlayerSnapshot> {
    if (snapshot.pending || source.readyState < haveMetadata) return {};
    const duration = Number.isFinite(source.duration) ? source.duration : 0;
    return {
      duration,
      currentTime: source.ended ? 0 : source.currentTime,
      buffered: percentage(bufferedSeconds(source), duration),
    };
  }

  function start(track: Track, atSeconds: number) {
    requested = track;
    startSeconds = atSeconds;
    const isAnother = track.key !== snapshot.track?.key;
    move('choose', {
      pending: track,
      error: undefined,
      currentTime: atSeconds,
      ...(isAnother && { duration: 0, buffered: 0 }),
    });
    play(track.audioUrl);
  }

  /** Starts the sound: of the recording at the address if one is given, else of the one that is loaded. */
  function play(audioUrl?: string) {
    const ownAttempt = ++attempt;
    try {
      if (audioUrl) {
        element().src = audioUrl; // This alone stops what was there before, and forgets it.
        isLoaded = true;
      }
      element()
        .play()
        .catch((reason: unknown) => {
          if (ownAttempt !== attempt) return;
          // AbortError: paused before it began, by the visitor or the system.
          const isPaused = reason instanceof Error && reason.name === 'AbortError';
          if (!isPaused) fail();
          else if (snapshot.pending) callOff();
        });
    } catch {
      fail();
    }
  }

  function fail() {
    const last = audio ? position(audio) : {};
    unload();
    move('fail', { ...last, pending: undefined, error: failureMessage });
  }

  function callOff() {
    if (!snapshot.track) return close();
    unload();
    move('call-off', { pending: undefined });
  }

  /** Lets go of the recording, so that nothing can sound or go on loading. */
  function unload() {
    attempt++;
    isLoaded = false;
    audio?.removeAttribute('src');
    audio?.load();
  }

  function choose(track: Track) {
    if (track.key === snapshot.pending?.key) return;
    if (track.key === snapshot.track?.key && !snapshot.pending) toggle();
    else start(track, 0);
  }

  function toggle() {
    if (snapshot.pending) return callOff();
    if (!isLoaded) {
      const track = snapshot.track ?? requested;
      if (track) start(track, snapshot.currentTime);
      return;
    }
    if (element().paused) play();
    else element().pause();
  }

  function pause() {
    if (snapshot.pending) callOff();
    else audio?.pause();
  }

  function retry() {
    if (requested && snapshot.status === 'failed') start(requested, snapshot.currentTime);
  }

  function seek(percent: number) {
    if (!audio || audio.readyState < haveMetadata || snapshot.duration === 0) return;
    audio.currentTime = (clamp(percent, 0, 100) / 100) * snapshot.duration;
    update(position(audio)); // The element has it at once; its events come later, and a slider would jump back.
  }

  function setVolume(volume: number) {
    element().volume = clamp(volume, 0, 1);
    updateVolume();
  }

  function setMuted(isMuted: boolean) {
    element().muted = isMuted;
    updateVolume();
  }

  /** At once, and not with the element's report: two quick presses must switch twice. */
  function updateVolume() {
    const { volume, muted } = element();
    update({ volume, isMuted: muted });
  }

  function close() {
    unload();
    requested = undefined;
    const { volume, isMuted } = snapshot;
    move('close', { ...idle, track: undefined, pending: undefined, error: undefined, volume, isMuted });
  }

  return {
    choose,
    toggle,
    pause,
    retry,
    seek,
    setVolume,
    setMuted,
    close,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

/** The one player of the site, above all pages. */
export const engine = createEngine(() => new Audio());

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const percentage = (part: number, whole: number) => (whole > 0 ? clamp((part / whole) * 100, 0, 100) : 0);

/** The end of the stretch that arrived around the position. After a seek there may be several. */
function bufferedSeconds({ buffered, currentTime }: AudioElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}
