let count = 0;

/**
 * Announces a text to screen reader users, in the live region of the page or of the open modal dialog, which makes the page
 * inert. Returns a function that removes the text, so that the same text can be announced again.
 */
export function announce(text: string): () => void {
  const region = document.querySelector('dialog:modal [data-announcer]') ?? document.getElementById('_announcer')!;
  const number = ++count;
  region.textContent = text;
  return () => {
    if (number === count) region.textContent = '';
  };
}
