import { createElement } from 'react';
import type { SvgElement } from '../../contract/page.ts';

/** The site's logo: the mark of the content. */
export const Logo = ({ mark }: { mark: SvgElement }) => draw(mark);

// As arguments, not as a list: shapes that never change their order need no keys.
const draw = ([element, attributes, ...inner]: SvgElement): ReturnType<typeof createElement> =>
  createElement(element, attributes, ...inner.map(draw));
