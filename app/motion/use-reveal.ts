import { type RefObject, useLayoutEffect } from 'react';
import { isCalm } from './motion.ts';

/**
 * Lets the parts of a section appear one after the other when it comes into view: the element gets `data-reveal`,
 * 'waiting' and then 'shown', its children their `--index`; the style sheet moves them. Without JavaScript, in Calm, or
 * when the section is in view from the start, everything is simply there.
 */
export function useReveal(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = section.current;
    if (!element || isCalm() || element.getBoundingClientRect().top < innerHeight) return;
    for (const [index, child] of [...element.children].entries()) {
      (child as HTMLElement).style.setProperty('--index', String(index));
    }
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [section]);
}
