/* Texts that try to bring code, addresses of code, or more than a page can take into a page. */

const lines = (text: string) => text.trim().split(/\s*\n\s*/);

/** Addresses that no link may lead to, and no picture may come from. */
export const hostileAddresses = [
  ...String.raw`
    javascript:alert(1) JaVaScRiPt:alert(1) javascript://example.org/%0aalert(1) javascript&colon;alert(1)
    &#106;avascript:alert(1) &#x6A;&#x61;vascript:alert(1) &#0000106avascript:alert(1) java&Tab;script:alert(1)
    java&NewLine;script:alert(1) javascript\:alert(1) %6aavascript:alert(1) javascript%3Aalert(1) jav%0Aascript:alert(1)
    javascript:/*--></title>*/alert(1) jаvascript:alert(1) vbscript:msgbox(1) VBSCRIPT:x livescript:a
    data:text/html,<script>alert(1)</script> data:text/html;base64,PHNjcmlwdD4= DATA:image/svg+xml;base64,PHN2Zy8+
    blob:https://example.org/1 file:///etc/passwd about:blank chrome://settings filesystem:https://example.org/x
    ftp://example.org view-source:https://example.org intent://example.org#Intent;end ws://example.org sms:+15550142
    https https: https:/example.org https:example.org https:// https:///example.org https:////example.org https://?a.b
    https://#a.b https://localhost https://.example.org/ https://example..org http://plain.example
    https://bank.example@evil.example https://a:b@evil.example https://@evil.example https://example.org\@evil.example
    https:\\example.org https://example.org:99999 https://[::1 https://example.org/"onclick="alert(1)
    https://example.org/'><script> https://example.org/<script> //evil.example ///evil.example /\evil.example
    \\evil.example /music//evil.example /../x ../../site.yaml ./evil.html evil.html evil.svg?x evil.js /Music music
    /%2f/evil.example /music?next=javascript:alert(1) #about #"><script> ?x www.example.org me@example.org mailto:
    mailto:nobody mailto:@example.org mailto:me@example mailto:a@b@example.org mailto:javascript:alert(1)
    mailto:me@example.org?subject="><script> tel: tel:+ tel:five tel:+1555;ext=javascript tel:javascript:alert(1)`
    .trim()
    .split(/\s+/),
  ...['', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['java\u0000script:alert(1)', 'javascript\u200b:alert(1)', 'https://exa mple.org', 'https://example.org/a b'],
  ...['\u202egpj.exe', '\u2066a', '\ufeff', '\u0000', '\u2028a'].map((end) => `https://example.org/${end}`),
  ...['\u202ehttps://a.example', 'https://exa\u200bmple.org', 'https://exam\u00adple.org', 'mailto:a b@example.org'],
  'mailto:me@example.org\nbcc:you@example.org',
];

/** The signs around an address. */
const forms = [
  (to: string) => `[words](${to})`,
  (to: string) => `[words](<${to}> "title")`,
  (to: string) => `![words](${to})`,
  (to: string) => `<${to}>`,
  (to: string) => `[words][1]\n\n[1]: ${to} 'title'`,
];

/** `\n` is a line break. */
const html = lines(String.raw`
  <script>alert(1)</script>
  <SCRIPT SRC=//evil.example>
  <img src=x onerror=alert(1)>
  <svg onload=alert(1)>
  <iframe src="javascript:alert(1)">
  <a href="javascript:alert(1)">x</a>
  <style>*{display:none}</style>
  <!-- x -->
  <math><mi//xlink:href="data:x,<script>">
  <body onload=alert(1)>
  <base href=//evil.example>
  <form action=//e>
  <details open ontoggle=alert(1)>
  <?php echo 1 ?>
  <![CDATA[<script>]]>
  &lt;script&gt;alert(1)&lt;/script&gt;
  ~~~html\n<script>alert(1)</script>\n~~~
  x\n\n    <script>alert(1)</script>
  **<b onclick=alert(1)>**
  <div>\n\n# <script>\n\n</div>
  [<img src=x onerror=alert(1)>](/music)
  ![<script>](picture.jpg "<script>")
  </main></body>
  # </h2><script>alert(1)</script>
  | <script> |\n|---|\n| <img onerror=1> |
  [a]: <javascript:alert(1)>\n\n[a]
  <<script>script>`).map((text) => text.replaceAll('\\n', '\n'));

const large = [
  ...['*', '[', '<', '&', '\\'].map((text) => text.repeat(3000)),
  ...['> ', '- ', '![[', '[a](', '**a ', '_a_', '\0', '\t', '1. x\n', '[a]: /b\n'].map((text) => text.repeat(1000)),
  ...['`'.repeat(3001), 'https://a.example '.repeat(500)],
  `${'|a'.repeat(200)}\n${'|-'.repeat(200)}\n${`${'|b'.repeat(200)}\n`.repeat(50)}`,
  ...['####### x', '999999999999999999. x', '\u202e\u2066\u200b', '`<script>`', '\ud800', 'a\r\rb\r\nc', '~~~'],
  ...['| a |\n|---', '![](', '[](<', '# ', '>', '-'],
];

export const hostileMarkdown = [...hostileAddresses.flatMap((to) => forms.map((form) => form(to))), ...html, ...large];
