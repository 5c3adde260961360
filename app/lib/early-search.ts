import type {} from './early-presses.ts'; // The type of `presses`.

/** Whether a press or key asked for 'Go to anything' before it could open. */
export const isSearchAwaited = (): boolean => globalThis.presses?.isSearching() ?? false;

/** Returns the text that was typed before the field of 'Go to anything' was there, and ends the keeping of it. */
export function takeTyped(): string {
  const { presses } = globalThis;
  if (!presses) return '';
  const typed = presses.isSearching() ? presses.typed : '';
  presses.searchedAtMs = Number.NEGATIVE_INFINITY;
  delete document.querySelector<HTMLElement>('[data-needs=search]')?.dataset.pressed;
  return typed;
}
