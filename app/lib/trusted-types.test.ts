import { expect, test, vi } from 'vitest';
import { trusted } from './trusted-types.ts';

vi.stubGlobal('document', { baseURI: 'https://example.org/portfolio/music' });
vi.stubGlobal('origin', 'https://example.org');

test('JSON may be the text of a script, code may not', () => {
  expect(trusted.createScript('{"@type":"Book"}')).toBe('{"@type":"Book"}');
  expect(() => trusted.createScript('alert(1)')).toThrow(SyntaxError);
});

test('a script may be of this site, but of no other', () => {
  expect(trusted.createScriptURL('/portfolio/assets/worker.js')).toBe('/portfolio/assets/worker.js');
  for (const url of ['https://example.com/worker.js', '//example.com/worker.js', 'data:text/javascript,alert(1)']) {
    expect(() => trusted.createScriptURL(url)).toThrow('is not of this site');
  }
});
