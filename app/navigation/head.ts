import type { Tag } from '../../contract/page.ts';

/** Puts the page's own tags into <head>, in place of those of the page before. */
export function syncHead(tags: Tag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes = {}, text = '' } of tags) {
    if (name === 'title') {
      document.title = text;
      continue;
    }
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) element.setAttribute(key, value);
    element.textContent = text;
    document.head.append(element);
  }
}
