interface Target {
  control: HTMLElement;
  box: DOMRect;
}

/**
 * Runs in the page. Finds what is wrong with its visible controls. `within` is the selector of the part that is checked.
 *
 * Dead points: of nine points of each of their boxes, those at which a click hits something else. Each control is scrolled
 * into the middle of the viewport first; answers and notes are closed, then open.
 *
 * Small targets, which miss WCAG 2.5.8: smaller than 24 × 24 px, not a link in a line of text, and so close to another
 * control that a circle of 24 px around their middle meets it or its circle.
 */
export function findControlFaults(within = 'body'): string[] {
  const insetPx = 2;
  const smallestPx = 24;
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const faults = new Set(findDeadPoints());
  for (const details of closed) details.open = true;
  for (const fault of [...findDeadPoints(), ...findSmallTargets()]) faults.add(fault);
  for (const details of closed) details.open = false;
  return [...faults];

  function controls() {
    const all = document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input, select, summary)`);
    return [...all].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInert(control));
  }

  function findDeadPoints() {
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
      // A point near a corner must be inside a rounded corner too.
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

  /** What a click hits instead of the control; undefined if it hits the control. */
  function hitAt(control: HTMLElement, x: number, y: number, mayScroll = true): string | undefined {
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || hit.closest('label')?.contains(control))) return undefined;
    // A control as tall as the viewport reaches under a fixed bar: its point is scrolled into the middle.
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

  /** The part of the viewport in which an element can be seen: its scrolling and clipping ancestors cut off the rest. */
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
  function findSmallTargets() {
    const targets = controls()
      .map((control) => ({ control, box: targetOf(control) }))
      // The link to the content is outside the window until it has the focus.
      .filter(({ box }) => box.bottom + scrollY > 0);
    return targets.flatMap((target) => {
      if (!isSmall(target.box) || isInText(target.control)) return [];
      const neighbour = targets.find((other) => other !== target && isNear(target, other));
      const size = `${Math.round(target.box.width)} × ${Math.round(target.box.height)} px`;
      return neighbour ? [`${nameOf(target.control)} is ${size}, beside ${nameOf(neighbour.control)}`] : [];
    });
  }

  /** A label belongs to its field's target. */
  function targetOf(control: HTMLElement) {
    return (control.closest('label') ?? control).getBoundingClientRect();
  }

  function isSmall({ width, height }: DOMRect) {
    // Half a pixel for rounding of sizes in rem.
    return width < smallestPx - 0.5 || height < smallestPx - 0.5;
  }

  /** Its height is that of a line of the text around it, which is longer than the link. */
  function isInText(control: Element) {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    return block.textContent.trim().length > control.textContent.trim().length;
  }

  function isNear(target: Target, other: Target) {
    if (target.control.closest('label') && target.control.closest('label') === other.control.closest('label'))
      return false;
    const x = (target.box.left + target.box.right) / 2;
    const y = (target.box.top + target.box.bottom) / 2;
    const { left, right, top, bottom } = other.box;
    const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const toMiddle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    return toBox < smallestPx / 2 || (isSmall(other.box) && toMiddle < smallestPx);
  }
}
