import { useEffect, useState } from 'react';
import { findView, routes } from '../../contract/routes.ts';
import { giveWayToPresses, withViewTransition } from '../motion/transition.ts';
import { toPath } from './address.ts';
import { focusHeading } from './focus.ts';
import { CodeMissing, type Screen } from './screen.ts';
import { jumpTo, scrollSmoothlyToTop } from './scroll.ts';

/** How long a click may wait for its page before 'Loading...' is shown instead. */
const patienceMs = 150;

/** One stay on one page. */
export interface Visit {
  /** 0 is the page that came as HTML. A second try at the same address is a new visit. */
  id: number;
  /** Names the entry in the browser's history. */
  key: string;
  path: string;
  screen: Screen;
}

const positions = savedPositions();
let current: Visit;
let show: (visit: Visit) => void;
let load: (path: string) => Screen;
let turn = 0;
let arrivedTurn = 0;
let scrollsSmoothly = false;
let sharedWork: HTMLElement | undefined;

/** The visit to show. Follows links and the browser's history from now on; `loadScreen` loads their pages. */
export function useVisit(path: string, screen: Screen, loadScreen: (path: string) => Screen): Visit {
  const [visit, setVisit] = useState<Visit>({ id: 0, key: '', path, screen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners belong to the document and are set once.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    current = { ...visit, key: history.state?.key ?? newKey() };
    show = setVisit;
    load = loadScreen;
    history.scrollRestoration = 'manual';
    history.replaceState({ key: current.key }, '');
    // Only where the page was left before: a smooth way to a hash may have begun, and must not be broken off.
    const left = positions.get(current.key);
    if (scrollY === 0 && left !== undefined) jumpTo(left);
    else if (scrollY === 0) hashTarget()?.scrollIntoView();
    giveWayToPresses(signal);
    document.addEventListener('click', onClick, { signal });
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(sign, prefetch, { signal, passive: true });
    }
    addEventListener('popstate', onPopState, { signal });
    addEventListener('hashchange', adoptEntry, { signal });
    addEventListener('pagehide', savePositions, { signal });
    // Back was pressed before anybody listened.
    if (path !== routes['not-found'].path && toPath(location) !== path) onPopState();
    return () => stop.abort();
  }, []);

  return visit;
}

/** After a page has appeared: to the top, to the place of the hash, or where it was left. And its heading is read out. */
export function arrive({ id, key }: Visit): void {
  if (id === arrivedTurn) return;
  arrivedTurn = id;
  const target = hashTarget();
  const left = positions.get(key);
  if (left !== undefined) jumpTo(left);
  else if (target) target.scrollIntoView();
  else if (scrollsSmoothly) scrollToTop();
  else jumpTo(0);
  focusHeading();
  document.getElementById('announcer')!.textContent = document.title;
}

/** What the hash names. What follows a '&' says more about it, such as the second of a track. */
const hashTarget = () => document.getElementById(location.hash.slice(1).split('&')[0]!);

/** Loads the current page anew, in place. */
export function retry(): void {
  go(current.path, new URL(location.href), 'again');
}

/** Scrolls to the top, smoothly unless Calm. The focus goes along: the button that was pressed is about to disappear. */
export function scrollToTop(): void {
  focusHeading();
  scrollSmoothlyToTop();
}

/** push: a link. traverse: Back, Forward, or an address that was typed. again: the page that is there, from its top. */
type Way = 'push' | 'traverse' | 'again';

async function go(path: string, url: URL, way: Way): Promise<void> {
  const mine = ++turn;
  const screen = load(path);
  screen.promise.catch((error) => {
    if (mine === turn && error instanceof CodeMissing) loadAfresh(url);
  });
  const isQuick = await settlesWithin(patienceMs, screen.promise);
  if (mine !== turn) return;

  rememberPosition();
  const { path: from } = current;
  const key = way === 'push' ? newKey() : (history.state?.key ?? newKey());
  if (way === 'push') history.pushState({ key }, '', url);
  if (way === 'again') positions.delete(key);
  current = { id: mine, key, path, screen };
  if (isQuick) {
    withViewTransition(
      () => show(current),
      () => nameSharedWork(from, path),
    );
    return;
  }
  show(current);
  // Once more when it is there, because the shell shows parts of it too.
  await settled(screen.promise);
  if (mine === turn) show({ ...current });
}

