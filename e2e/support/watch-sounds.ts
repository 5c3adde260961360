/** Keeps every audio element that the page makes in `window.elements`: the page itself does not tell what they do. */
export function watchSounds(): void {
  const elements: HTMLAudioElement[] = [];
  Object.assign(window, { elements });
  window.Audio = new Proxy(window.Audio, {
    construct(Original, values) {
      const element = new Original(...values);
      elements.push(element);
      return element;
    },
  });
}
