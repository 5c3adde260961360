import { useCallback, useSyncExternalStore } from 'react';
import { stepBack } from './step-back.ts';

/**
 * Overlays open over the page without an address: search, menu, chat, dialogs. Each has a history entry with the page's
 * address, whose state names all open overlays. Back closes the topmost one; Forward and a reload open it again; no entry
 * stays without its overlay. Browsers other than Chromium do not close a dialog on Back.
 */
class Overlays {
  /** The names of the open overlays, the topmost last. */
  #names: string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isOpen(name: string): boolean {
    return this.#names.includes(name);
  }

  open(name: string): void {
    if (!this.isOpen(name)) this.#show([...this.#names, name]);
  }

  /** Closes an overlay and all above it. */
  close(name: string): void {
    if (this.isOpen(name)) this.#show(this.#names.slice(0, this.#names.indexOf(name)));
  }

  /** Closes all overlays, because a link was followed. Resolves when their entries are left; undefined if there are none. */
  closeAll(): Promise<void> | undefined {
    if (this.#names.length > 0) this.#show([]);
    return stepBack.isUnderWay ? new Promise((resolve) => stepBack.whenSettled(resolve)) : undefined;
  }

  /** Opens and closes overlays to match the current history entry. Called after each step, and when the page starts. */
  readonly read = (): void => {
    const names = stepBack.isUnderWay ? this.#names : namesInEntry();
    stepBack.end();
    this.#show(names);
  };

  #show(names: string[]): void {
    this.#names = names;
    for (const listener of this.#listeners) listener();
    if (!stepBack.isUnderWay) this.#matchEntry();
  }

  /** Makes the history match the open overlays: goes back past the entries of closed ones, or adds an entry for new ones. */
  #matchEntry(): void {
    const entry = namesInEntry();
    const different = entry.findIndex((name, index) => name !== this.#names[index]);
    if (different >= 0) {
      stepBack.go(entry.length - different);
      return;
    }
    try {
      for (let count = entry.length + 1; count <= this.#names.length; count++) {
        history.pushState({ ...history.state, overlays: this.#names.slice(0, count) }, '');
      }
    } catch {
      // Safari allows a hundred new entries in 30 s. The overlay is open all the same.
    }
  }
}

export const overlays = new Overlays();

/** Returns whether an overlay is open, and functions that open and close it, the same ones in each render. */
export function useOverlay(name: string) {
  const isOpen = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.isOpen(name),
    () => false,
  );
  const open = useCallback(() => overlays.open(name), [name]);
  const close = useCallback(() => overlays.close(name), [name]);
  return { isOpen, open, close };
}

const namesInEntry = (): string[] => history.state?.overlays ?? [];
