import { useEffect, useState } from 'react';
import { findView, routes } from '../../contract/routes.ts';
import { announce } from '../lib/announce.ts';
import { hasModifier } from '../lib/modifier-keys.ts';
import { savesData } from '../lib/saves-data.ts';
import { readStored, writeStored } from '../lib/stored.ts';
import { skipTransitionOnPress, withViewTransition } from '../motion/transition.ts';
import { currentPath, href, reload, toPath } from './address.ts';
import { focusHeading, focusTarget } from './focus.ts';
import { closeOverlays, readOverlays } from './overlays.ts';
import { OutdatedCodeError, type Screen } from './screen.ts';
import { jumpTo, scrollSmoothlyToTop } from './scroll.ts';

/** The old page stays this long while the next one loads; then 'Loading...' replaces it. */
const loadingDelayMs = 150;
/** A frame that takes longer than this is not waited for: a hidden tab paints none. */
const longestFrameMs = 100;

/** The result of one navigation: the page to show, and its history entry. */
export interface Visit {
  /** The navigation's id. 0 is the prerendered page. Loading the same address again is a new visit. */
  id: number;
  /** Identifies the history entry, for its scroll position. */
  key: string;
  path: string;
  screen: Screen;
}

/** Scroll positions by history key. */
const positions = loadPositions();
let current: Visit;
let show: (visit: Visit) => void;
let load: (path: string) => Screen;
/** A navigation whose id is no longer the latest is outdated, and stops. */
let latestId = 0;
let completedId = 0;
let scrollsSmoothly = false;
let sharedElement: HTMLElement | undefined;

/**
 * Returns the visit to show: first the prerendered page, then the target of each link and history step. Handles clicks
 * and popstate while mounted; `loadScreen` loads the pages. To be used once, by the app.
 */
