import { percentage } from '../lib/numbers.ts';
import { empty, NextAudio } from './next-audio.ts';
import {
  type AudioElement,
  type ElementEvent,
  haveMetadata,
  matchesElement,
  type PlayerEvent,
} from './player-status.ts';
import type { PlayerSnapshot } from './snapshot.ts';

/** The smallest reported change of position. `timeupdate` fires four times a second; twice is enough. */
const positionStepSeconds = 0.4;

/** The sounding audio element. Hides the differences between browsers. `next` replaces it at the end of a recording. */
export class CurrentAudio {
  readonly next = new NextAudio(() => this.#createElement());
  #element: AudioElement | undefined;
  /** The recording that an element was loading when it was created. */
  #loadingSrc = '';
  /** The target of a seek under way. WebKit reports the old position until the seek is done, and after a failure. */
  #soughtSeconds: number | undefined;
  /** The position at the latest reported `timeupdate`. */
  #reportedSeconds = 0;
  /** The number of the latest play() call. Rejections of earlier calls are ignored. */
  #latestPlay = 0;
  readonly #createAudio: () => AudioElement;
  readonly #report: (event?: PlayerEvent) => void;

  /** Calls `report` when the status may have changed, and without an event when only `state` may have changed. */
  constructor(createAudio: () => AudioElement, report: (event?: PlayerEvent) => void) {
    this.#createAudio = createAudio;
    this.#report = report;
  }

  /** Position and volume. Empty until the metadata is loaded. */
  get state(): Partial<Pick<PlayerSnapshot, 'duration' | 'currentTime' | 'buffered' | 'volume'>> {
    const element = this.#element;
    if (!element || element.readyState < haveMetadata) return {};
    const currentTime = element.ended ? 0 : (this.#soughtSeconds ?? element.currentTime);
    if (element.error && currentTime === 0) return {}; // Firefox may reset the position when it loses the source.
    const duration = Number.isFinite(element.duration) ? element.duration : 0;
    return { duration, currentTime, buffered: percentage(bufferedSeconds(element), duration), volume: element.volume };
  }

  /** Plays the recording at the URL instead of the last one; after its end, in the prepared element if possible. */
  start(url: string, atSeconds: number, isAfterEnd = false) {
    const isPrepared = isAfterEnd && this.next.has(url);
    if (isPrepared) this.#exchange();
    this.#soughtSeconds = atSeconds || undefined;
    this.#play(url, isPrepared);
    if (atSeconds > 0) this.seek(atSeconds); // The metadata may be there already.
  }

  /** Pauses or continues the recording. Returns false if there is none. */
  toggle(): boolean {
    if (!this.#element?.src) return false;
    if (this.#element.paused) this.#play();
    else this.pause();
    return true;
  }

  pause() {
    this.#element?.pause();
  }

  /** Waits until the metadata is loaded. */
  seek(seconds: number) {
    this.#soughtSeconds = seconds;
    if (this.#element && this.#element.readyState >= haveMetadata) this.#element.currentTime = seconds;
  }

  /** Sets the volume and returns the element's actual volume. */
  setVolume(volume: number): number {
    this.#getElement().volume = volume;
    return this.#getElement().volume;
  }

  /** Applies to the current recording. start() resets the speed to 1. */
  configure(muted: boolean, playbackRate: number) {
    if (this.#element) Object.assign(this.#element, { muted, playbackRate });
  }

  /** Removes the recording, and the next one. */
  empty() {
    this.#latestPlay++;
    this.#soughtSeconds = undefined;
    this.next.empty();
    if (this.#element) empty(this.#element);
  }

  #getElement(): AudioElement {
    this.#element ??= this.#createElement();
    return this.#element;
  }

  /** Loads the recording at the URL, unless it is prepared, and plays. */
  #play(url?: string, isPrepared = false) {
    const ownPlay = ++this.#latestPlay;
    try {
      const element = this.#getElement();
      if (url && !isPrepared) {
        this.next.empty();
        const isLoading =
          this.#loadingSrc && new URL(url, this.#loadingSrc).href === this.#loadingSrc && !element.error;
        if (!isLoading) element.src = url; // Setting the source also stops the previous one.
        this.#loadingSrc = '';
      }
      element.play().catch((reason: unknown) => {
        if (ownPlay !== this.#latestPlay) return;
        const { name } = reason instanceof Error ? reason : {};
        if (name === 'NotAllowedError' && isPrepared) {
          // The browser lets play only the element that a visitor has started.
          this.#exchange();
          this.#play(url);
        }
        // AbortError: the visitor or the system paused before playback began.
        else this.#report(name === 'AbortError' ? 'cancel' : 'fail');
      });
    } catch {
      this.#report('fail');
    }
  }

  /** The last element may still sound for a moment, but its events are ignored. */
  #exchange() {
    const last = this.#getElement();
    this.#element = Object.assign(this.next.exchange(last), { volume: last.volume, muted: last.muted });
  }

  #createElement(): AudioElement {
    const element = this.#createAudio();
    this.#loadingSrc ||= element.src;
    if (!element.src) element.preload = 'none';
    const on = (name: string, listener: () => void) =>
      element.addEventListener(name, () => element === this.#element && listener());
    // Object.keys() returns strings; the keys of this object are the element's events.
    for (const name of Object.keys(matchesElement) as ElementEvent[])
      on(name, () => {
        // Chromium fires no `ended` when the element is paused at the very end.
        const event = name === 'pause' && element.ended ? 'ended' : name;
        if (matchesElement[event](element)) this.#report(event);
      });
    for (const name of ['seeking', 'durationchange', 'progress', 'volumechange']) on(name, () => this.#report());
    on('timeupdate', () => {
      if (Math.abs(element.currentTime - this.#reportedSeconds) < positionStepSeconds) return;
      this.#reportedSeconds = element.currentTime;
      this.#report();
    });
    on('loadedmetadata', () => this.#soughtSeconds && this.seek(this.#soughtSeconds));
    on('seeked', () => {
      // Otherwise another seek has begun, or the event belongs to the previous source.
      if (!element.seeking && element.readyState >= haveMetadata) this.#soughtSeconds = undefined;
    });
    on('error', () => element.error && this.#report('fail'));
    return element;
  }
}

/** The end of the buffered range around the position, in seconds. Seeking can leave several ranges. */
function bufferedSeconds({ buffered, currentTime }: AudioElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  return 0;
}
