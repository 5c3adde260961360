import type { AudioElement } from './player-status.ts';

/** How long before its end a recording may be ended early. If it still sounds after that time, it is stopped. */
export const lastSoundSeconds = 0.3;

/** The silent audio element in which the next recording loads. */
export class NextAudio {
  /** The recording in it, loading or loaded. */
  url: string | undefined;
  #element: AudioElement | undefined;
  readonly #createAudio: () => AudioElement;

  constructor(createAudio: () => AudioElement) {
    this.#createAudio = createAudio;
  }

  /** Loads a recording, unless it is there already. */
  load(url: string) {
    if (url === this.url) return;
    this.url = url;
    const element = this.#getElement();
    element.preload = 'auto';
    element.src = url;
  }

  /** Whether this recording is in it, without an error. */
  has(url: string): boolean {
    return url === this.url && !this.#element?.error;
  }

  /** Returns the element for playback and keeps `last`, which may still sound for a moment, for the next recording. */
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

  /** Removes the recording. Called during a press, it makes Safari let the element play later without a press. */
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
