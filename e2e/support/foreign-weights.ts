/**
 * Runs in the page. Finds texts with a weight that no file of their font has: browsers use the nearest weight, or load one
 * more file. A font file has one weight or a range of weights.
 */
export function findForeignWeights(): string[] {
  const faces = [...document.fonts].map(({ family, style, weight }) => {
    const [from = 400, to = from] = weight === 'normal' ? [] : weight.split(' ').map(Number);
    return { family: family.replaceAll('"', ''), style, from, to };
  });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement: element, data } = texts.currentNode as Text;
    if (!data.trim() || !element?.checkVisibility()) continue;
    const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
    const own = faces.filter(({ family }) => fontFamily.replaceAll('"', '').startsWith(`${family},`));
    const weight = Number(fontWeight);
    if (own.some(({ style, from, to }) => style === fontStyle && from <= weight && weight <= to)) continue;
    faults.add(`${fontFamily.split(',')[0]} ${fontStyle} ${weight}: ${data.trim().slice(0, 40)}`);
  }
  return [...faults];
}
