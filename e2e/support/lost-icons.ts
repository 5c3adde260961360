/** Runs in a page with forced colours. Finds icons in the site's colours, and pictures and scenes behind texts. */
export function findLostIcons(): string[] {
  const faults: string[] = [];
  for (const svg of document.querySelectorAll('svg')) {
    const isShown = svg.checkVisibility({ visibilityProperty: true });
    if (isShown && getComputedStyle(svg).color !== getComputedStyle(svg.parentElement!).color)
      faults.push(`an icon in ${svg.parentElement!.outerHTML.slice(0, 80)} is ${getComputedStyle(svg).color}`);
  }
  for (const light of document.querySelectorAll('main canvas, main picture:has(> img[alt=""])')) {
    const { zIndex, position } = getComputedStyle(light);
    const isBehind = position === 'absolute' && zIndex === '-1';
    if (light.checkVisibility() && (isBehind || light.localName === 'canvas'))
      faults.push(`${light.outerHTML.slice(0, 80)} is shown`);
  }
  return faults;
}
