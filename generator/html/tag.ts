import type { Tag } from '../../contract/page.ts';

/** Renders a tag as HTML. An empty attribute is written as its name alone. */
export function renderTag({ name, attributes = {}, text }: Tag): string {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  const open = `<${name}${list.join('')}>`;
  if (name === 'script') return `${open}${text ?? ''}</script>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${name}>`;
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
