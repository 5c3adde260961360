/** The longest wait, in ms. */
const longestMs = 500;

/**
 * Delays the layout of content far below the first screen (`.later` in base.css) until the browser is idle. For a visit that
 * begins at the top. first-layout.js does the same for the first page.
 */
export function layOutLater(): void {
  document.documentElement.dataset.fresh = '';
  // Safari has no idle callbacks.
  if (window.requestIdleCallback as typeof requestIdleCallback | undefined)
    requestIdleCallback(layOutNow, { timeout: longestMs });
  else setTimeout(layOutNow, longestMs);
}

/** For a visit that begins further down, which needs the heights above its place. */
export function layOutNow(): void {
  delete document.documentElement.dataset.fresh;
}
