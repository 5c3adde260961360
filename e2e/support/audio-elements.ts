/** A window whose audio elements are collected, because the player's are not in the document. */
export type AudioWindow = Window & { audioElements: HTMLAudioElement[] };

/** An init script. Collects every audio element that the page creates in `window.audioElements`. */
export function collectAudioElements(): void {
  const audioElements: HTMLAudioElement[] = [];
  Object.assign(window, { audioElements });
  window.Audio = new Proxy(window.Audio, {
    construct(Original, values) {
      const element = new Original(...values);
      audioElements.push(element);
      return element;
    },
  });
}
