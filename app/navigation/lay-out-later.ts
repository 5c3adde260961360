/** The longest wait, in ms. */
const longestMs = 500;

/**
 * Lets what is far below the first screen (`.later` in base.css) be laid out when the new page is painted and the browser has
 * time. For a visit that begins at the top. first-layout.js does so for the first page.
 */
export function layOutLater(): void {
  const { dataset } = document.documentElement;
  dataset.fresh = '';
  const layOut = () => void delete dataset.fresh;
  // Safari has no idle callbacks.
  if (window.requestIdleCallback as typeof requestIdleCallback | undefined)
    requestIdleCallback(layOut, { timeout: longestMs });
  else setTimeout(layOut, longestMs);
}
