import type { AudioElement } from './engine.ts';

/**
 * An audio element for tests. Like a browser's it reports later than it acts, through a queue. Unlike a good browser it
 * keeps the reports of a source that was replaced: the engine must bear the worst.
 */
export class FakeAudio extends EventTarget implements AudioElement {
  preload: HTMLAudioElement['preload'] = 'auto';
  volume = 1;
  error: MediaError | null = null;
  paused = true;
  ended = false;
  readyState = 0;
  duration = Number.NaN;
  buffered: TimeRanges = ranges(0);
  /** Every address it was asked to load. */
  loads: string[] = [];
  /** What the next play() does. */
  nextPlay: 'start' | 'reject' | 'throw' = 'start';

  #src = '';
  #currentTime = 0;
  #muted = false;
  #queue: (() => void)[] = [];
  #pendingPlays: { resolve: () => void; reject: (reason: unknown) => void }[] = [];

  get src() {
    return this.#src;
  }

  set src(address: string) {
    this.#src = address;
    this.loads.push(address);
    this.load();
  }

  get muted() {
    return this.#muted;
  }

  set muted(isMuted: boolean) {
    this.#muted = isMuted;
    this.report('volumechange');
  }

  get currentTime() {
    return this.#currentTime;
  }

  set currentTime(seconds: number) {
    if (this.readyState === 0) throw new DOMException('too early', 'InvalidStateError'); // As older browsers do.
    this.#currentTime = seconds;
    this.ended = seconds >= this.duration && this.paused;
    this.report('seeking');
    this.report('seeked');
  }

  /** Whether something is to be heard. */
  get sounds() {
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
    if (this.readyState >= 3) this.report('playing');
    return new Promise((resolve, reject) => this.#pendingPlays.push({ resolve, reject }));
  }

  pause() {
    if (this.paused) return;
    this.paused = true;
    this.report('pause');
    this.#abortPlays();
  }

  load() {
    this.paused = true;
    this.ended = false;
    this.readyState = 0;
    this.error = null;
    this.#currentTime = 0;
    this.duration = Number.NaN;
    this.buffered = ranges(0);
    this.#abortPlays();
  }

  removeAttribute(name: string) {
    if (name === 'src') this.#src = '';
  }

  /** The network brings the recording. */
  arrive(duration = 200) {
    if (!this.#src || this.error) return;
    if (this.readyState === 0) {
      this.duration = duration;
      this.readyState = 1;
      this.report('loadedmetadata');
      this.report('durationchange');
    }
    this.readyState = 4;
    this.buffered = ranges(this.duration / 2);
    this.report('progress');
    if (this.paused) return;
    this.report('playing');
    for (const { resolve } of this.#pendingPlays.splice(0)) resolve();
  }

  /** The network falls behind. */
  stall() {
    if (this.readyState < 3) return;
    this.readyState = 2;
    if (!this.paused) this.report('waiting');
  }

  /** Time passes. */
  advance(seconds: number) {
    if (!this.sounds) return;
    this.#currentTime = Math.min(this.duration, this.#currentTime + seconds);
    this.report('timeupdate');
    if (this.#currentTime < this.duration) return;
    this.ended = true;
    this.paused = true;
    this.report('pause');
    this.report('ended');
  }

  /** The recording is missing or broken. */
  break() {
    if (!this.#src) return;
    this.error = { code: 4, message: 'missing' } as MediaError;
    this.report('error');
    for (const { reject } of this.#pendingPlays.splice(0)) reject(new DOMException('missing', 'NotSupportedError'));
  }

  report(name: string) {
    this.#queue.push(() => this.dispatchEvent(new Event(name)));
  }

  /** Delivers the reports, all or the oldest few, and lets promises settle. */
  async deliver(count = Number.POSITIVE_INFINITY) {
    for (let delivered = 0; delivered < count && this.#queue.length > 0; delivered++) this.#queue.shift()!();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  #abortPlays() {
    for (const { reject } of this.#pendingPlays.splice(0)) reject(new DOMException('interrupted', 'AbortError'));
  }
}

const ranges = (end: number): TimeRanges => ({ length: end > 0 ? 1 : 0, start: () => 0, end: () => end });
