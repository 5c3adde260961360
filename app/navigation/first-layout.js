// On a visit that begins at the top, the parts far below the first screen (`.later` in base.css) are laid out after its first paint.
// A hash, Back and a reload lead further down, which needs the heights above it at once. lay-out-later.ts does the rest.
// Every page inlines this file, without its comment lines: keep it short.
(() => {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.fresh = 'unpainted';
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (dataset.fresh === 'unpainted') dataset.fresh = 'painted';
      }),
    ),
  );
})();
