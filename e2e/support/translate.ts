/** A window that collects texts which the page has changed and nobody sees. */
export type TranslatedWindow = Window & { unseenTexts: string[] };

/**
 * Runs in the page. Translates it into capital letters as browsers do: replaces each text node by two nested elements with a
 * new one, now and after each change. Collects in `window.unseenTexts` the texts that are written into replaced nodes.
 */
export function translatePage(): void {
  const unseenTexts: string[] = [];
  Object.assign(window, { unseenTexts });
  const replaced = new WeakSet<Node>();
  const untranslated = 'script, style, noscript, textarea, select, svg, font';

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value) {
      if (replaced.has(this)) unseenTexts.push(`${nodeValue.get!.call(this)} → ${value}`);
      nodeValue.set!.call(this, value);
    },
  });

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(untranslated)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      replaced.add(text);
      text.replaceWith(outer);
    }
  }

  translate(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
