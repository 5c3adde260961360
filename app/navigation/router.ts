import { useEffect, useState } from 'react';
import { routes } from '../../contract/routes.ts';
import { announce } from '../lib/announce.ts';
import { hasModifier } from '../lib/modifier-keys.ts';
import { savesData } from '../lib/saves-data.ts';
import { skipTransitionOnPress, withViewTransition } from '../motion/transition.ts';
import { currentPath, href, toPath } from './address.ts';
import { focusHeading, focusTarget } from './focus.ts';
import { layOutLater, layOutNow } from './lay-out-later.ts';
import { overlays } from './overlays.ts';
import { pageLink } from './page-link.ts';
import { isElsewhere, reloadOnce } from './reload.ts';
import { OutdatedCodeError, type Screen } from './screen.ts';
import { jumpTo, scrollSmoothlyToTop } from './scroll.ts';
import { loadPositions, newKey, savePositions } from './scroll-positions.ts';
import { findSharedElement, nameSharedElement } from './shared-element.ts';

/** How long the old page stays while the next one loads. Then 'Loading...' replaces it. */
export const loadingDelayMs = 150;
/** The longest wait for a frame. A hidden tab paints none. */
const longestFrameMs = 100;

/** The result of one navigation: the page to show, and its history entry. */
export interface Visit {
  /** Each navigation has a new one, also to the same address. 0 is the prerendered page. */
  id: number;
  /** The key of the history entry, for its scroll position. */
  key: string;
  path: string;
  screen: Screen;
  /** The page comes in by CSS, without a view transition. */
  enters?: boolean;
}

/** push: a link. traverse: Back, Forward, or an edited address. reload: the current page again, from its top. */
type NavigationType = 'push' | 'traverse' | 'reload';

/** The router: shows the prerendered page first, then the target of each link and history step. */
class Router {
  private current!: Visit; // Set by start(), like `load` and `show`.
  private load!: (path: string) => Screen;
  private show!: (visit: Visit) => void;
  /** The scroll positions by history key. */
  private readonly positions = loadPositions();
  /** A navigation stops when its id is no longer the latest. */
  private latestId = 0;
  private completedId = 0;
  /** Whether the next page scrolls smoothly to its top, because a link of the menu opened it. */
  private scrollsSmoothly = false;
  /** Whether the page was scrolled when it was left. To ask on the next page would cost a layout. */
  private isScrolled = false;

  /** Starts to handle links and history steps. Calls `show` for each visit. Returns a cleanup function. */
  start(first: Visit, load: (path: string) => Screen, show: (visit: Visit) => void): (() => void) | undefined {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const { path } = first;
    this.current = { ...first, key: history.state?.key ?? newKey() };
    this.load = load;
    this.show = show;
    try {
      // A page has one address, also for visitors who came to /music.html. hash.ts owns the rest of the state.
      const address = toPath(location) === path ? href(path) + location.search + location.hash : location.href;
      history.replaceState({ ...history.state, key: this.current.key, isFresh: false }, '', address);
      history.scrollRestoration = 'manual';
    } catch (error) {
      console.error(error);
      return undefined; // Links and Back load documents.
    }
    // Only at the top: elsewhere the browser may be scrolling smoothly to a hash, which a jump would interrupt.
    const saved = this.positions.get(this.current.key);
    if (scrollY === 0 && saved !== undefined) jumpTo(saved);
    else if (scrollY === 0) hashTarget()?.scrollIntoView();
    skipTransitionOnPress(signal);
    document.addEventListener('click', this.onClick, { signal });
    for (const eventName of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(eventName, this.prefetch, { signal, passive: true });
    }
    addEventListener('popstate', this.onPopState, { signal });
    addEventListener('popstate', overlays.read, { signal }); // After onPopState: now a link may be followed that waited for this step.
    addEventListener('hashchange', this.assignKey, { signal });
    addEventListener('pagehide', this.onPageHide, { signal });
    // Back was pressed before the listeners were added.
    if (isElsewhere(path)) this.onPopState();
    overlays.read();
    document.documentElement.dataset.hydrated = ''; // The page is interactive now. Tests wait for this.
    return () => cleanup.abort();
  }

  /**
   * Completes a navigation after its page was rendered: scrolls to the saved position, the hash or the top, moves the focus,
   * and announces the title to screen readers. A second call for the same visit does nothing.
   */
  complete(visit: Visit): void {
    if (visit.id === this.completedId) return;
    this.completedId = visit.id;
    try {
      this.goToPlace(visit);
    } catch (error) {
      console.error(error); // An error screen must not replace the page, which is complete.
    }
  }

  /** Starts loading a page, or returns it from the cache, without showing it. */
  preload(path: string): Screen {
    return this.load(path);
  }

  /** Loads the current page again after an error, without reloading the document. */
  readonly retry = (): void => {
    this.navigate(this.current.path, new URL(location.href), 'reload');
  };

