import { parseTime } from '../../contract/time.ts';
import { clamp } from '../lib/numbers.ts';
import { type Cue, idle, isSpeech, type PlayerSnapshot, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import {
  type ElementEvent,
  type ElementState,
  haveFutureData,
  haveMetadata,
  matchesElement,
  type PlayerEvent,
  transitions,
} from './transitions.ts';

/** The message for every failure. The specification gives its wording. */
export const failureMessage = 'Unable to play audio. Please ensure the audio file exists.';

/** Smallest change of position that is published. `timeupdate` fires four times a second; half of that is enough. */
const positionStepSeconds = 0.4;

/** How long before its end a track may be ended early. After that time it is stopped, if it still sounds. */
const lastSoundSeconds = 0.3;

/** A recording whose time has not moved for this long, while it plays and has its data, stands still. */
const nudgeMs = 1500;
/** Not 0: a seek to the same place is ignored. */
const nudgeSeconds = 0.05;

/** The part of HTMLAudioElement that the engine uses. */
export type AudioElement = EventTarget &
  ElementState &
  Pick<HTMLAudioElement, 'src' | 'preload' | 'currentTime' | 'volume' | 'muted' | 'playbackRate'> &
  Pick<HTMLAudioElement, 'duration' | 'buffered' | 'error' | 'seeking'> &
  Pick<HTMLAudioElement, 'play' | 'pause' | 'load' | 'removeAttribute'>;

/** Plays one recording at a time. No command throws: a failure sets the status `failed` and a message in the snapshot. */
export interface Engine {
  /** Stops the current track and starts this one, a cued track at its second. Toggles playback of the current track. */
  choose(track: Track): void;
  /** Shows a track as ready to play, without loading it. Undefined removes the cue. Ignored for the current track. */
  cue(cue: Cue | undefined): void;
  /** Plays or pauses the current track; without one, starts the cued track. Cancels a pending track. */
  toggle(): void;
  /** Pauses the current track. Cancels a pending track. */
  pause(): void;
  /** Loads the failed track again, at the second where it stopped. */
  retry(): void;
  /** Seeks the current or the cued track to a percentage of its duration, 0 to 100. Ignored until it is known. */
  seek(percent: number): void;
  /** Sets the volume, clamped to 0 to 1. */
  setVolume(volume: number): void;
  /** Mutes or unmutes speech or music: by default what plays, or what Play would start. */
  setMuted(isMuted: boolean, isSpoken?: boolean): void;
  /** Sets the speed of spoken recordings: 1 is as recorded. Music always plays at 1. */
  setSpeed(speed: number): void;
  setPlaysAlbum(playsAlbum: boolean): void;
  /** Loads the recording of the next track, silently, so that it can start at once. */
  prepare(next: Track): void;
  /**
   * Starts the prepared track a moment before the current one is over, because a recording takes as long to be heard.
   * Ignored earlier than 0.3 seconds before the end.
   */
  endEarly(): void;
  /** Stops playback and clears the track. Volume, mute, speed and `playsAlbum` stay. */
  close(): void;
  /** Calls `listener` after each change of the snapshot. Returns a cleanup function. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
  /** The position in seconds, exactly; that of the snapshot is up to half a second old. */
  getPosition(): number;
}

/** Creates an engine. It calls `createAudio` only when a command needs the element, so never during prerendering. */
export function createEngine(createAudio: () => AudioElement): Engine {
  let snapshot = idle;
  const listeners = new Set<() => void>();

  /** The element that sounds. */
  let audio: AudioElement | undefined;
  /** The silent element, in which the next recording loads. When that starts, the two change places. */
  let spare: AudioElement | undefined;
  /** The track of the latest call of start(). */
  let requested: Track | undefined;
  /** The recording that `spare` loads. */
  let preparedUrl: string | undefined;
  /** Whether the element's source is the recording of `requested`. */
  let isLoaded = false;
  let startSeconds = 0;
  /** The latest volume above 0. */
  let audibleVolume = idle.volume;
  /** The target of a seek that is not done yet. WebKit reports the old position until then, and after a failure. */
  let soughtSeconds: number | undefined;
  let nudgeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the latest call of play(). Rejections of earlier calls are ignored. */
  let latestPlay = 0;

  function update(change: Partial<PlayerSnapshot>) {
    const next = { ...snapshot, ...change };
    next.isPlaying = next.status === 'playing' || next.status === 'buffering';
    next.progress = percentage(next.currentTime, next.duration);
    // Object.keys() returns strings; the object has the keys of PlayerSnapshot only.
    const keys = Object.keys(next) as (keyof PlayerSnapshot)[];
    if (keys.every((key) => Object.is(next[key], snapshot[key]))) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  const dispatch = (event: PlayerEvent, change: Partial<PlayerSnapshot> = {}) =>
    update({ ...change, status: transitions[event][snapshot.status] });

  function getAudio(): AudioElement {
    audio ??= createElement();
    return audio;
  }

  function createElement(): AudioElement {
    const element = createAudio();
    element.preload = 'none';
    const on = (name: string, listener: () => void) =>
      element.addEventListener(name, () => {
        if (element === audio) listener();
      });
    // Object.keys() returns strings; the keys of this object are the element's events.
    for (const name of Object.keys(matchesElement) as ElementEvent[]) on(name, () => onElementEvent(name, element));
    for (const name of ['seeking', 'durationchange', 'progress']) on(name, () => update(positionOf(element)));
    on('timeupdate', () => {
      if (Math.abs(element.currentTime - snapshot.currentTime) >= positionStepSeconds) update(positionOf(element));
    });
    on('loadedmetadata', () => {
      if (element.readyState < haveMetadata) return; // A late event of the previous source.
      if (startSeconds > 0) seekTo(element, startSeconds);
      startSeconds = 0;
    });
    on('seeked', () => {
      if (!element.seeking) soughtSeconds = undefined; // Otherwise another seek has begun.
    });
    on('volumechange', updateVolume);
    for (const name of ['playing', 'seeked', 'timeupdate']) on(name, () => nudgeLater(element));
    on('error', () => {
      if (element.error) fail();
    });
    return element;
  }

  function seekTo(element: AudioElement, seconds: number) {
    soughtSeconds = seconds;
    element.currentTime = seconds;
  }

  /**
   * WebKitGTK sometimes stands still soon after a seek: it has all data and reports that it plays. A second seek ends
   * that. After a seek to nearly the end it sometimes does not report that it has ended. Each step of the time begins the
   * wait anew.
   */
  function nudgeLater(element: AudioElement) {
    const { currentTime } = element;
    clearTimeout(nudgeTimer);
    nudgeTimer = setTimeout(() => {
      const { paused, ended, readyState } = element;
      const standsStill = !paused && !ended && readyState >= haveFutureData && element.currentTime === currentTime;
      if (standsStill) seekTo(element, currentTime + nudgeSeconds);
      else if (ended && snapshot.isPlaying && element === audio) onElementEvent('ended', element);
    }, nudgeMs);
  }

  function onElementEvent(name: ElementEvent, element: AudioElement) {
    // Chromium fires no `ended` when the element is paused at the very end.
    const event = name === 'pause' && element.ended ? 'ended' : name;
    if (!matchesElement[event](element)) return;
    const { pending, cued, isPlaying } = snapshot;
    const started = event === 'playing' && pending;
    dispatch(
      event,
      started ? { track: pending, pending: undefined, cued: isCueOf(cued, pending) ? undefined : cued } : {},
    );
    update(positionOf(element));
    // Seeking a paused track to its end fires `ended` too, and must not start the next one.
    if (event === 'ended' && isPlaying) startNext();
  }

  /** Starts the next track of an album that plays through. */
  function startNext() {
    const { track, playsAlbum } = snapshot;
    const next = playsAlbum && track?.next;
    if (!next) return;
    const isPrepared = next.audioUrl === preparedUrl && !spare?.error;
    if (isPrepared) swap();
    start(next, 0, isPrepared);
  }

  function endEarly() {
    const isAtEnd = audio && audio.duration - audio.currentTime <= lastSoundSeconds;
    if (snapshot.status !== 'playing' || !preparedUrl || !isAtEnd) return;
    dispatch('ended', { currentTime: 0 });
    startNext();
  }

  /** The element's position. Empty while a track is pending: the snapshot still shows the current track. */
  function positionOf(element: AudioElement): Partial<PlayerSnapshot> {
    if (snapshot.pending || element.readyState < haveMetadata) return {};
    const duration = Number.isFinite(element.duration) ? element.duration : 0;
    return {
      duration,
      currentTime: element.ended ? 0 : (soughtSeconds ?? element.currentTime),
      buffered: percentage(bufferedSeconds(element), duration),
    };
  }

  function start(track: Track, atSeconds: number, isPrepared = false) {
    requested = track;
    startSeconds = atSeconds;
    const isAnother = track.key !== shownTrack(snapshot)?.key;
    dispatch('choose', {
      pending: track,
      failed: undefined,
      cued: isCueOf(snapshot.cued, track) ? snapshot.cued : undefined,
      error: undefined,
      currentTime: atSeconds,
      ...(isAnother && { currentTime: 0, duration: 0, buffered: 0 }),
    });
    play(isPrepared ? undefined : track.audioUrl);
  }

  /** Plays the recording at the URL, or without one the recording that is loaded. */
  function play(audioUrl?: string) {
    const ownPlay = ++latestPlay;
    try {
      if (audioUrl) {
        soughtSeconds = undefined;
        emptySpare();
        getAudio().src = audioUrl; // Setting the source also stops the previous one, and sets the speed to 1.
        updateSpeed();
        isLoaded = true;
      }
      updateMuted();
      getAudio()
        .play()
        .catch((reason: unknown) => {
          if (ownPlay !== latestPlay) return;
          const { name } = reason instanceof Error ? reason : {};
          if (name === 'NotAllowedError' && !audioUrl && snapshot.pending) {
            // The browser lets only the element play that a visitor has started.
            [audio, spare] = [spare, audio];
            play(snapshot.pending.audioUrl);
          }
          // AbortError: the visitor or the system paused before playback began.
          else if (name !== 'AbortError') fail();
          else if (snapshot.pending) cancel();
        });
    } catch {
      fail();
    }
  }

  function getSpare(): AudioElement {
    spare ??= createElement();
    return spare;
  }

  function prepare({ audioUrl }: Track) {
    if (audioUrl === preparedUrl) return;
    preparedUrl = audioUrl;
    getSpare().preload = 'auto';
    getSpare().src = audioUrl;
  }

  /** Makes the prepared element the one that sounds. The other one may be a moment before its end. */
  function swap() {
    const last = getAudio();
    [audio, spare] = [getSpare(), last];
    audio.volume = last.volume;
    preparedUrl = soughtSeconds = undefined;
    setTimeout(() => {
      if (spare === last && !preparedUrl) empty(last);
    }, lastSoundSeconds * 1000);
  }

  function emptySpare() {
    preparedUrl = undefined;
    if (spare) empty(spare);
  }

  function fail() {
    const last = audio ? positionOf(audio) : {};
    // Firefox can reset the position to 0 when it loses the source.
    const isReset = audio?.error && last.currentTime === 0;
    unload();
    const failed = snapshot.pending ?? snapshot.failed;
    dispatch('fail', { ...(!isReset && last), pending: undefined, failed, error: failureMessage });
  }

  function cancel() {
    const { track, cued } = snapshot;
    if (!track) {
      close();
      cue(cued);
      return;
    }
    unload();
    dispatch('cancel', { pending: undefined });
  }

  function unload() {
    latestPlay++;
    isLoaded = false;
    soughtSeconds = undefined;
    emptySpare();
    if (audio) empty(audio);
  }

  function choose(track: Track) {
    if (track.key === snapshot.pending?.key) return;
    const { cued, failed = snapshot.track } = snapshot;
    if (track.key === failed?.key && !snapshot.pending) toggle();
    else start(track, isCueOf(cued, track) ? cued.seconds : 0);
  }

  function cue(cued: Cue | undefined) {
    const { track, pending, status } = snapshot;
    if (track || pending) {
      if (!(track && isCueOf(cued, track))) update({ cued });
      return;
    }
    if (status === 'failed') close();
    const [currentTime, duration] = cued ? [cued.seconds, parseTime(cued.track.duration)] : [0, 0];
    update({ cued, currentTime, duration });
  }

  function toggle() {
    if (snapshot.pending) return cancel();
    if (!isLoaded) {
      const track = shownTrack(snapshot) ?? requested;
      if (track) start(track, snapshot.currentTime);
      return;
    }
    if (getAudio().paused) play();
    else getAudio().pause();
  }

  function pause() {
    if (snapshot.pending) cancel();
    else audio?.pause();
  }

  function retry() {
    const { status, cued, currentTime } = snapshot;
    if (!requested || status !== 'failed') return;
    start(requested, isCueOf(cued, requested) ? cued.seconds : currentTime);
  }

  function seek(percent: number) {
    const { status, cued, duration } = snapshot;
    const seconds = (clamp(percent, 0, 100) / 100) * duration;
    if (status === 'none' && cued) return cue({ ...cued, seconds });
    if (!audio || audio.readyState < haveMetadata || duration === 0) return;
    seekTo(audio, seconds);
    update(positionOf(audio)); // Without waiting for `seeking`: until then the slider would jump back.
  }

  function setVolume(volume: number) {
    getAudio().volume = clamp(volume, 0, 1);
    audibleVolume = getAudio().volume || audibleVolume;
    updateVolume();
  }

  function setMuted(isMuted: boolean, isSpoken = isSpeech(snapshot)) {
    update(isSpoken ? { isSpeechMuted: isMuted } : { isMusicMuted: isMuted });
    updateMuted();
    // After 'Unmute' something must be heard, also when the slider was moved to 0 before.
    if (!isMuted && snapshot.volume === 0) setVolume(audibleVolume);
  }

  function updateMuted() {
    if (audio) audio.muted = requested?.isSpoken ? snapshot.isSpeechMuted : snapshot.isMusicMuted;
  }

  /** The setter calls this too, because `volumechange` fires later: two quick presses of a key must be two steps. */
  function updateVolume() {
    update({ volume: getAudio().volume });
  }

  function setSpeed(speed: number) {
    update({ speed });
    updateSpeed();
  }

  function updateSpeed() {
    if (audio && requested?.isSpoken) audio.playbackRate = snapshot.speed;
  }

  function setPlaysAlbum(playsAlbum: boolean) {
    update({ playsAlbum });
    emptySpare();
    // Safari lets an element play without a press later if it was loaded during one, even if it was empty.
    if (playsAlbum) empty(getSpare());
  }

  function close() {
    unload();
    requested = undefined;
    const cleared = { track: undefined, pending: undefined, failed: undefined, cued: undefined, error: undefined };
    const { volume, isMusicMuted, isSpeechMuted, speed, playsAlbum } = snapshot;
    dispatch('close', { ...idle, ...cleared, volume, isMusicMuted, isSpeechMuted, speed, playsAlbum });
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
    setSpeed,
    setPlaysAlbum,
    prepare,
    endEarly,
    close,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getPosition: () => (audio && positionOf(audio).currentTime) ?? snapshot.currentTime,
  };
}

/** The engine of the whole site. It is outside React, so playback continues across pages. */
export const engine = createEngine(() => new Audio());

/** Removes the source, which stops playback and loading. */
function empty(element: AudioElement) {
  element.removeAttribute('src');
  element.load();
}

const isCueOf = (cue: Cue | undefined, track: Track): cue is Cue => cue?.track.key === track.key;

const percentage = (part: number, whole: number) => (whole > 0 ? clamp((part / whole) * 100, 0, 100) : 0);

/** The end of the buffered range around the position, in seconds. After a seek there can be several ranges. */
function bufferedSeconds({ buffered, currentTime }: AudioElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}
