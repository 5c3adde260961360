/** Finds the element of a work, such as an album's sleeve. Not above the viewport: it would fly in from outside. */
export const findSharedElement = (work: string): HTMLElement | undefined =>
  allShared().find((element) => element.dataset.work === work && element.getBoundingClientRect().bottom > 0);

/**
 * Gives the element of a work its view-transition name, so that it moves between its two places: an album's sleeve is on the
 * album's page and on the overview. Without a work, no element has the name.
 */
export function nameSharedElement(work: string | undefined): void {
  for (const element of allShared()) element.style.viewTransitionName = '';
  const shared = work === undefined ? undefined : findSharedElement(work);
  if (shared) shared.style.viewTransitionName = 'work';
}

const allShared = () => [...document.querySelectorAll<HTMLElement>('[data-work]')];
