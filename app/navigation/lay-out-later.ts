// What is far below the first screen (`.later` in base.css) waits on a page that is opened at its top: for the visitor to scroll,
// or for a quiet moment. What comes near earlier is laid out by the browser. first-layout.js begins this on the first page.
// `data-fresh` says how far it is.

/** The first seconds belong to what the visitor sees and presses. */
const quietMs = 2000;
/** A busy page has no idle time. */
const longestWaitMs = 200;

const state = () => document.documentElement.dataset;
/** Whether what is visible keeps its place when something above it gets another height. In Safari it does not. */
const keepsPlaces = () => CSS.supports('overflow-anchor: auto');
let timer: number | undefined;

/** Lets what is far below wait, on a page that is opened at its top. */
export function layOutLater(): void {
  state().fresh = 'unpainted';
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (state().fresh) state().fresh = 'painted';
    }),
  );
  layOutSoon();
}

/** For a place further down, which needs the heights above it. */
export function layOutNow(): void {
  delete state().fresh;
}

/** Ends the wait when the visitor scrolls, or at a quiet moment: in Safari at once. Only after hydration: it changes attributes. */
export function layOutSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(layOutInTurn, keepsPlaces() ? quietMs : longestWaitMs);
  addEventListener('scroll', onScroll, { passive: true });
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
  if (state().fresh !== 'painted') return;
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
