/** Runs in a page whose medium is print. Finds texts that are faint on white paper, and bars and controls that remain. */
export function findPrintFaults(): string[] {
  const faults: string[] = [];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

  const luminance = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    const linear = [red, green, blue].map((value) => {
      const onWhite = (value! * alpha! + 255 * (255 - alpha!)) / 255 / 255;
      return onWhite <= 0.04045 ? onWhite / 12.92 : ((onWhite + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || parent.closest('script, style, noscript') || !isShown(parent)) continue;
    const contrast = 1.05 / (luminance(getComputedStyle(parent).color) + 0.05);
    if (contrast < 4.5) faults.push(`${node.textContent!.trim().slice(0, 30)}: contrast ${contrast.toFixed(1)}`);
  }
  const rest =
    'header:has(nav), nav, canvas, video, audio, iframe, input, [role=dialog], [role=region] button, .skip-link';
  for (const element of document.querySelectorAll(`${rest}, main button:not(li > button)`)) {
    if (isShown(element)) faults.push(`<${element.localName}> ${element.textContent.slice(0, 30)} remains`);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (isShown(element) && getComputedStyle(element).position === 'fixed')
      faults.push(`<${element.localName}> is fixed`);
  }
  return faults;
}
