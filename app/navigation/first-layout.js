// On a visit that begins at the top, what is far below the first screen (`.later` in base.css) is laid out after everything has
// loaded, or when it comes into view. A hash, Back and a reload lead further down, which needs the heights above it at once.
// Every page inlines this file, without its comment lines: keep it short.
(() => {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.fresh = '';
  addEventListener('load', () => setTimeout(() => delete dataset.fresh));
})();
