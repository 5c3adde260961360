import './words-in-one-font.css';
import { startDecoration } from './decoration.ts';

/**
 * Sets a text with a letter that its font lacks in a font of the system as a whole, now and when it changes: browsers would take only
 * the letter from another font. `missing` has the letters that the font of titles lacks, and the font of texts.
 */
export function keepWordsInOneFont(missing: { title: string[]; text: string[] }): void {
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
  startDecoration(({ signal }) => {
    checkAll(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) checkAll(node);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
