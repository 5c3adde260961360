import './use-one-font.css';
import { useEffect } from 'react';
import { startDecoration } from './decoration.ts';

/** Letters that the font of titles lacks, and the font of texts. */
interface Missing {
  title: string[];
  text: string[];
}

/**
 * Sets a text with a letter that its font lacks in a font of the system as a whole, now and when it changes: browsers would take only
 * the letter from another font. `missing` stays the same object.
 */
export function useOneFontWithout(missing: Missing): void {
  useEffect(() => startDecoration((decoration) => keepInOneFont(missing, decoration)), [missing]);
}

function keepInOneFont(missing: Missing, { signal }: AbortController): void {
  const lacks = (letters: string[], text: string) => letters.some((letter) => text.includes(letter));
  const check = ({ parentElement: element }: Node) => {
    if (!element) return;
    const ownText = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    delete element.dataset.systemFont;
    if (!lacks([...missing.title, ...missing.text], ownText)) return;
    const kind = getComputedStyle(element).fontFamily.includes('Literata') ? 'title' : 'text';
    if (lacks(missing[kind], ownText)) element.dataset.systemFont = kind;
  };
  const checkAll = (node: Node) => {
    if (node instanceof Text) check(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) check(texts.currentNode);
  };
  checkAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) checkAll(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
