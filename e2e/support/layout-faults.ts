/**
 * Runs in the page, on the part that `within` selects. Finds texts that are cut off or reach out of the window or of a box
 * with a border or background, broken short words, texts and controls that overlap, and sliders without a length. The area
 * that a notch or rounded corners cover is outside the window.
 */
export function findLayoutFaults(within = 'body'): string[] {
  const tolerancePx = 1.5;
  /** Height of letters in font sizes: lines of headings may overlap where they have no letters. */
  const letterHeight = 0.7;
  /** A longer word may break in a narrower column. */
  const longWordLetters = 12;
  const minimumSliderPx = 40;
  const safe = readSafeArea();
  const faults = new Set<string>();
  const lines: { box: Box; owner: Element; layer: Element }[] = [];
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);

  const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const owner = blockOf(parent);
    const layer = layerOf(parent);
    const rects = [...range.getClientRects()];
    if (rects.length > 1) checkTimedText(node, parent);
    for (const rect of rects) {
      if (rect.width < 1) continue;
      const box = lettersOf(rect, parent);
      checkBoxes(box, parent);
      const seen = seenPart(box, parent);
      if (seen.left < seen.right && seen.top < seen.bottom) lines.push({ box: seen, owner, layer });
    }
  }
  const controls: { element: HTMLElement; box: Box; layer: Element }[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    `${within} :is(a[href], button, input, select, summary, img)`,
  )) {
    const rect = control.getBoundingClientRect();
    if (rect.width === 0 || !isShown(control) || (control.localName === 'img' && !control.closest('a, button')))
      continue;
    checkWindow(control, rect);
    if (control.matches('[type=range]') && rect.width < minimumSliderPx) {
      faults.add(`${nameOf(control)} is ${rect.width} px long`);
    }
    const seen = seenPart(rect, control);
    if (!control.matches('img, p a, li > a') && seen.left < seen.right && seen.top < seen.bottom) {
      controls.push({ element: control, box: seen, layer: layerOf(control) });
    }
  }
  checkOverlaps();
  return [...faults];

  /** The part of the window that the device does not cover. */
  function readSafeArea(): Box {
    const probe = document.createElement('div');
    probe.style.padding = ['top', 'right', 'bottom', 'left'].map((side) => `env(safe-area-inset-${side})`).join(' ');
    document.body.append(probe);
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
    const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(Number.parseFloat);
    probe.remove();
    return { left: left!, top: top!, right: innerWidth - right!, bottom: innerHeight - bottom! };
  }

  /** The page scrolls vertically, so top and bottom count only for fixed elements. */
  function checkWindow(element: Element, { left, top, right, bottom }: Box) {
    const isFixed = layerOf(element) !== document.body && !isInScroller(element);
    const isOutsideX = left < safe.left - tolerancePx || right > safe.right + tolerancePx;
    const isOutsideY = isFixed && (top < safe.top - tolerancePx || bottom > safe.bottom + tolerancePx);
    if (isOutsideX || isOutsideY) faults.add(`${nameOf(element)} is outside the window`);
  }

  /** The element and its ancestors below the body. */
  function ancestorsOf(element: Element) {
    const ancestors: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) ancestors.push(box);
    return ancestors;
  }

  function isInScroller(element: Element) {
    return ancestorsOf(element).some((box) => /auto|scroll/.test(getComputedStyle(box).overflowY));
  }

  function checkTimedText(text: Node, element: Element) {
    const { fontSize, letterSpacing } = getComputedStyle(element);
    // With the text spacing of WCAG 1.4.12, words may be wider than their column.
    if (Number.parseFloat(letterSpacing) > Number.parseFloat(fontSize) / 10) return;
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent!.matchAll(/[^\s\p{Dash}]+/gu)) {
      const isUsual = /^[\p{Script=Latin}\p{Mark}\d’',.:;!?]+$/u.test(word);
      if (!isUsual || word.length > longWordLetters) continue;
      if (index === 0 && element.closest('[data-initial]')) continue; // A drop cap replaces the first letter.
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 3)) {
        faults.add(`'${word}' is broken in ${nameOf(element)}`);
      }
    }
  }

  /** Whether an element is visible, and neither a decoration nor only for screen readers. */
  function isShown(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      return false;
    if (element.closest('.visually-hidden, .skip-link, script, style, noscript, [aria-hidden=true] svg')) return false;
    return !ancestorsOf(element).some((box) => getComputedStyle(box).clipPath.startsWith('inset(100%'));
  }

  function blockOf(element: Element) {
    let block = element;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    return block;
  }

  /** The fixed bar or dialog around an element, or the page. */
  function layerOf(element: Element): Element {
    return ancestorsOf(element).find((box) => getComputedStyle(box).position === 'fixed') ?? document.body;
  }

  function lettersOf({ left, right, top, bottom }: DOMRect, element: Element): Box {
    const half = (Number.parseFloat(getComputedStyle(element).fontSize) * letterHeight) / 2;
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  }

  function checkBoxes(text: Box, element: Element) {
    let isPlaced = false;
    for (const box of ancestorsOf(element)) {
      const style = getComputedStyle(box);
      // An absolutely positioned element is in its containing block.
      if (style.display === 'contents' || (isPlaced && style.position === 'static')) continue;
      isPlaced = style.position === 'absolute';
      const isScroller = /auto|scroll/.test(style.overflow);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return; // Shortened on purpose.
      if (style.display !== 'inline' && !isScroller) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOutsideX = text.left < left - tolerancePx || text.right > right + tolerancePx;
        const isOutsideY = text.top < top - tolerancePx || text.bottom > bottom + tolerancePx;
        if (isOutsideX || (isOutsideY && hasEdge(style))) {
          faults.add(`${nameOf(element)} reaches out of ${nameOf(box)}`);
          return;
        }
      }
      if (isScroller) return;
      if (style.position === 'fixed') break;
    }
    checkWindow(element, text);
  }

  /** The part of a box that its ancestors do not clip; empty on a book in 3D, whose boxes are slanted. */
  function seenPart(box: Box, element: Element): Box {
    const seen = { ...box };
    for (const parent of ancestorsOf(element)) {
      const style = getComputedStyle(parent);
      if (style.transform.startsWith('matrix3d')) return { ...box, right: box.left };
      if (style.overflow === 'visible') continue;
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      seen.left = Math.max(seen.left, left);
      seen.right = Math.min(seen.right, right);
      seen.top = Math.max(seen.top, top);
      seen.bottom = Math.min(seen.bottom, bottom);
    }
    return seen;
  }

  function hasEdge(style: CSSStyleDeclaration) {
    return (
      style.overflow !== 'visible' ||
      style.backgroundImage !== 'none' ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (style.borderTopStyle !== 'none' && style.borderBottomStyle !== 'none')
    );
  }

  /** Compares each line with the lines that begin above its end, and each control with all others. */
  function checkOverlaps() {
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (let next = index + 1; next < lines.length && lines[next]!.box.top < a.box.bottom - tolerancePx; next++) {
        const b = lines[next]!;
        if (a.layer !== b.layer || a.owner === b.owner) continue;
        const isBeside = a.box.right < b.box.left + tolerancePx || b.box.right < a.box.left + tolerancePx;
        if (!isBeside) faults.add(`${nameOf(a.owner)} lies over ${nameOf(b.owner)}`);
      }
    }
    for (const [index, a] of controls.entries()) {
      for (const b of controls.slice(index + 1)) {
        if (a.layer !== b.layer || a.element.contains(b.element)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (Math.min(width, height) > 4) faults.add(`${nameOf(a.element)} lies over ${nameOf(b.element)}`);
      }
    }
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `<${element.localName}> ${words.slice(0, 30)}`;
  }
}