export function useVisit(path: string, screen: Screen, loadScreen: (path: string) => Screen): Visit {
  const [visit, setVisit] = useState<Visit>({ id: 0, key: '', path, screen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners belong to the document and are set once.
  useEffect(() => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    current = { ...visit, key: history.state?.key ?? newKey() };
    show = setVisit;
    load = loadScreen;
    try {
      // A page has one address, also for visitors who came to /music.html. hash.ts owns the rest of the state.
      const address = toPath(location) === path ? href(path) + location.search + location.hash : location.href;
      history.replaceState({ ...history.state, key: current.key, isFresh: false }, '', address);
      history.scrollRestoration = 'manual';
    } catch (error) {
      console.error(error);
      return; // Links and Back load documents.
    }
    // Only at the top: the browser may be scrolling smoothly to a hash already, and a jump would interrupt that.
    const saved = positions.get(current.key);
    if (scrollY === 0 && saved !== undefined) jumpTo(saved);
    else if (scrollY === 0) hashTarget()?.scrollIntoView();
    skipTransitionOnPress(signal);
    document.addEventListener('click', onClick, { signal });
    for (const eventName of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(eventName, prefetch, { signal, passive: true });
    }
    addEventListener('popstate', onPopState, { signal });
    addEventListener('popstate', readOverlays, { signal }); // Last: a link that waits for the step may then be followed.
    addEventListener('hashchange', assignKey, { signal });
    addEventListener('pagehide', savePositions, { signal });
    // Back was pressed before the listeners were added.
    if (isElsewhere(path)) onPopState();
    readOverlays();
    document.documentElement.dataset.hydrated = ''; // From now on the page answers. Tests wait for it.
    return () => cleanup.abort();
  }, []);

  return visit;
}

/**
 * Completes a navigation after its page was rendered: scrolls to the saved position, the hash or the top, focuses the
 * heading, and announces the title to screen readers. A second call for the same visit does nothing.
 */
export function completeNavigation(visit: Visit): void {
  if (visit.id === completedId) return;
  completedId = visit.id;
  try {
    goToPlace(visit);
  } catch (error) {
    console.error(error); // The page is there: an error screen must not replace it.
  }
}

function goToPlace({ key }: Visit): void {
  const target = hashTarget();
  const saved = positions.get(key);
  if (saved !== undefined) jumpTo(saved);
  else if (target) target.scrollIntoView();
  else if (scrollsSmoothly) scrollToTop();
  else jumpTo(0);
  if (target && saved === undefined) focusTarget(target);
  else focusHeading();
  announce(document.title);
}

/** The element with the id in the hash. A parameter may follow the id, as in #track=arrival&t=80. */
const hashTarget = () => document.getElementById(location.hash.slice(1).split('&')[0]!);

/** Loads the current page again after an error, without reloading the document. */
export function retry(): void {
  navigate(current.path, new URL(location.href), 'reload');
}

/** Scrolls to the top, smoothly unless Calm. Focuses the heading, because the pressed button is about to disappear. */
export function scrollToTop(): void {
  focusHeading();
  scrollSmoothlyToTop();
}

/** Starts loading a page, or returns it from the cache, without going there. */
export const preload = (path: string): Screen => load(path);

/** push: a link. traverse: Back, Forward, or an edited address. reload: the current page again, from its top. */
type NavigationType = 'push' | 'traverse' | 'reload';

/** Loads a page and shows it. A page that fails to load is shown too: the error boundary renders its error. */
async function navigate(path: string, url: URL, type: NavigationType): Promise<void> {
  const id = ++latestId;
  const screen = load(path);
  screen.promise.catch((error) => {
    if (id === latestId && error instanceof OutdatedCodeError) reloadOnce(url);
  });
  const [isQuick] = await Promise.all([
    settlesWithin(loadingDelayMs, screen.promise),
    type !== 'traverse' && nextFrame(),
  ]);
  if (id !== latestId) return;

  rememberPosition();
  const { path: from } = current;
  const key = type === 'push' ? newKey() : (history.state?.key ?? newKey());
  if (type === 'push') {
    try {
      history.pushState({ key }, '', url);
    } catch {
      location.assign(url); // Safari allows a hundred new entries in 30 s.
      return;
    }
  }
  if (type === 'reload') positions.delete(key);
  current = { id, key, path, screen };
  if (isQuick) {
    withViewTransition(
      () => show(current),
      (side) => nameSharedElement(side === 'end' ? [] : [from, path]),
    );
    return;
  }
  show(current);
  // A second render once it is loaded, because the shell reads `screen.ready` without suspending.
  await settled(screen.promise);
  if (id === current.id) show({ ...current });
}

/**
 * Gives the shared element of two pages its view-transition name, so that it moves from one place to the other: an
 * album's sleeve is on the album's page and on the overview.
 */
function nameSharedElement(paths: string[]): void {
  if (sharedElement) sharedElement.style.viewTransitionName = '';
  const elements = document.querySelectorAll<HTMLElement>('[data-work]');
  // Not an element above the viewport: it would move in from outside.
  sharedElement = [...elements].find(
    (element) => paths.includes(element.dataset.work!) && element.getBoundingClientRect().bottom > 0,
  );
  if (sharedElement) sharedElement.style.viewTransitionName = 'work';
}

/**
 * Reloads the document at `url`, to get the code of a newer version. Returns false and does nothing while the visitor is
 * offline, or if this history entry was reloaded before: `isFresh` in its state prevents an endless loop when the code
 * stays missing.
 */
export function reloadOnce(url: URL | Location = location): boolean {
  const isHere = url.href === location.href;
  if (!navigator.onLine || (isHere && history.state?.isFresh)) return false;
  latestId++;
  if (!isHere) history.pushState({ key: newKey() }, '', url.href);
  history.replaceState({ ...history.state, isFresh: true }, '');
  location.reload();
  return true;
}

/**
 * Makes Back and Forward reload the document, for when the app does not run and cannot show other pages. `path` is the
 * path of the page that is shown: a step that was taken before, or offline, is caught up on.
 */
export function reloadOnTraverse(path = currentPath()): void {
  const reloadElsewhere = () => {
    if (isElsewhere(path)) reload();
  };
  addEventListener('popstate', reload);
  addEventListener('online', reloadElsewhere);
  reloadElsewhere();
}

/** Whether the address is that of another page. The page for unknown addresses is right at all of them. */
const isElsewhere = (path: string | undefined) => path !== routes['not-found'].path && currentPath() !== path;

async function onClick(event: MouseEvent): Promise<void> {
  const link = pageLink(event);
  if (!link || event.button !== 0 || hasModifier(event)) return;
  const isOnPage = link.path === current.path && link.url.hash !== '';
  // The latest click counts, also one that the page handles itself: another page that still loads does not come.
  if (isOnPage) latestId++;
  if (event.defaultPrevented) return;
  rememberPosition();
  const left = closeOverlays();
  if (isOnPage && !left) return; // The browser itself scrolls to a hash on the same page.
  event.preventDefault();
  const isHere = link.url.href === location.href;
  if (left) await left;
  if (isOnPage) {
    location.assign(link.url);
    const target = hashTarget();
    if (target) focusTarget(target); // Browsers give the focus back to what opened the dialog.
    return;
  }
  scrollsSmoothly = isHere || link.isInMenu;
  navigate(link.path, link.url, isHere ? 'reload' : 'push');
}

function prefetch(event: Event): void {
  const link = pageLink(event);
  if (link && !savesData()) load(link.path);
}

interface PageLink {
  path: string;
  url: URL;
  isInMenu: boolean;
}

/** The link that the event happened on, if it leads to a page of this site; undefined for all other links. */
function pageLink({ target }: Event): PageLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const path = toPath(url);
  return path !== undefined && findView(path) ? { path, url, isInMenu: link.closest('nav') !== null } : undefined;
}

