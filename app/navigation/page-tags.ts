import type { Tag } from '../../contract/page.ts';
import { trusted } from '../lib/trusted-types.ts';

/** The title and the tags of the prerendered document. The data of its page does not repeat them. */
let first: { title: string; tags: Element[] } | undefined;

/**
 * Replaces the previous page's tags in <head>, which have `data-page`. Without `tags`, restores the tags of the prerendered
 * document. Only `title` and scripts have text, the latter JSON for search engines.
 */
export function syncPageTags(tags: Tag[] | undefined): void {
  const { head, title } = document;
  const old = [...head.querySelectorAll('[data-page]')];
  first ??= { title, tags: old };
  for (const tag of old) tag.remove();
  if (!tags) {
    document.title = first.title;
    head.append(...first.tags);
    return;
  }
  for (const { name, attributes = {}, text = '' } of tags) {
    if (name === 'title') {
      document.title = text;
      continue;
    }
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) element.setAttribute(key, value);
    if (element instanceof HTMLScriptElement) element.text = trusted.createScript(text);
    head.append(element);
  }
}
