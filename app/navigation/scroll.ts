import { isCalm } from '../motion/motion.ts';

/** How far the page is scrolled, in px. */
export const scrollTop = (): number => scrollY;

/** Scrolls without animation, also where the style sheet sets smooth scrolling. Logs an error: a page must not fail for it. */
export function jumpTo(top: number): void {
  try {
    scrollTo({ top, behavior: 'instant' });
  } catch (error) {
    console.error(error);
  }
}

/** Scrolls to the top: smoothly, or without animation in Calm. */
export const scrollSmoothlyToTop = (): void => scrollTo({ top: 0, behavior: scrollBehavior() });

export const scrollBehavior = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth');
