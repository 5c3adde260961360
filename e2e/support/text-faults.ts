/**
 * Runs in the page. Finds texts that are not one text: a copy differs from what is written, the browser's search does not
 * find their beginning, or they contain invisible words.
 */
export function findTextFaults(): string[] {
  const faults: string[] = [];
  const selection = getSelection()!;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** The visible text of an element, without letters in drawings. */
  const shownText = (element: HTMLElement) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let shown = '';
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (parent.checkVisibility() && !parent.closest('svg')) shown += texts.currentNode.textContent;
    }
    return plain(shown);
  };
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  /** Elements with one text each. Others can have several, such as the columns of a row. */
  const ofOneText = 'p, h1, h2, h3, h4, dt, dd, summary, label, legend, small, q, b, strong';
  const search = window as unknown as { find(text: string, isExact: boolean): boolean };

  for (const element of document.querySelectorAll<HTMLElement>(`${ofOneText}, a, button, li, span, figcaption`)) {
    const text = shownText(element);
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, noscript');
    if (!text || !isShown) continue;
    const name = `<${element.localName}> ${text.slice(0, 50)}`;
    if (element.querySelector('.visually-hidden')?.textContent.trim())
      faults.push(`${name}: has words that nobody sees`);

    selection.selectAllChildren(element);
    const copied = String(selection);
    const isOneText = element.matches(ofOneText) || !element.querySelector(':scope > :not(svg)');
    const isSame = isOneText ? plain(copied) === text : squeezed(copied) === squeezed(text);
    if (!isSame) faults.push(`${name}: is copied as ${JSON.stringify(plain(copied).slice(0, 60))}`);

    if (!isOneText) continue;
    const words = text.split(' ').slice(0, 2).join(' ');
    selection.collapse(element, 0);
    const isFound = search.find(words, true) && element.contains(selection.anchorNode);
    if (!isFound) faults.push(`${name}: a search does not find "${words}"`);
  }
  selection.removeAllRanges();
  return faults;
}

/** Runs in the page. Finds texts and controls outside landmarks: users who navigate by landmarks never reach them. */
export function findOutsideLandmarks(): string[] {
  const landmarks =
    'main, body > * > header, body > * > footer, nav, aside, section:is([aria-label], [aria-labelledby]), dialog';
  const outside = [
    ...document.body.querySelectorAll<HTMLElement>('a, button, input, select, summary, p, h1, h2, h3, li'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // Skip links precede all landmarks; live regions are announced when they change.
    .filter((element) => !element.matches('.skip-link, [aria-live]') && !element.closest(landmarks));
  return outside.map((element) => `${element.outerHTML.slice(0, 80)} is in no landmark`);
}
