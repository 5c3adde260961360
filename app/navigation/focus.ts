import { scrollBehavior } from './scroll.ts';

/** Focuses the page's heading, without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Focuses what the hash names, so that Tab goes on from there: the summary of a question, and otherwise the element. Marks
 * it with data-target, because no browser updates :target for history.pushState(), until another hash follows.
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
 * For an overlay that has just closed. The browser gives the focus back to what had it before, but that may have gone with
 * its page, or be nothing, as after a click in Safari. Then the button before the overlay gets it.
 */
export function focusOpener(overlay: Element): void {
  const { activeElement, body } = document;
  // What is hidden keeps the focus until the next frame.
  if (activeElement !== body && !overlay.contains(activeElement)) return;
  (overlay.previousElementSibling as HTMLElement).focus({ preventScroll: true });
}

/** Scrolls to an element and focuses it. Does nothing when its top edge is in the upper 60 % of the viewport. */
export function goToElement(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * 0.6) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: scrollBehavior() });
}
