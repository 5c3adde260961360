import { isCalm } from '../motion/motion.ts';

/** How far the page is scrolled, in px. */
export const scrollTop = (): number => scrollY;

/** At once: the style sheet may ask for smooth scrolling. */
export const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' });

/** Smoothly, unless Calm. */
export const scrollSmoothlyToTop = (): void => scrollTo({ top: 0, behavior: scrollBehavior() });

export const scrollBehavior = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth');
