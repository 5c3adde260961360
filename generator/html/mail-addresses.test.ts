import { expect, test } from 'vitest';
import { withEscapes, withReferences } from './mail-addresses.ts';

test('no e-mail address is left as plain text, and a browser reads the same', () => {
  const html =
    '<a href="mailto:me@example.org?subject=A%20question&amp;body=x">me@example.org</a>, o&#x27;brien@münchen.example';
  const written = withReferences(html);
  expect(written).not.toMatch(/@|mailto|example/);
  expect(written.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))).toBe(html);
  expect(withReferences('<a href="https://example.org/@me">a @ b</a>')).toBe(
    '<a href="https://example.org/@me">a @ b</a>',
  );
});

test('JSON has no address either, and means the same', () => {
  const data = { '@type': 'Person', text: ['me@example.org', '"@me"'], head: '{"@type":"x"}' };
  const written = withEscapes(JSON.stringify(data));
  expect(written).toContain('"@type"');
  expect(written).not.toContain('me@');
  expect(JSON.parse(written)).toEqual(data);
});
