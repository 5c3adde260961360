import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Opening } from './opening.tsx';

test.each([
  ['Every night', 'E'],
  ['“Every night” has a sign before its first letter', undefined],
  ['كل ليلة: a letter without its neighbours has another shape', undefined],
])('the initial of: %s', (text, initial) => {
  const html = renderToStaticMarkup(<Opening text={text} />);
  expect(/data-initial="(.)"/.exec(html)?.[1]).toBe(initial);
});
