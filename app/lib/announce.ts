let count = 0;

/**
 * Says a text to screen reader users, in the one live region of the page; in a modal dialog in the dialog's own, because the
 * page is inert. Returns a function that takes the text back, so that the same one can be said again.
 */
export function announce(text: string): () => void {
  const region = document.querySelector('dialog:modal [data-announcer]') ?? document.getElementById('_announcer')!;
  const number = ++count;
  region.textContent = text;
  return () => {
    if (number === count) region.textContent = '';
  };
}
