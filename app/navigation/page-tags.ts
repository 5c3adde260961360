import type { Tag } from '../../contract/page.ts';
import { trusted } from '../lib/trusted-types.ts';

/**
 * Replaces the previous page's tags in <head>, marked with `data-page`. A title tag sets `document.title`. Of the others
 * only scripts have a text: JSON for search engines.
 */
export function syncPageTags(tags: Tag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes = {}, text = '' } of tags) {
    if (name === 'title') {
      document.title = text;
      continue;
    }
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) element.setAttribute(key, value);
    if (element instanceof HTMLScriptElement) element.text = trusted.createScript(text);
    document.head.append(element);
  }
}
