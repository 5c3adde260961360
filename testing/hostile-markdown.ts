/* Texts that try to bring code, addresses of code, or more than a page can take into a page. */

/** Addresses that no link may lead to, and no picture may come from. */
const addresses = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'javascript&colon;alert(1)'],
  ...[
    '&#106;avascript:alert(1)',
    '&#x6A;&#x61;vascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'java&Tab;script:alert(1)',
  ],
  ...[
    'java&NewLine;script:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\\:alert(1)',
  ],
  ...['%6aavascript:alert(1)', 'javascript%3Aalert(1)', 'jav%0Aascript:alert(1)', 'javascript:/*--></title>*/alert(1)'],
  ...['vbscript:msgbox(1)', 'VBSCRIPT:msgbox(1)', 'livescript:a', 'data:text/html,<script>alert(1)</script>'],
  ...[
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PHNjcmlwdD4=',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ],
  ...[
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://good.example@evil.example',
  ],
  ...[
    'https://',
    'http://plain.example',
    'about:blank',
    'chrome://settings',
    'ws://a.example',
    'intent://a#Intent;end',
  ],
  ...[
    '../../site.yaml',
    './evil.html',
    'evil.html',
    'evil.svg?x',
    'evil.js',
    '\u202ehttps://a.example',
    'https://a.example/\u202e',
  ],
  ...[
    'https://a.example/"onmouseover="alert(1)',
    "https://a.example/'><script>",
    'mailto:a',
    'tel:alert(1)',
    '#"><script>',
  ],
];

/** The signs around an address. */
const forms = [
  (to: string) => `[words](${to})`,
  (to: string) => `[words](<${to}> "title")`,
  (to: string) => `![words](${to})`,
  (to: string) => `<${to}>`,
  (to: string) => `[words][1]\n\n[1]: ${to} 'title'`,
];

const html = [
  ...[
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
  ],
  ...[
    '<iframe src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<!-- x -->',
  ],
  ...[
    '<math><mi//xlink:href="data:x,<script>">',
    '<body onload=alert(1)>',
    '<base href=//evil.example>',
    '<form action=//e>',
  ],
  ...[
    '<details open ontoggle=alert(1)>',
    '<?php echo 1 ?>',
    '<![CDATA[<script>]]>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  ...[
    '`<script>alert(1)</script>`',
    '```html\n<script>alert(1)</script>\n```',
    '    <script>alert(1)</script>',
    '**<b onclick=alert(1)>**',
  ],
  ...[
    '<div>\n\n# <script>\n\n</div>',
    '[<img src=x onerror=alert(1)>](/music)',
    '![<script>](picture.jpg "<script>")',
    '</main></body>',
  ],
  ...[
    '# </h2><script>alert(1)</script>',
    '| <script> |\n|---|\n| <img onerror=1> |',
    '[a]: <javascript:alert(1)>\n\n[a]',
    '<<script>script>',
  ],
];

const large = [
  ...['> '.repeat(1000), '- '.repeat(500), '*'.repeat(3000), '['.repeat(3000), '![['.repeat(1000), '`'.repeat(3001)],
  ...[
    '[a]('.repeat(1000),
    '**a '.repeat(1000),
    '_a_'.repeat(1000),
    '<'.repeat(3000),
    '&'.repeat(3000),
    '\\'.repeat(3000),
  ],
  ...[
    `${'|a'.repeat(200)}\n${'|-'.repeat(200)}\n${`${'|b'.repeat(200)}\n`.repeat(50)}`,
    `${'#'.repeat(7)} x`,
    '\0'.repeat(1000),
  ],
  ...[
    '1. x\n'.repeat(1000),
    '999999999999999999. x',
    '\u202e\u2066\u200b',
    '[a]: /b\n'.repeat(1000),
    'https://a.example '.repeat(500),
  ],
  ...['\ud800', 'a\r\rb\r\nc', '\t'.repeat(1000), '~~~', '| a |\n|---', '![](', '[](<', '# ', '>', '-'],
];

export const hostileMarkdown = [...addresses.flatMap((to) => forms.map((form) => form(to))), ...html, ...large];
