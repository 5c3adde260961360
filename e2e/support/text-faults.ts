/**
 * Runs in the page. Finds texts that are not one text: they are copied otherwise than they are written, the browser's search
 * does not find how they begin, or they contain words that nobody sees.
 */
export function findTextFaults(): string[] {
  const faults: string[] = [];
  const selection = getSelection()!;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** The text of an element without what is not shown, and without letters in drawings. */
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

/** Runs in the page. Finds texts and controls that are in no landmark, so that who goes by landmarks never comes to them. */
export function findOutsideLandmarks(): string[] {
  const landmarks =
    'main, body > * > header, body > * > footer, nav, aside, section:is([aria-label], [aria-labelledby]), dialog';
  const outside = [
    ...document.body.querySelectorAll<HTMLElement>('a, button, input, select, summary, p, h1, h2, h3, li'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // A link to the content is before all landmarks everywhere; live regions are read when they change.
    .filter((element) => !element.matches('.skip-link, [aria-live]') && !element.closest(landmarks));
  return outside.map((element) => `${element.outerHTML.slice(0, 80)} is in no landmark`);
}
