/**
 * Runs in the page. Finds the controls that miss WCAG 2.5.8: smaller than 24 × 24 px, not a link in a line of text, and so
 * close to another control that a circle of 24 px around their middle meets it or its circle. Opens all answers and notes.
 * `within` is the selector of the part of the page whose controls are checked.
 */
export function findSmallTargets(within = 'body'): string[] {
  const smallestPx = 24;
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  const targets = [...document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input, select, summary)`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInert(control))
    .map((control) => ({ control, box: boxOf(control) }))
    // The link to the content is outside the window until it has the focus.
    .filter(({ box }) => box.bottom + scrollY > 0);
  const faults = targets.flatMap((target) => {
    if (!isSmall(target.box) || isInText(target.control)) return [];
    const neighbour = targets.find((other) => other !== target && isNear(target, other));
    const size = `${Math.round(target.box.width)} × ${Math.round(target.box.height)} px`;
    return neighbour ? [`${nameOf(target.control)} is ${size}, beside ${nameOf(neighbour.control)}`] : [];
  });
  for (const details of closed) details.open = false;
  return faults;

  /** A label belongs to its field's target. */
  function boxOf(control: HTMLElement) {
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

  function isNear(target: (typeof targets)[number], other: (typeof targets)[number]) {
    if (target.control.closest('label') && target.control.closest('label') === other.control.closest('label'))
      return false;
    const x = (target.box.left + target.box.right) / 2;
    const y = (target.box.top + target.box.bottom) / 2;
    const { left, right, top, bottom } = other.box;
    const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const toMiddle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    return toBox < smallestPx / 2 || (isSmall(other.box) && toMiddle < smallestPx);
  }

  /** An open modal dialog makes the rest of the page inert. */
  function isInert(element: Element) {
    const dialog = document.querySelector('dialog:modal');
    return element.closest('[inert]') || (dialog && !dialog.contains(element));
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `<${element.localName}> ${words.slice(0, 40)}`;
  }
}
