import type { AudioElement } from '../app/player/player-status.ts';

/**
 * An audio element for tests. Like a browser, it queues its events and fires them later. Unlike most browsers, it keeps the
 * queued events of a replaced source, so that the tests cover this worst case.
 */
export class FakeAudio extends EventTarget implements AudioElement {
  preload: HTMLAudioElement['preload'] = 'auto';
  volume = 1;
  playbackRate = 1;
  error: MediaError | null = null;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  duration = Number.NaN;
  buffered: TimeRanges = ranges(0);
  /** Every URL that was set as source. */
  loadedUrls: string[] = [];
  /** The outcome of the next play(). */
  nextPlay: 'start' | 'reject' | 'throw' = 'start';

  #src = '';
  #currentTime = 0;
  #muted = false;
  #queue: (() => void)[] = [];
  #pendingPlays: { resolve: () => void; reject: (reason: unknown) => void }[] = [];

  get src() {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
    this.loadedUrls.push(url);
    this.load();
  }

  get muted() {
    return this.#muted;
  }

  set muted(isMuted: boolean) {
    this.#muted = isMuted;
    this.queueEvent('volumechange');
  }

  get currentTime() {
    return this.#currentTime;
  }

  set currentTime(seconds: number) {
    if (this.readyState === 0) throw new DOMException('too early', 'InvalidStateError'); // Like older browsers.
    this.#currentTime = seconds;
    this.ended = seconds >= this.duration && this.paused;
    this.queueEvent('seeking');
    this.queueEvent('seeked');
  }

  /** Whether playback can be heard. */
  get isAudible() {
    return !this.paused && this.readyState >= 3;
  }

  play(): Promise<void> {
    if (this.nextPlay === 'throw') throw new Error('thrown');
    if (this.nextPlay === 'reject') return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    if (this.ended) {
      this.ended = false;
      this.#currentTime = 0;
    }
    this.paused = false;
    if (this.readyState >= 3) this.queueEvent('playing');
    return new Promise((resolve, reject) => this.#pendingPlays.push({ resolve, reject }));
  }

  pause() {
    if (this.paused) return;
    this.paused = true;
    this.queueEvent('pause');
    this.#abortPlays();
  }

  load() {
    this.paused = true;
    this.ended = false;
    this.readyState = 0;
    this.error = null;
    this.playbackRate = 1;
    this.#currentTime = 0;
    this.duration = Number.NaN;
    this.buffered = ranges(0);
    this.#abortPlays();
  }

  removeAttribute(name: string) {
    if (name === 'src') this.#src = '';
  }

  /** Simulates that the recording has loaded. `duration` is in seconds. */
  finishLoading(duration = 200) {
    if (!this.#src || this.error) return;
    if (this.readyState === 0) {
      this.duration = duration;
      this.readyState = 1;
      this.queueEvent('loadedmetadata');
      this.queueEvent('durationchange');
    }
    this.readyState = 4;
    this.buffered = ranges(this.duration / 2);
    this.queueEvent('progress');
    if (this.paused) return;
    this.queueEvent('playing');
    for (const { resolve } of this.#pendingPlays.splice(0)) resolve();
  }

  /** Simulates that loading is slower than playback. */
  stall() {
    if (this.readyState < 3) return;
    this.readyState = 2;
    if (!this.paused) this.queueEvent('waiting');
  }

  /** Advances the position, as playback does. */
  advance(seconds: number) {
    if (!this.isAudible) return;
    this.#currentTime = Math.min(this.duration, this.#currentTime + seconds);
    this.queueEvent('timeupdate');
    if (this.#currentTime < this.duration) return;
    this.ended = true;
    this.paused = true;
    this.queueEvent('pause');
    this.queueEvent('ended');
  }

  /** Simulates a missing or invalid recording. */
  failLoading() {
    if (!this.#src) return;
    this.error = mediaError;
    this.queueEvent('error');
    for (const { reject } of this.#pendingPlays.splice(0)) reject(new DOMException('missing', 'NotSupportedError'));
  }

  queueEvent(name: string) {
    this.#queue.push(() => this.dispatchEvent(new Event(name)));
  }

  /** Fires the queued events, by default all, oldest first. Then lets promises settle. */
  async flushEvents(count = Number.POSITIVE_INFINITY) {
    for (let fired = 0; fired < count && this.#queue.length > 0; fired++) this.#queue.shift()!();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  #abortPlays() {
    for (const { reject } of this.#pendingPlays.splice(0)) reject(new DOMException('interrupted', 'AbortError'));
  }
}

// A cast, because the type also requires the constants of MediaError, which the engine does not read.
export const mediaError = { code: 4, message: 'missing' } as MediaError;

const ranges = (end: number): TimeRanges => ({ length: end > 0 ? 1 : 0, start: () => 0, end: () => end });
