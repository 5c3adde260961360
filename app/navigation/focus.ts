import { layOutNow } from './lay-out-later.ts';
import { scrollBehavior } from './scroll.ts';

/** Focuses the page's heading, without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Focuses the target of the hash, or its summary, so that Tab continues from there. Marks the target with data-target until
 * the hash changes, because no browser updates :target after history.pushState().
 */
export function focusTarget(target: HTMLElement): void {
  const summary = target.querySelector<HTMLElement>(':scope > summary');
  if (!summary) target.tabIndex = -1;
  target.dataset.target = '';
  addEventListener('hashchange', () => delete target.dataset.target, { once: true });
  (summary ?? target).focus({ preventScroll: true });
}

/** Focuses an element. If it is outside the viewport, also scrolls it to the centre, without animation. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Focuses the button before an overlay that has just closed, unless the browser has restored the focus. It cannot when the
 * previously focused element has been removed with its page, or when there was none, as after a click in Safari.
 */
export function focusOpener(overlay: Element): void {
  const { activeElement, body } = document;
  // A hidden element keeps the focus until the next frame.
  if (activeElement !== body && !overlay.contains(activeElement)) return;
  (overlay.previousElementSibling as HTMLElement).focus({ preventScroll: true });
}

/** Opens a modal dialog. Returns a cleanup function, which closes it and focuses the button before it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
    focusOpener(dialog);
  };
}

/** Scrolls to an element and focuses it. Does nothing when its top edge is in the upper 60 % of the viewport. */
export function goToElement(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * 0.6) return;
  layOutNow();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: scrollBehavior() });
}
