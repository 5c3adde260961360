import { expect, test } from 'vitest';
import { addressProblem, tidyAddress } from './link-address.ts';

const words = (text: string) => text.trim().split(/\s+/);

test.each(
  words(`
    https://shop.example/songs?a=1#b https://shop.example?a=1 https://shop.example:8443/ https://192.0.2.1/a
    https://münchen.example/straße https://例え.jp/道 https://пример.рф https://fa.example/می‌خواهم
    mailto:me@example.org mailto:me@example.org?subject=A%20question&body=Hello mailto:jürgen@müller.example
    tel:+1-555-0142 / /music /writing#later /#about /music/album/songs#track=song-2`),
)('a link may lead to %s', (address) => {
  expect(addressProblem(address)).toBeUndefined();
});

test.each([
  ...words(String.raw`
    javascript:alert(1) JAVASCRIPT:alert(1) javascript://example.org/%0aalert(1) javascript&colon;alert(1)
    &#106;avascript:alert(1) jаvascript:alert(1) javascript:alert(1) vbscript:x data:text/html,<script>alert(1)</script>
    data:text/html;base64,PHNjcmlwdD4= DATA:image/svg+xml,x blob:https://example.org/1 file:///etc/passwd about:blank
    filesystem:https://example.org/x ftp://example.org view-source:https://example.org intent://example.org#Intent;end
    ws://example.org sms:+15550142 https https: https:/example.org https:example.org https:// https:///example.org
    https:////example.org https://?a.b https://#a.b https://localhost https://.example.org/ https://example..org
    https://bank.example@evil.example https://a:b@evil.example https://@evil.example https://example.org\@evil.example
    https:\\example.org https://example.org:99999 https://example.org/"onclick="alert(1) https://example.org/<script>
    https://[::1 //evil.example ///evil.example /\evil.example \\evil.example /music//evil.example /../x /Music music
    /%2f/evil.example /music?next=javascript:alert(1) #about ?x www.example.org me@example.org mailto: mailto:nobody
    mailto:@example.org mailto:me@example mailto:a@b@example.org mailto:me@example.org?subject="><script>
    mailto:javascript:alert(1) tel: tel:+ tel:five tel:+1555;ext=javascript tel:javascript:alert(1)`),
  ...['', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['javascript\u200b:alert(1)', 'https://exa mple.org', 'https://example.org/a b', 'mailto:a b@example.org'],
  ...['\u202egpj.exe', '\u2066a', '\ufeff', '\u0000', '\u2028a'].map((end) => `https://example.org/${end}`),
  ...['https://exa\u200bmple.org', 'https://exam\u00adple.org', 'mailto:me@example.org\nbcc:you@example.org'],
])('a link may not lead to %j', (address) => {
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
