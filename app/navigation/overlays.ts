import { useSyncExternalStore } from 'react';

/*
 * Overlays open over the page without an address: search, menu, chat, dialogs. Each has a history entry with the page's
 * address, whose state names all open overlays. Back closes the topmost one; Forward and a reload open it again; no entry
 * stays without its overlay. Browsers other than Chromium do not close a dialog on Back.
 */

/** The names of the open overlays, the topmost last. */
let names: string[] = [];
/** history.go() takes effect later. An entry that is added before then would cancel the step. */
let isGoingBack = false;
let afterStep: (() => void)[] = [];
let stepTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
/** A step that takes longer is not waited for: the entry may be missing, as in a tab that the browser has restored. */
const longestStepMs = 1000;

interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Returns whether an overlay is open, and functions that open and close it. Renders again when that changes. */
export function useOverlay(name: string): Overlay {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => names.includes(name),
    () => false,
  );
  return {
    isOpen,
    open: () => names.includes(name) || show([...names, name]),
    close: () => names.includes(name) && show(names.slice(0, names.indexOf(name))),
  };
}

/** Closes all overlays, because a link was followed. Resolves when their entries are left; undefined if there are none. */
export function closeOverlays(): Promise<void> | undefined {
  if (names.length > 0) show([]);
  return isGoingBack ? new Promise(whenSettled) : undefined;
}

/** Runs a function that changes the history: now, or after the step back that is under way. */
export function whenSettled(change: () => void): void {
  if (isGoingBack) afterStep.push(change);
  else change();
}

/** Goes back in the history. Not to be called while a step back is under way. */
export function goBack(steps: number): void {
  isGoingBack = true;
  stepTimer = setTimeout(() => {
    isGoingBack = false;
    runChanges();
  }, longestStepMs);
  history.go(-steps);
}

/** Opens and closes overlays as the current history entry says. Called after each history step, and when the page starts. */
export function readOverlays(): void {
  if (!isGoingBack) names = namesInEntry();
  clearTimeout(stepTimer);
  isGoingBack = false;
  show(names);
  runChanges();
}

function runChanges(): void {
  const changes = afterStep;
  afterStep = [];
  for (const change of changes) whenSettled(change);
}

function show(wanted: string[]): void {
  names = wanted;
  for (const listener of listeners) listener();
  if (!isGoingBack) matchEntry();
}

/** Makes the history match the open overlays: goes back past the entries of closed ones, or adds an entry for new ones. */
function matchEntry(): void {
  const entry = namesInEntry();
  const different = entry.findIndex((name, index) => name !== names[index]);
  if (different >= 0) {
    goBack(entry.length - different);
    return;
  }
  try {
    for (let count = entry.length + 1; count <= names.length; count++) {
      history.pushState({ ...history.state, overlays: names.slice(0, count) }, '');
    }
  } catch {
    // Safari allows a hundred new entries in 30 s. The overlay is open all the same.
  }
}

const namesInEntry = (): string[] => history.state?.overlays ?? [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
