// On a page that is opened at its top, the parts far below the first screen (`.later` in base.css) are laid out when the visitor
// scrolls, at once when a key is pressed, or after two quiet seconds. The browser lays out those that are near earlier.
// `data-fresh` is 'unpainted', 'painted' and 'settling', until all parts are laid out. first-layout.js sets it on the first page.

/** The first seconds belong to what the visitor sees and presses. */
const quietMs = 2000;
/** The longest wait for idle time, which a busy page has not. */
const longestWaitMs = 200;

const state = () => document.documentElement.dataset;
/** Whether the browser keeps the visible part of a page in its place when a part above changes its height. Safari does not. */
const keepsPlaces = () => CSS.supports('overflow-anchor: auto');
let timer: number | undefined;

/** Delays the layout of the parts far below, on a page that is opened at its top. */
export function layOutLater(): void {
  state().fresh = 'unpainted';
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (state().fresh === 'unpainted') state().fresh = 'painted';
    }),
  );
  layOutSoon();
}

/** Lays out all parts at once, for a place further down, which needs the heights above it, such as the next stop of Tab. */
export function layOutNow(): void {
  delete state().fresh;
}

/**
 * Lays out the parts when the visitor scrolls, or after the quiet seconds: in Safari almost at once. For a hydrated page, because
 * it changes attributes.
 */
export function layOutSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(layOutInTurn, keepsPlaces() ? quietMs : longestWaitMs);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('keydown', layOutNow);
}

function onScroll(): void {
  if (scrollY > 0) layOutInTurn();
}

/** Lays out one part in each idle time, so that no task is long. Safari has no idle callbacks. */
function layOutInTurn(): void {
  if (!keepsPlaces()) {
    layOutNow();
    return;
  }
  if (!state().fresh || state().fresh === 'settling') return;
  state().fresh = 'settling';
  const parts = [...document.querySelectorAll<HTMLElement>('.later')];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) {
      layOutNow();
    } else if (part.isConnected) {
      part.style.contentVisibility = 'visible';
      requestIdleCallback(layOutNext, { timeout: longestWaitMs });
    }
  };
  layOutNext();
}
