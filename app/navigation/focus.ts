import { scrollBehavior } from './scroll.ts';

/** Puts the focus on the page's heading, without scrolling there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Puts the focus on an element. The page scrolls, at once, only if the element is out of sight. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Scrolls to an element and puts the focus on it, unless it begins in the upper part of the window: then both stay where
 * they are.
 */
export function goToElement(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * 0.6) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: scrollBehavior() });
}
