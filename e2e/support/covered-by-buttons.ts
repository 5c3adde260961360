/**
 * Runs in the page. Finds texts and controls below the floating buttons, at the top and at the end of the page. On phones the
 * page scrolls under the opaque bar of the buttons, or of the player with the buttons, so only its end is checked.
 */
export function findCoveredByButtons(): string[] {
  const buttons = document.querySelector<HTMLElement>('button[aria-describedby="_calm"]')!.parentElement!;
  const { top: topOfPlayer = Infinity } = document.querySelector('#_player')?.getBoundingClientRect() ?? {};
  const isBar =
    getComputedStyle(buttons).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    buttons.getBoundingClientRect().top >= topOfPlayer;
  const faults = new Set<string>();
  for (const position of isBar ? ['end'] : ['top', 'end']) {
    scrollTo({ top: position === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
    const boxes = [...(isBar ? [buttons] : buttons.children)].map((button) => button.getBoundingClientRect());
    for (const { element, box } of linesAndControls()) {
      const isBelow = boxes.some(
        ({ left, top, right, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      if (isBelow && scrollsWithThePage(element)) faults.add(`at the ${position}: ${element.textContent.slice(0, 30)}`);
    }
  }
  return [...faults];

  function* linesAndControls(): Generator<{ element: Element; box: DOMRect }> {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent!.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) yield { element: text.parentElement!, box };
    }
    for (const element of document.querySelectorAll('a, button, input, select, summary')) {
      yield { element, box: element.getBoundingClientRect() };
    }
  }

  function scrollsWithThePage(element: Element): boolean {
    if (element.closest('.visually-hidden, .skip-link, script, style, noscript')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed') return false;
    }
    return true;
  }
}
