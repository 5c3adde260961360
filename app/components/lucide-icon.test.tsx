import { ArrowLeft, House, Waves } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './lucide-icon.ts';

/** Attributes in alphabetical order: their own is nobody's business. */
const sorted = (markup: string) =>
  markup.replace(/<svg ([^>]*)>/, (_, attributes: string) =>
    attributes
      .match(/[\w-]+="[^"]*"/g)!
      .sort()
      .join(' '),
  );

// House has an alias, and Waves is one.
test.each([
  ['arrow-left', ArrowLeft],
  ['house', House],
  ['waves-horizontal', Waves],
])('%s is what lucide-react itself would draw', async (name, Theirs) => {
  const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const props = { className: 'mine', strokeWidth: 1.4 };
  const ours = renderToStaticMarkup(createElement(createLucideIcon(__iconData), props));
  expect(sorted(ours)).toBe(sorted(renderToStaticMarkup(createElement(Theirs, props))));
});
