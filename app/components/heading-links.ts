import type { KeyboardEvent } from 'react';
import { hasModifier } from '../lib/modifier-keys.ts';

/*
 * The buttons beside headings. Tab stops at one of them, as in a toolbar, and the arrow keys go to the others: a stop at each
 * heading would be eleven on a page before its last link. Pointers and screen readers reach each of them.
 */
const headingLinks = () => [...document.querySelectorAll<HTMLElement>('main [data-heading-link]')];

/** Makes Tab stop at this button, and at no other one beside a heading. */
export function stopAt(button: HTMLElement | undefined): void {
  for (const other of headingLinks()) other.tabIndex = other === button ? 0 : -1;
}

/** Makes Tab stop at the first of them. Called when one comes, because each comes by itself. */
export function stopAtFirst(): void {
  const all = headingLinks();
  if (!all.some((button) => button === document.activeElement)) stopAt(all[0]);
}

/** The arrow keys go to the previous and the next one. */
export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || hasModifier(event.nativeEvent)) return;
  const all = headingLinks();
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
