import { expect, test } from 'vitest';
import { hostileAddresses } from '../../testing/hostile-markdown.ts';
import { addressProblem, tidyAddress } from './link-address.ts';

test.each(
  `https://shop.example/songs?a=1#b https://shop.example?a=1 https://shop.example:8443/ https://192.0.2.1/a
    https://münchen.example/straße https://例え.jp/道 https://пример.рф https://fa.example/می‌خواهم
    mailto:me@example.org mailto:me@example.org?subject=A%20question&body=Hello mailto:jürgen@müller.example
    tel:+1-555-0142 / /music /writing#later /#about /music/album/songs#track=song-2`.split(/\s+/),
)('a link may lead to %s', (address) => {
  expect(addressProblem(address)).toBeUndefined();
});

test.each(hostileAddresses)('a link may not lead to %j', (address) => {
  expect(addressProblem(tidyAddress(address))).toMatch(/^must /);
});

test.each([
  ['HTTPS://Shop.example/A', 'https://Shop.example/A'],
  ['tel:+49 (30) 123/45', 'tel:+493012345'],
  ['mailto:me@example.org?subject=Two words', 'mailto:me@example.org?subject=Two%20words'],
])('%s is read as %s', (written, address) => {
  expect(tidyAddress(written)).toBe(address);
  expect(addressProblem(address)).toBeUndefined();
});

test('the sentence says what to do', () => {
  expect(addressProblem('http://example.org')).toBe('must begin with https:// in place of http://');
  expect(addressProblem('javascript:alert(1)')).toContain('or begin with https://, mailto: or tel:');
});