  /** Loads a page and shows it. A page that fails to load is shown too: the error boundary renders its error. */
  private async navigate(path: string, url: URL, type: NavigationType): Promise<void> {
    const id = ++this.latestId;
    const screen = this.load(path);
    screen.promise.catch((error) => {
      if (id === this.latestId && error instanceof OutdatedCodeError && reloadOnce(url)) this.latestId++;
    });
    const [isQuick] = await Promise.all([
      settlesWithin(loadingDelayMs, screen.promise),
      type !== 'traverse' && nextFrame(),
    ]);
    if (id !== this.latestId) return;

    this.rememberPosition();
    const { path: from } = this.current;
    const key = type === 'push' ? newKey() : (history.state?.key ?? newKey());
    if (type === 'push') {
      try {
        history.pushState({ key }, '', url);
      } catch {
        location.assign(url); // Safari allows a hundred new entries in 30 s.
        return;
      }
    }
    if (type === 'reload') this.positions.delete(key);
    // To an overview moves the work that is left, and to a work its own cover on the overview.
    const work = path === this.current.screen.ready?.page.section ? from : path;
    // Back and Forward have a transition on all pages: without one, a long page began above its old place.
    const hasTransition = isQuick && (type === 'traverse' || findSharedElement(work) !== undefined);
    this.current = { id, key, path, screen, enters: !hasTransition };
    if (hasTransition) {
      withViewTransition(
        () => this.show(this.current),
        (side) => nameSharedElement(side === 'end' ? undefined : work),
      );
      return;
    }
    this.show(this.current);
    if (isQuick) return;
    // Render again once the page is loaded, because the shell reads `screen.ready` without suspending.
    await Promise.allSettled([screen.promise]);
    if (id === this.current.id) this.show({ ...this.current });
  }

  private goToPlace({ key }: Visit): void {
    const target = hashTarget();
    const saved = this.positions.get(key);
    const crossesPage = this.isScrolled && this.scrollsSmoothly;
    // A part that gets another height ends a smooth scroll in Safari.
    if (saved !== undefined || target || crossesPage) layOutNow();
    else layOutLater();
    if (saved !== undefined) jumpTo(saved);
    else if (target) target.scrollIntoView();
    else if (crossesPage) scrollSmoothlyToTop();
    else if (this.isScrolled) jumpTo(0);
    if (target && saved === undefined) focusTarget(target);
    // The focus needs the page's layout: after its first frame, it does not cost a second one.
    else requestAnimationFrame(() => setTimeout(focusHeading));
    announce(document.title);
  }

  private readonly onClick = async (event: MouseEvent): Promise<void> => {
    const link = pageLink(event);
    if (!link || event.button !== 0 || hasModifier(event)) return;
    const isOnPage = link.path === this.current.path && link.url.hash !== '';
    // The latest click counts, even if it only moves within the page: a page that is still loading must not appear.
    if (isOnPage) {
      this.latestId++;
      layOutNow();
    }
    if (event.defaultPrevented) return;
    this.rememberPosition();
    const left = overlays.closeAll();
    if (isOnPage && !left) return; // The browser itself scrolls to a hash on the same page.
    event.preventDefault();
    const isHere = link.url.href === location.href;
    if (left) await left;
    if (isOnPage) {
      location.assign(link.url);
      const target = hashTarget();
      if (target) focusTarget(target); // The browser has returned the focus to the button that opened the dialog.
      return;
    }
    this.scrollsSmoothly = isHere || link.isInMenu;
    this.navigate(link.path, link.url, isHere ? 'reload' : 'push');
  };

  private readonly prefetch = (event: Event): void => {
    const link = pageLink(event);
    if (link && !savesData()) this.load(link.path);
  };

  private readonly onPopState = (): void => {
    const path = currentPath();
    if (path !== this.current.path) {
      this.scrollsSmoothly = false;
      this.navigate(path ?? routes['not-found'].path, new URL(location.href), 'traverse');
      // Ends a smooth scroll: in Chromium it would take one more step after the jump to the saved position.
      jumpTo(scrollY);
      return;
    }
    // Only the hash has changed.
    if (!history.state?.key) {
      this.assignKey();
      return;
    }
    this.latestId++;
    if (history.state.key === this.current.key) return; // An entry of a view that opens over the page (hash.ts).
    this.rememberPosition();
    this.current = { ...this.current, key: history.state.key };
    const saved = this.positions.get(this.current.key) ?? 0;
    jumpTo(saved);
    requestAnimationFrame(() => jumpTo(saved)); // Chromium's smooth scroll to the hash takes one more step after a jump.
  };

  /** Gives the entry a key: a link to a hash adds an entry without state, and not every browser fires popstate. */
  private readonly assignKey = (): void => {
    if (history.state?.key) return;
    const key = newKey();
    history.replaceState({ key }, '');
    if (isElsewhere(this.current.path)) return; // The page of the address is still loading and will use the key.
    this.latestId++;
    this.current = { ...this.current, key };
  };

  private rememberPosition(): void {
    this.isScrolled = scrollY > 0;
    this.positions.set(this.current.key, scrollY);
  }

  private readonly onPageHide = (): void => {
    this.rememberPosition();
    savePositions(this.positions);
  };
}

export const router = new Router();

/** Returns the visit to show, beginning with the prerendered page. For one component only. */
export function useVisit(path: string, screen: Screen, loadScreen: (path: string) => Screen): Visit {
  const [first] = useState<Visit>({ id: 0, key: '', path, screen });
  const [visit, setVisit] = useState(first);
  useEffect(() => router.start(first, loadScreen, setVisit), [first, loadScreen]);
  return visit;
}

/** Scrolls to the top, smoothly unless Calm. Focuses the heading, because the pressed button is about to disappear. */
export function scrollToTop(): void {
  focusHeading();
  scrollSmoothlyToTop();
}

/**
 * The element with the id in the hash, or with the id before its parameters, as in #track=arrival&t=80. Opens the details around
 * it, as browsers do for the address of a document.
 */
function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(id.split('&')[0]!);
  const details = target?.parentElement?.closest('details');
  if (details) details.open = true;
  return target;
}

const settlesWithin = (timeMs: number, promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    Promise.allSettled([promise]).then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, timeMs, false)),
  ]);

/** Waits for a frame that shows the pressed link. Rendering the next page takes longer than a frame. */
const nextFrame = (): Promise<boolean> =>
  settlesWithin(longestFrameMs, new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
