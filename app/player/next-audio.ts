import type { AudioElement } from './transitions.ts';

/** How long before its end a recording may be ended early. After that time it is stopped, if it still sounds. */
export const lastSoundSeconds = 0.3;

/** The silent audio element, in which the next recording loads. */
export class NextAudio {
  /** The recording that it loads or has loaded. */
  url: string | undefined;
  #element: AudioElement | undefined;
  readonly #createAudio: () => AudioElement;

  constructor(createAudio: () => AudioElement) {
    this.#createAudio = createAudio;
  }

  /** Loads a recording, once. */
  load(url: string) {
    if (url === this.url) return;
    this.url = url;
    const element = this.#getElement();
    element.preload = 'auto';
    element.src = url;
  }

  /** Whether it loads or has loaded this recording, without an error. */
  has(url: string): boolean {
    return url === this.url && !this.#element?.error;
  }

  /** Returns the element, so that it can sound, and keeps `last` for later. It may still sound for a moment. */
  exchange(last: AudioElement): AudioElement {
    const element = this.#getElement();
    this.#element = last;
    this.url = undefined;
    setTimeout(() => {
      if (this.#element === last && !this.url) empty(last);
    }, lastSoundSeconds * 1000);
    return element;
  }

  /** Removes the recording. */
  empty() {
    if (this.#element) this.reset();
  }

  /** Call it during a press, so that Safari lets the element, which was empty then, play without a press later. */
  reset() {
    this.url = undefined;
    empty(this.#getElement());
  }

  #getElement(): AudioElement {
    this.#element ??= this.#createAudio();
    return this.#element;
  }
}

/** Removes the source, which stops playback and loading. */
export function empty(element: AudioElement) {
  element.removeAttribute('src');
  element.load();
}
