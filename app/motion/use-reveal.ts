import { type RefObject, useLayoutEffect } from 'react';
import { startDecoration } from '../lib/decoration.ts';
import { isCalm } from './motion.ts';

/**
 * Reveals the children of an element one after the other when it enters the viewport, by `data-reveal` ('waiting', then
 * 'shown') and `--index` on each child; base.css animates them. Does nothing in Calm, or if the element is in view already.
 */
export function useReveal(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => startDecoration(({ signal }) => reveal(section.current!, signal)), [section]);
}

function reveal(section: HTMLElement, signal: AbortSignal): void {
  if (isCalm() || section.getBoundingClientRect().top < innerHeight) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      section.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: 0.1 },
  );
  observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const [index, child] of [...section.children].entries()) {
    // Cast: `children` also allows SVG and MathML elements; the revealed lists have only HTML children.
    (child as HTMLElement).style.setProperty('--index', String(index));
  }
  section.dataset.reveal = 'waiting';
}
