import { parseTime } from '../../contract/time.ts';
import { clamp } from '../lib/numbers.ts';
import { type Cue, idle, type PlayerSnapshot, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { type ElementSignal, haveMetadata, isTrue, type Signal, transitions, type Witness } from './transitions.ts';

/** The specification's words for every failure. */
export const failureMessage = 'Unable to play audio. Please ensure the audio file exists.';

/** The element reports four times a second. To draw every second report costs half, and nobody sees the difference. */
const shownStepSeconds = 0.4;

/** The part of an audio element that the engine uses. */
export type AudioElement = EventTarget &
  Witness &
  Pick<HTMLAudioElement, 'src' | 'preload' | 'currentTime' | 'volume' | 'muted'> &
  Pick<HTMLAudioElement, 'duration' | 'buffered' | 'error'> &
  Pick<HTMLAudioElement, 'play' | 'pause' | 'load' | 'removeAttribute'>;

export interface Engine {
  /** Starts a track, stopping the current one; toggles the current one. A cued track starts at its second. */
  choose(track: Track): void;
  /** Points to a track, without a sound and without loading anything; without effect on the current one. */
  cue(cued: Cue | undefined): void;
  /** Plays or pauses the current track; starts a cued one where there is none; calls off a pending one. */
  toggle(): void;
  /** Silence: pauses the current track, calls off a pending one. */
  pause(): void;
  /** Asks again for the track that failed, at the second where it stopped. */
  retry(): void;
  /** Sets the position, in percent of the length; that of a cued track too. Without effect until the length is known. */
  seek(percent: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setPlaysAlbum(playsAlbum: boolean): void;
  /** Stops, and forgets the track. */
  close(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
}

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
    const { pending, cued, playsAlbum, isPlaying } = snapshot;
    const started = signal === 'playing' && pending;
    move(signal, started ? { track: pending, pending: undefined, cued: isOf(cued, pending) ? undefined : cued } : {});
    update(position(source));
    const { next } = snapshot.track ?? {};
    // A paused track that is moved to its end has ended too; but nobody was listening.
    if (signal === 'ended' && isPlaying && playsAlbum && next) start(next, 0);
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
    const isAnother = track.key !== shownTrack(snapshot)?.key;
    move('choose', {
      pending: track,
      cued: isOf(snapshot.cued, track) ? snapshot.cued : undefined,
      error: undefined,
      currentTime: atSeconds,
      ...(isAnother && { currentTime: 0, duration: 0, buffered: 0 }),
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
    // Firefox may forget where it was with the recording that it lost.
    const isForgotten = audio?.error && last.currentTime === 0;
    unload();
    move('fail', { ...(!isForgotten && last), pending: undefined, error: failureMessage });
  }

  function callOff() {
    const { track, cued } = snapshot;
    if (!track) {
      close();
      cue(cued);
      return;
    }
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
    const { cued } = snapshot;
    if (track.key === snapshot.track?.key && !snapshot.pending) toggle();
    else start(track, isOf(cued, track) ? cued.seconds : 0);
  }

  function cue(cued: Cue | undefined) {
    const { track, pending, status } = snapshot;
    if (track || pending) {
      if (!(track && isOf(cued, track))) update({ cued });
      return;
    }
    if (status === 'failed') close();
    const [currentTime, duration] = cued ? [cued.seconds, parseTime(cued.track.duration)] : [0, 0];
    update({ cued, currentTime, duration });
  }

  function toggle() {
    if (snapshot.pending) return callOff();
    if (!isLoaded) {
      const track = shownTrack(snapshot) ?? requested;
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
    const { status, cued, currentTime } = snapshot;
    if (!requested || status !== 'failed') return;
    start(requested, isOf(cued, requested) ? cued.seconds : currentTime);
  }

  function seek(percent: number) {
    const { status, cued, duration } = snapshot;
    const seconds = (clamp(percent, 0, 100) / 100) * duration;
    if (status === 'none' && cued) return cue({ ...cued, seconds });
    if (!audio || audio.readyState < haveMetadata || duration === 0) return;
    audio.currentTime = seconds;
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

  function setPlaysAlbum(playsAlbum: boolean) {
    update({ playsAlbum });
  }

  function close() {
    unload();
    requested = undefined;
    const { volume, isMuted, playsAlbum } = snapshot;
    const nothing = { track: undefined, pending: undefined, cued: undefined, error: undefined };
    move('close', { ...idle, ...nothing, volume, isMuted, playsAlbum });
  }

  return {
    choose,
    cue,
    toggle,
    pause,
    retry,
    seek,
    setVolume,
    setMuted,
    setPlaysAlbum,
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

const isOf = (cued: Cue | undefined, track: Track): cued is Cue => cued?.track.key === track.key;

const percentage = (part: number, whole: number) => (whole > 0 ? clamp((part / whole) * 100, 0, 100) : 0);

/** The end of the stretch that arrived around the position. After a seek there may be several. */
function bufferedSeconds({ buffered, currentTime }: AudioElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}
