import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [12, '0.1 kB'],
  [9940, '9.9 kB'],
  [9960, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [61_400_000, '61 MB'],
  [2_340_000_000, '2.3 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en').replace('\u00a0', ' ')).toBe(text);
});

test('a size has the decimal sign of the language', () => expect(sizeText(1_240_000, 'de')).toBe('1,2\u00a0MB'));
