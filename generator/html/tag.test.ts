import { expect, test } from 'vitest';
import { renderTag } from './tag.ts';

test('text and attributes are escaped', () => {
  expect(renderTag({ name: 'title', text: 'A & <b>"B"</b> $&' })).toBe(
    '<title>A &amp; &lt;b>&quot;B&quot;&lt;/b> $&amp;</title>',
  );
  expect(renderTag({ name: 'meta', attributes: { content: '"><script>&amp;' } })).toBe(
    '<meta content="&quot;>&lt;script>&amp;amp;">',
  );
});

test('an empty attribute is written without a value', () => {
  expect(renderTag({ name: 'link', attributes: { rel: 'preload', crossorigin: '' } })).toBe(
    '<link rel="preload" crossorigin>',
  );
});

test('a script has an end tag, and its text is not escaped', () => {
  expect(renderTag({ name: 'script', attributes: { src: '/a.js' } })).toBe('<script src="/a.js"></script>');
  expect(renderTag({ name: 'script', text: 'a && b < c' })).toBe('<script>a && b < c</script>');
});
