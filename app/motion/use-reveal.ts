import { type RefObject, useLayoutEffect } from 'react';
import { isCalm } from './motion.ts';

/**
 * Reveals the children of an element one after the other when it enters the viewport. Sets `data-reveal` to 'waiting',
 * then 'shown', and `--index` on each child; base.css animates them. Does nothing in Calm, or when the element is in
 * the viewport from the start.
 */
export function useReveal(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = section.current;
    if (!element || isCalm() || element.getBoundingClientRect().top < innerHeight) return;
    for (const [index, child] of [...element.children].entries()) {
      // Cast: `children` also allows SVG and MathML elements; the revealed lists have only HTML children.
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
