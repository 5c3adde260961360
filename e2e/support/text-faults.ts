/**
 * Runs in the page. Finds texts that are not one text: they are copied otherwise than they are written, the browser's search
 * does not find how they begin, or they contain words that nobody sees.
 */
export function findTextFaults(): string[] {
  const faults: string[] = [];
  const selection = getSelection()!;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  const blocks = 'p, h1, h2, h3, h4, div, ul, ol, li, dl, section, details, figure, picture, table';
  const search = window as unknown as { find(text: string, isExact: boolean): boolean };

  for (const element of document.querySelectorAll<HTMLElement>(
    'p, h1, h2, h3, h4, a, button, li, dt, dd, summary, figcaption, label, legend, small, q',
  )) {
    const text = plain(element.textContent);
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, noscript');
    if (!text || !isShown) continue;
    const name = `<${element.localName}> ${text.slice(0, 50)}`;
    if (element.querySelector('.visually-hidden')?.textContent.trim())
      faults.push(`${name}: has words that nobody sees`);

    selection.selectAllChildren(element);
    const copied = String(selection);
    const isOneText = !element.querySelector(blocks);
    const isSame = isOneText ? plain(copied) === text : squeezed(copied) === squeezed(text);
    if (!isSame) faults.push(`${name}: is copied as ${JSON.stringify(plain(copied).slice(0, 60))}`);

    if (!isOneText) continue;
    const words = text.split(' ').slice(0, 3).join(' ');
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
