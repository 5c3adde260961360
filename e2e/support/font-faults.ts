/**
 * Runs in the page. Finds texts with a weight that no file of their font has: browsers use the nearest weight, or load one
 * more file. Finds loaded font files that no text uses: an element without text loads its font too. A font file has one weight
 * or a range of weights.
 */
export function findFontFaults(): string[] {
  const faces = [...document.fonts].map(({ family, style, weight, status }) => {
    const [from = 400, to = from] = weight === 'normal' ? [] : weight.split(' ').map(Number);
    return { family: family.replaceAll('"', ''), style, from, to, isLoaded: status === 'loaded' };
  });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = new Set<string>();
  const used = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement: element, data } = texts.currentNode as Text;
    if (!data.trim() || !element?.checkVisibility()) continue;
    const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
    const own = faces.filter(({ family }) => fontFamily.replaceAll('"', '').startsWith(`${family},`));
    for (const { family } of own) used.add(`${family} ${fontStyle}`);
    const weight = Number(fontWeight);
    if (own.some(({ style, from, to }) => style === fontStyle && from <= weight && weight <= to)) continue;
    faults.add(`${fontFamily.split(',')[0]} ${fontStyle} ${weight}: ${data.trim().slice(0, 40)}`);
  }
  // The others, such as 'Literata as Georgia', are on the visitor's machine.
  const idle = faces.filter(
    ({ family, style, isLoaded }) => isLoaded && !family.includes(' as ') && !used.has(`${family} ${style}`),
  );
  for (const { family, style } of idle) faults.add(`${family} ${style} is loaded, but no text has it`);
  return [...faults];
}
