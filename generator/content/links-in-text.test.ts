import { expect, test } from 'vitest';
import { linkedText } from './links-in-text.ts';

/** The text with its links in ⟨⟩, each with its address if that is not what is shown. */
const marked = (text: string) => {
  const parts = linkedText(text);
  if (typeof parts === 'string') return parts;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.text === part.address ? `⟨${part.text}⟩` : `⟨${part.text}|${part.address}⟩`;
    })
    .join('');
};

test.each([
  'See ⟨https://example.org/page⟩.',
  '⟨https://example.org⟩',
  '⟨https://example.org/⟩, ⟨https://example.org/a⟩; ⟨https://example.org/b⟩: yes!',
  'Is it ⟨https://example.org/a?b=c&d=e#f⟩?',
  'Dots ⟨https://example.org/a⟩... and ⟨https://example.org/b⟩… and ⟨https://example.org⟩...',
  '(⟨https://example.org/a⟩) [⟨https://example.org/b⟩] {⟨https://example.org/c⟩} <⟨https://example.org/d⟩>',
  '(see ⟨https://example.org/a⟩.) ((⟨https://example.org/b⟩)), ([⟨https://example.org/c⟩])',
  '⟨https://en.wikipedia.org/wiki/Vigil_(album)⟩ (⟨https://en.wikipedia.org/wiki/Vigil_(album)⟩)',
  '⟨https://example.org/a(b(c))⟩) ⟨https://example.org/?a[]=1⟩ ⟨https://example.org/a⟩([',
  '"⟨https://example.org/a⟩" \'⟨https://example.org/b⟩\' “⟨https://example.org/c⟩” «⟨https://example.org/d⟩» ‘⟨https://example.org/e⟩’',
  "⟨https://example.org/it's⟩ ⟨https://example.org⟩'s",
  '⟨https://example.org:8080/a⟩ ⟨https://example.org/a:b⟩ ⟨https://example.org/@me⟩ ⟨https://example.org/~me/a;b,c⟩.',
  '**⟨https://example.org/a⟩** [text](⟨https://example.org/b⟩) ![x](⟨https://example.org/c⟩)',
  '<a href="⟨https://example.org⟩">',
  '⟨https://münchen.example/straße⟩, ⟨https://пример.рф/путь⟩. ⟨https://xn--mnchen-3ya.example/a⟩ ⟨https://example.xn--p1ai⟩',
  '詳しくは⟨https://example.org/page⟩をご覧ください。⟨https://例え.jp/⟩。「⟨https://example.org/a⟩」（⟨https://example.org/b⟩）',
  '请看⟨https://example.org/a⟩，谢谢 ดู⟨https://example.org/b⟩ครับ',
  'انظر ⟨https://example.org/a⟩، و⟨https://fa.example/می‌خواهم⟩؟',
  '⟨https://example.org/a⟩\u202egpj.exe \u2066⟨https://example.org/b⟩\u2069 \u200f⟨https://example.org/c⟩\u00a0x',
  '⟨HTTPS://Example.ORG/A|https://Example.ORG/A⟩',
  '⟨www.example.org|https://www.example.org⟩, (⟨www.example.org/a_(b)|https://www.example.org/a_(b)⟩)',
  '⟨me@example.org|mailto:me@example.org⟩. <⟨me@example.org|mailto:me@example.org⟩>, "⟨a.b+c@sub.example.org|mailto:a.b+c@sub.example.org⟩"',
  "⟨mailto:me@example.org⟩ ⟨jürgen@müller.example|mailto:jürgen@müller.example⟩ ⟨o'brien@example.org|mailto:o'brien@example.org⟩",
  '連絡は⟨me@example.org|mailto:me@example.org⟩まで Mail: ⟨me@example.org|mailto:me@example.org⟩: now',
  // What is safe in it is a link; what is not stays words.
  "javascript:alert('⟨https://example.org/x⟩')",
  'data:text/html,<script src="⟨https://example.org/x.js⟩"></script>',
  '⟨https://example.org/<script>alert(1)</script>'.replace('/<', '/⟩<'),
  '⟨https://example.org/%22onclick=alert(1)⟩ ⟨https://example.org/⟩"onclick="alert(1)"',
  '⟨https://example.org/javascript:alert(1)⟩ ⟨https://example.org/&#106;avascript⟩',
  '⟨https://example.org/⟩\u0000 ⟨https://example.org/⟩\u2028x ⟨https://example.org/⟩\\evil',
])('finds %s', (wanted) => {
  expect(marked(wanted.replace(/⟨([^|⟩]*)[^⟩]*⟩/g, '$1'))).toBe(wanted);
});

test.each([
  'Nothing here.',
  ...`http://example.org http://www.example.org //example.org //www.example.org ftp://www.example.org https:// https://x
    https://localhost https://-.- https://example https://1.2.3.4 https:/example.org https:example.org www. www.example
    www..org javascript:alert(1) javascript:www.example.org data:text/html,x vbscript:x JaVaScRiPt:alert(1) file:///a
    https://bank.example@evil.example/a https://me:secret@example.org https://example.org:pw@evil.example
    https://example.org@evil.example https://%6a.%6b @me @me@mastodon.example me@ @example.org me@example me@@example.org
    git@github.com:me/site.git ssh://git@github.com me@1.2.3.4 a&b@example.org me@example.o xhttps://example.org
    example.org e.g. 1.2.3 10:30 and/or https://exa\u200bmple https://exam\u00adple https://\u202eexample.org
    https:\\\\example.org https://\\evil.example https://evil.example:x@y.example`.split(/\s+/),
  `https://example.org/${'a'.repeat(3000)}`,
  `https://${'a.'.repeat(50_000)}1`,
  `${'a'.repeat(100_000)}@`,
  'a@'.repeat(50_000),
  `https://example.org/${')'.repeat(100_000)}`,
  '('.repeat(100_000),
  'www.'.repeat(25_000),
])('leaves %s as it is', (text) => {
  expect(linkedText(text)).toBe(text);
});
