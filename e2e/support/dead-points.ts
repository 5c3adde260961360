/**
 * Runs in the page, on the part that `within` selects. Scrolls each visible control into the middle and finds those of its
 * nine points at which a click hits something else, first with answers and notes closed, then open.
 */
export function findDeadPoints(within = 'body'): string[] {
  const insetPx = 2;
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const faults = new Set(find());
  for (const details of closed) details.open = true;
  for (const fault of find()) faults.add(fault);
  for (const details of closed) details.open = false;
  return [...faults];

  function controls() {
    const all = document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input, select, summary)`);
    return [...all].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInert(control));
  }

  function find() {
    const found: string[] = [];
    for (const control of controls()) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const dead = deadPointsOf(control);
      if (dead.length > 0) found.push(`${nameOf(control)}: ${dead.length} dead points, ${dead[0]}`);
    }
    return found;
  }

  function deadPointsOf(control: HTMLElement) {
    const { left, top, right, bottom } = clipOf(control);
    const dead: string[] = [];
    for (const box of control.getClientRects()) {
      if (box.width === 0 || box.height === 0) continue;
      // Keeps the points inside rounded corners.
      const inset = Math.min(insetPx + 0.3 * radiusOf(control, box), box.width / 2, box.height / 2);
      for (const y of [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset]) {
        for (const x of [box.left + inset, (box.left + box.right) / 2, box.right - inset]) {
          if (x < left || x > right || y < top || y > bottom) continue;
          const hit = hitAt(control, x, y);
          if (hit) dead.push(`${Math.round(x - box.left)}, ${Math.round(y - box.top)} hits ${hit}`);
        }
      }
    }
    return dead;
  }

  /** Returns what a click hits instead of the control; undefined if it hits the control. */
  function hitAt(control: HTMLElement, x: number, y: number, mayScroll = true): string | undefined {
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || hit.closest('label')?.contains(control))) return undefined;
    // A control as tall as the viewport reaches under a fixed bar, so its point is scrolled into the middle.
    const before = scrollY;
    if (mayScroll) scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    const moved = scrollY - before;
    if (moved === 0) return nameOf(hit);
    const answer = hitAt(control, x, y - moved, false);
    scrollBy({ top: -moved, behavior: 'instant' });
    return answer;
  }

  /** An open modal dialog makes the rest of the page inert. */
  function isInert(element: Element) {
    const dialog = document.querySelector('dialog:modal');
    return element.closest('[inert]') || (dialog && !dialog.contains(element));
  }

  /** The part of the viewport that the scrolling and clipping ancestors of an element leave visible. */
  function clipOf(element: Element) {
    const clip = { left: 0, top: 0, right: innerWidth - 1, bottom: innerHeight - 1 };
    let box: Element | null = element;
    while (box && getComputedStyle(box).position !== 'fixed') {
      box = box.parentElement;
      if (!box || box === document.body || getComputedStyle(box).overflow === 'visible') continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      clip.left = Math.max(clip.left, left);
      clip.top = Math.max(clip.top, top);
      clip.right = Math.min(clip.right, right);
      clip.bottom = Math.min(clip.bottom, bottom);
    }
    return clip;
  }

  function radiusOf(element: Element, { width, height }: DOMRect) {
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const shorter = Math.min(width, height);
    return Math.min(Number.parseFloat(radius) * (radius.endsWith('%') ? shorter / 100 : 1), shorter / 2);
  }

  function nameOf(element: Element | null) {
    if (!element) return 'nothing';
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `<${element.localName}${element.id && ` #${element.id}`}> ${words.slice(0, 40)}`;
  }
}
