import type {} from './kept-presses.ts'; // The type of `presses`.

/** What is older is forgotten, as in kept-presses.ts. */
const longestMs = 10_000;

/** Whether a press or key asked for 'Go to anything' before it could open. */
export const isSearchAwaited = (): boolean =>
  globalThis.presses !== undefined && performance.now() - globalThis.presses.searchedAtMs < longestMs;

/** Returns what was typed before the field of 'Go to anything' was there, and ends the keeping of it. */
export function takeTyped(): string {
  const { presses } = globalThis;
  const typed = isSearchAwaited() ? presses!.typed : '';
  presses?.searchable.abort();
  if (presses) presses.searchedAtMs = Number.NEGATIVE_INFINITY;
  delete document.querySelector<HTMLElement>('[data-needs=search]')?.dataset.pressed;
  return typed;
}
