/**
 * Runs in the page. Finds the parts of an album that are out of view or covered before the first scroll: title, cover, Play
 * button, and in a window larger than a phone's the first two tracks.
 */
export function findHiddenStart(): string[] {
  const main = document.querySelector('main')!;
  const rowCount = innerWidth < 640 ? 0 : 2;
  const parts = [
    main.querySelector('h1'),
    [...main.querySelectorAll('header img')].at(-1),
    main.querySelector('header button[aria-label^="Play"], header button'),
    ...[...main.querySelectorAll('ol > li > button')].slice(0, rowCount),
  ];
  return parts
    .filter((part) => !part || !isWhollySeen(part))
    .map((part) => `${part?.outerHTML.slice(0, 80)} is hidden`);

  /** Whether all corners are in the window and no fixed element covers them. */
  function isWhollySeen(element: Element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('main'));
  }
}