function onPopState(): void {
  const path = currentPath();
  if (path !== current.path) {
    scrollsSmoothly = false;
    navigate(path ?? routes['not-found'].path, new URL(location.href), 'traverse');
    jumpTo(scrollY); // Ends a smooth scroll, which in Chromium would take one more step after the jump to the saved place.
    return;
  }
  // Only the hash has changed.
  if (!history.state?.key) {
    assignKey();
    return;
  }
  latestId++;
  if (history.state.key === current.key) return; // An entry of a view that opens over the page (hash.ts).
  rememberPosition();
  current = { ...current, key: history.state.key };
  const saved = positions.get(current.key) ?? 0;
  jumpTo(saved);
  requestAnimationFrame(() => jumpTo(saved)); // Chromium's smooth scroll to the hash takes one more step after a jump.
}

/**
 * Gives the current history entry a key. For a link to a hash, the browser creates an entry without state, and not every
 * browser fires popstate.
 */
function assignKey(): void {
  if (history.state?.key) return;
  const key = newKey();
  history.replaceState({ key }, '');
  if (isElsewhere(current.path)) return; // The page of the address still loads, and takes the key when it comes.
  latestId++;
  current = { ...current, key };
}

const settled = (promise: Promise<unknown>): Promise<true> =>
  promise.then(
    () => true,
    () => true,
  );

const settlesWithin = (timeMs: number, promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([settled(promise), new Promise<false>((resolve) => setTimeout(resolve, timeMs, false))]);

/** Waits for a frame, which shows that a link was pressed. The next page takes several frames' time to render. */
const nextFrame = (): Promise<boolean> =>
  settlesWithin(longestFrameMs, new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const newKey = () => Math.random().toString(36).slice(2);

function rememberPosition(): void {
  positions.set(current.key, scrollY);
}

function savePositions(): void {
  rememberPosition();
  // If the browser blocks storage, Back after a reload starts at the top.
  writeStored('sessionStorage', 'positions', JSON.stringify([...positions]));
}

function loadPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored('sessionStorage', 'positions') ?? '[]'));
  } catch {
    return new Map();
  }
}
