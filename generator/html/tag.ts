import type { Tag } from '../../contract/page.ts';

/** Renders a tag as HTML. Of an empty attribute it writes only the name. */
export function renderTag({ name, attributes = {}, text }: Tag): string {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeText(value)}"`,
  );
  const open = `<${name}${list.join('')}>`;
  // Script and style contents are raw text.
  if (name === 'script' || name === 'style') return `${open}${text ?? ''}</${name}>`;
  return text === undefined ? open : `${open}${escapeText(text)}</${name}>`;
}

/** Escapes a text for HTML and XML, including attributes. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
