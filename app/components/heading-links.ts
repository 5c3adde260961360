import type { KeyboardEvent } from 'react';
import { hasModifier } from '../lib/modifier-keys.ts';

/*
 * The buttons of headings. Tab stops at only one of them, as in a toolbar, and the arrow keys move to the others, because
 * some pages have eleven. Pointers and screen readers reach every button.
 */
const headingLinks = () => [...document.querySelectorAll<HTMLElement>('main [data-heading-link]')];

/** Makes Tab stop at this button, and at no other heading's button. */
export function stopAt(button: HTMLElement | undefined): void {
  for (const other of headingLinks()) other.tabIndex = other === button ? 0 : -1;
}

/** Makes Tab stop at the first button. Each button calls it after loading, because they load one by one. */
export function stopAtFirst(): void {
  const all = headingLinks();
  if (!all.some((button) => button === document.activeElement)) stopAt(all[0]);
}

/** Moves the focus to the previous or next heading's button. */
export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || hasModifier(event.nativeEvent)) return;
  const all = headingLinks();
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
