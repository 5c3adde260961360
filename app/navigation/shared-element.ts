/**
 * Gives the shared element of two pages its view-transition name, so that it moves between its two places: an album's
 * sleeve is on the album's page and on the overview. Without paths, no element has the name.
 */
export function nameSharedElement(...paths: string[]): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-work]')];
  for (const element of elements) element.style.viewTransitionName = '';
  // Not an element above the viewport, which would fly in from outside.
  const shared = elements.find(
    (element) => paths.includes(element.dataset.work!) && element.getBoundingClientRect().bottom > 0,
  );
  if (shared) shared.style.viewTransitionName = 'work';
}
