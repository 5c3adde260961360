/** How far a page is scrolled, in the steps that the shell cares about. */
export interface ScrollState {
  /** The bar gets its dark ground. */
  isPast50: boolean;
  /** The bar leaves: past 100 px, and on the way down. */
  isBarHidden: boolean;
  /** 'Back to top' appears. */
  isPast500: boolean;
}

export const topOfPage: ScrollState = { isPast50: false, isBarHidden: false, isPast500: false };

/** The state after scrolling from one position to another, both in px. The same object while nothing has changed. */
export function scrolled(before: ScrollState, fromPx: number, toPx: number): ScrollState {
  const state: ScrollState = {
    isPast50: toPx > 50,
    isBarHidden: toPx > 100 && (toPx === fromPx ? before.isBarHidden : toPx > fromPx),
    isPast500: toPx > 500,
  };
  const isSame = (Object.keys(state) as (keyof ScrollState)[]).every((key) => state[key] === before[key]);
  return isSame ? before : state;
}
