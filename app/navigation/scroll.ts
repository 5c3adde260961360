import { isCalm } from '../motion/motion.ts';

/** How far the page is scrolled, in px. */
export const scrollTop = (): number => scrollY;

/** Scrolls without animation, also where the style sheet sets smooth scrolling. */
export function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' }); // Not returned: in new browsers it is a promise, which React takes for a cleanup.
}

/** Scrolls to the top: smoothly, or without animation in Calm. */
export function scrollSmoothlyToTop(): void {
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

export const scrollBehavior = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth');
