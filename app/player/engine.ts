import { audioFailed } from 'virtual:messages';
import { parseTime } from '../../contract/time.ts';
import { clamp, percentage } from '../lib/numbers.ts';
import { CurrentAudio } from './current-audio.ts';
import { lastSoundSeconds } from './next-audio.ts';
import { type AudioElement, type PlayerEvent, transitions } from './player-status.ts';
import { createAudio, recordingFiles } from './recording-files.ts';
import { type Cue, idle, isSpeech, type PlayerSnapshot, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';

const unknownPosition = { currentTime: 0, duration: 0, buffered: 0 };

/** 'Previous' goes to the previous track only this early in a track, as in other players. */
const restartSeconds = 3;

/** Plays one recording at a time. Commands do not throw: a failure sets the status `failed` and a message. */
export class Engine {
  #snapshot = idle;
  readonly #listeners = new Set<() => void>();
  /** The latest volume above 0. */
  #audibleVolume = idle.volume;
  readonly #current: CurrentAudio;
  /** Loads the pending track's other file. Undefined if it has none, or if it is loading. */
  #loadOther: (() => void) | undefined;

  /** Calls `createAudio` when a command first needs the element, so never during prerendering. */
  constructor(createAudio: () => AudioElement) {
    this.#current = new CurrentAudio(createAudio, (event) => this.#onReport(event));
  }

  // Arrow functions, because callers pass methods as handlers.
  getSnapshot = (): PlayerSnapshot => this.#snapshot;

  /** The exact position in seconds. The position in the snapshot is up to half a second old. */
  getPosition = (): number => this.#getState().currentTime ?? this.#snapshot.currentTime;

  /** Calls `listener` after each change of the snapshot. Returns a cleanup function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stops the current track and starts this one, a cued track at its second. Toggles playback of the current track. */
  choose = (track: Track) => {
    const { pending, track: current } = this.#snapshot;
    if (track.key === pending?.key) return;
    if (track.key === current?.key && !pending) this.toggle();
    else this.#start(track);
  };

  /** Starts the next track of the album. Ignored at its end. */
  playNext = () => this.#step('next');

  /** Returns to the start of the track; during its first seconds, starts the previous one. */
  playPrevious = () => {
    const { pending, currentTime } = this.#snapshot;
    if (!pending && currentTime > restartSeconds) this.seek(0);
    else this.#step('previous');
  };

  /** Shows a track as ready to play, without loading it. Undefined removes the cue. Ignored for the current track. */
  cue = (cued: Cue | undefined) => {
    const { track, pending, status } = this.#snapshot;
    if (track || pending) {
      if (!(track && isCueOf(cued, track))) this.#update({ cued });
      return;
    }
    if (status === 'failed') this.close();
    const [currentTime, duration] = cued ? [cued.seconds, parseTime(cued.track.duration)] : [0, 0];
    this.#update({ cued, currentTime, duration });
  };

  /** Plays or pauses the current track; without one, starts the cued or the failed track. Cancels a pending track. */
  toggle = () => {
    if (this.#snapshot.pending) return this.#cancel();
    if (this.#current.toggle()) return;
    const track = shownTrack(this.#snapshot) ?? this.#snapshot.failed;
    if (track) this.#start(track);
  };

  /** Pauses the current track. Cancels a pending track. */
  pause = () => {
    if (this.#snapshot.pending) this.#cancel();
    else this.#current.pause();
  };

  /** Loads the failed track again; the current track at the second where it stopped. */
  retry = () => {
    const { failed } = this.#snapshot;
    if (failed) this.#start(failed);
  };

  /** Seeks the current or the cued track to a percentage of its duration, 0 to 100. Ignored without a duration. */
  seek = (percent: number) => {
    const { status, cued, duration, pending } = this.#snapshot;
    const seconds = (clamp(percent, 0, 100) / 100) * duration;
    if (status === 'none' && cued) return this.cue({ ...cued, seconds });
    const isOtherPending = pending && pending.key !== shownTrack(this.#snapshot)?.key;
    if (duration === 0 || isOtherPending) return;
    this.#current.seek(seconds);
    // Until the element fires `seeking`, the slider would jump back. A stopped track starts there later.
    this.#update({ currentTime: seconds });
  };

  /** Sets the volume, clamped to 0 to 1. */
  setVolume = (volume: number) => {
    // Updated before the element fires `volumechange`: two quick presses of a key must be two steps.
    this.#update({ volume: this.#current.setVolume(clamp(volume, 0, 1)) });
    this.#audibleVolume = this.#snapshot.volume || this.#audibleVolume;
  };

  /** Mutes or unmutes speech or music; by default, the kind of the current or next track. */
  setMuted = (isMuted: boolean, isSpoken = isSpeech(this.#snapshot)) => {
    this.#update(isSpoken ? { isSpeechMuted: isMuted } : { isMusicMuted: isMuted });
    this.#configure();
    // 'Unmute' must be audible, also after the slider was moved to 0.
    if (!isMuted && this.#snapshot.volume === 0) this.setVolume(this.#audibleVolume);
  };

  /** Sets the speed of spoken recordings. Music always plays at 1. */
  setSpeed = (speed: number) => {
    this.#update({ speed });
    this.#configure();
  };

  setPlaysAlbum = (playsAlbum: boolean) => {
    this.#update({ playsAlbum });
    this.#current.next.reset();
  };

  /** Preloads the recording of the next track, so that it can start at once. */
  prepare = (next: Track) => this.#current.next.load(recordingFiles(next)[0]);

  /** Loads the current track again at its second, because the visitor wants its other file. A paused one stays as it is. */
  reload = () => {
    const { track, isPlaying } = this.#snapshot;
    this.#current.next.empty();
    if (track?.plays && isPlaying) this.#start(track);
  };

  /** Starts the prepared track during the last 0.3 seconds of the current one, because its sound comes with a delay. */
  endEarly = () => {
    const { status, duration } = this.#snapshot;
    if (status !== 'playing' || !this.#current.next.url || duration - this.getPosition() > lastSoundSeconds) return;
    this.#dispatch('ended', { currentTime: 0 });
    this.#startNext();
  };

  /** Stops playback and clears the track. Volume, mute, speed and `playsAlbum` stay. */
  close = () => {
    this.#current.empty();
    const cleared = { track: undefined, pending: undefined, failed: undefined, cued: undefined, error: undefined };
    this.#dispatch('close', { ...unknownPosition, ...cleared });
  };

  #step(direction: 'next' | 'previous') {
    const { pending, track } = this.#snapshot;
    const other = (pending ?? track)?.[direction];
    if (other) this.#start(other);
  }

  /** The track is pending until the element reports that it plays. Until then, the current one keeps its position. */
  #start(track: Track, isAfterEnd = false) {
    const isShown = track.key === shownTrack(this.#snapshot)?.key;
    const cued = isCueOf(this.#snapshot.cued, track) ? this.#snapshot.cued : undefined;
    const seconds = isAfterEnd ? 0 : (cued?.seconds ?? (isShown ? this.#snapshot.currentTime : 0));
    const position = isShown && { currentTime: seconds };
    this.#dispatch('choose', { ...position, pending: track, failed: undefined, cued, error: undefined });
    this.#load(seconds, isAfterEnd, ...recordingFiles(track));
  }

  #load(seconds: number, isAfterEnd: boolean, file: string, other?: string) {
    this.#loadOther = other ? () => this.#load(seconds, false, other) : undefined;
    this.#current.start(file, seconds, isAfterEnd);
    this.#configure();
  }

  /** Starts the next track of an album that plays through. */
  #startNext() {
    const { track, playsAlbum } = this.#snapshot;
    if (playsAlbum && track?.next) this.#start(track.next, true);
  }

  #onReport(event?: PlayerEvent) {
    const { track, pending, cued, isPlaying } = this.#snapshot;
    if (event === 'cancel') return pending && this.#cancel();
    if (event === 'fail') {
      if (pending && this.#loadOther) return this.#loadOther();
      const failed = pending ?? this.#snapshot.failed ?? track;
      const change = { ...this.#getState(), pending: undefined, failed, error: audioFailed };
      this.#current.empty();
      return this.#dispatch(event, change);
    }
    const started = event === 'playing' && pending && { track: pending, pending: undefined };
    if (event) this.#dispatch(event, { ...started, ...(started && isCueOf(cued, pending) && { cued: undefined }) });
    this.#update(this.#getState());
    // Seeking a paused track to its end fires `ended` too, and must not start the next one.
    if (event === 'ended' && isPlaying) this.#startNext();
  }

  #cancel() {
    const { track, cued } = this.#snapshot;
    this.#current.empty();
    if (track) return this.#dispatch('cancel', { pending: undefined });
    this.close();
    this.cue(cued);
  }

  #configure() {
    const { isSpeechMuted, isMusicMuted, speed } = this.#snapshot;
    if (isSpeech(this.#snapshot)) this.#current.configure(isSpeechMuted, speed);
    else this.#current.configure(isMusicMuted, 1);
  }

  /** Empty while a track is pending: the snapshot still shows the current track. */
  #getState = () => (this.#snapshot.pending ? {} : this.#current.state);

  #dispatch(event: PlayerEvent, change: Partial<PlayerSnapshot> = {}) {
    this.#update({ ...change, status: transitions[event][this.#snapshot.status] });
  }

  #update(change: Partial<PlayerSnapshot>) {
    const next = { ...this.#snapshot, ...change };
    next.isPlaying = next.status === 'playing' || next.status === 'buffering';
    next.progress = percentage(next.currentTime, next.duration);
    // Object.keys() returns strings; the object has the keys of PlayerSnapshot only.
    const keys = Object.keys(next) as (keyof PlayerSnapshot)[];
    if (keys.every((key) => Object.is(next[key], this.#snapshot[key]))) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}

/** The engine of the whole site. It is outside React, so playback continues across pages. */
export const engine = new Engine(createAudio);

const isCueOf = (cue: Cue | undefined, track: Track): cue is Cue => cue?.track.key === track.key;
