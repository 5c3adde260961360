/** The scroll position in the steps that the shell uses. */
export interface ScrollState {
  /** The header has its dark background. */
  isPast50: boolean;
  /** The header is hidden: past 100 px, while scrolling down. */
  isBarHidden: boolean;
  /** 'Back to top' is visible. */
  isPast500: boolean;
}

export const topOfPage: ScrollState = { isPast50: false, isBarHidden: false, isPast500: false };

/** The state after scrolling from one position to another. Returns the same object when nothing has changed. */
export function nextScrollState(before: ScrollState, fromPx: number, toPx: number): ScrollState {
  const state: ScrollState = {
    isPast50: toPx > 50,
    isBarHidden: toPx > 100 && (toPx === fromPx ? before.isBarHidden : toPx > fromPx),
    isPast500: toPx > 500,
  };
  // Cast: Object.keys returns string[], but the keys are exactly those written above.
  const isSame = (Object.keys(state) as (keyof ScrollState)[]).every((key) => state[key] === before[key]);
  return isSame ? before : state;
}