/** What stands for a page on another one, such as an album's sleeve, goes from its one place to its other. */
function nameSharedWork(...paths: string[]): void {
  if (sharedWork) sharedWork.style.viewTransitionName = '';
  const works = document.querySelectorAll<HTMLElement>('[data-work]');
  // Not one that was scrolled away: it would fly in from above.
  sharedWork = [...works].find((work) => paths.includes(work.dataset.work!) && work.getBoundingClientRect().bottom > 0);
  if (sharedWork) sharedWork.style.viewTransitionName = 'work';
}

/** Once per address: the mark travels with the history entry, so a page that stays broken ends in the error screen. */
export function loadAfresh(url: URL | Location = location): boolean {
  const isHere = url.href === location.href;
  if (isHere && history.state?.isFresh) return false;
  turn++;
  if (!isHere) history.pushState({ key: newKey() }, '', url.href);
  history.replaceState({ ...history.state, isFresh: true }, '');
  location.reload();
  return true;
}

/** Without the app no page is shown in place: Back and Forward must load theirs. */
export function keepHtmlOnly(): void {
  addEventListener('popstate', () => location.reload());
}

function onClick(event: MouseEvent): void {
  const link = pageLink(event);
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  rememberPosition();
  if (link.path === current.path && link.url.hash) return; // The browser knows how to go to a hash.
  event.preventDefault();
  const isHere = link.url.href === location.href;
  scrollsSmoothly = isHere || link.isInMenu;
  go(link.path, link.url, isHere ? 'again' : 'push');
}

function prefetch(event: Event): void {
  const link = pageLink(event);
  if (link) load(link.path);
}

interface PageLink {
  path: string;
  url: URL;
  isInMenu: boolean;
}

/** The link under the event, when it leads to a page of this site. All others are left to the browser. */
function pageLink({ target }: Event): PageLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const path = toPath(url);
  return path !== undefined && findView(path) ? { path, url, isInMenu: link.closest('nav') !== null } : undefined;
}

function onPopState(): void {
  const path = toPath(location);
  if (path !== current.path) {
    scrollsSmoothly = false;
    go(path ?? routes['not-found'].path, new URL(location.href), 'traverse');
    return;
  }
  // Only the hash has changed.
  if (!history.state?.key) {
    adoptEntry();
    return;
  }
  turn++;
  if (history.state.key === current.key) return; // An entry of something that lies over the page (hash.ts).
  rememberPosition();
  current = { ...current, key: history.state.key };
  const left = positions.get(current.key) ?? 0;
  jumpTo(left);
  requestAnimationFrame(() => jumpTo(left)); // In Chromium the smooth way to the hash takes one more step after a jump.
}

/** A link to a hash makes an entry without state, and the browser scrolls by itself. Not every one tells by popstate. */
function adoptEntry(): void {
  if (history.state?.key) return;
  turn++;
  current = { ...current, key: newKey() };
  history.replaceState({ key: current.key }, '');
}

const settled = (promise: Promise<unknown>): Promise<true> =>
  promise.then(
    () => true,
    () => true,
  );

const settlesWithin = (timeMs: number, promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([settled(promise), new Promise<false>((resolve) => setTimeout(resolve, timeMs, false))]);

const newKey = () => Math.random().toString(36).slice(2);

function rememberPosition(): void {
  positions.set(current.key, scrollY);
}

function savePositions(): void {
  rememberPosition();
  try {
    sessionStorage.setItem('positions', JSON.stringify([...positions]));
  } catch {
    // No storage: Back after a reload starts at the top.
  }
}

function savedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem('positions') ?? '[]'));
  } catch {
    return new Map();
  }
}
