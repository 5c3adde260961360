/** Where an input happens, in px of the viewport. A drag goes on to the second point. */
export interface Place {
  x: number;
  y: number;
  toX: number;
  toY: number;
  name: string;
  /** The page before the input. */
  before: { path: string; documentStart: number; hasFocus: boolean };
}

/**
 * Runs in the page: chooses one of the visible elements and a point of it, and scrolls to it. `at` are numbers from 0 to 1.
 * Returns undefined when there is no such element.
 */
export function findPlace({
  selector,
  takesFocus,
  at,
}: {
  selector: string | undefined;
  takesFocus: boolean | undefined;
  at: number[];
}): Place | undefined {
  const [which, acrossX, acrossY, toX, toY] = at as [number, number, number, number, number];
  let box = new DOMRect(0, 0, innerWidth, innerHeight);
  if (selector) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const target = found[Math.floor(which * found.length)];
    if (!target) return undefined;
    if (takesFocus) target.focus(); // Instead of many presses of Tab.
    box = target.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = target.getBoundingClientRect();
    }
  }
  const inside = (value: number, size: number) => Math.floor(Math.min(Math.max(value, 0), size - 1));
  const x = inside(box.x + acrossX * box.width, innerWidth);
  const y = inside(box.y + acrossY * box.height, innerHeight);
  const hit = document.elementFromPoint(x, y)?.closest('a, button, input, select, summary, label, dialog, [id]');
  const words = hit && (hit.ariaLabel ?? hit.textContent.trim().slice(0, 30));
  const name = `${hit?.localName ?? 'nothing'} "${words}" (${x}, ${y}) at ${location.pathname}${location.hash}`;
  const before = {
    path: location.pathname,
    documentStart: performance.timeOrigin,
    hasFocus: document.activeElement !== document.body,
  };
  return { before, x, y, toX: Math.floor(toX * innerWidth), toY: Math.floor(toY * innerHeight), name };
}
