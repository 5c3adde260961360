import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Profiles } from './profiles.tsx';
import { TextWithLinks } from './text-with-links.tsx';

const sign: [string, { d: string }][] = [['path', { d: 'M3 3h18' }]];
const profiles = [
  { address: 'https://me.bandcamp.com', label: 'Bandcamp', sign },
  { address: 'https://are.na/me', label: 'are.na/me' },
];

test('a profile opens in a new tab, says that it is the owner’s, and has its name in words where it shows a sign', () => {
  const html = renderToStaticMarkup(<Profiles profiles={profiles} />);
  expect(html.match(/target="_blank" rel="me noopener"/g)).toHaveLength(2);
  expect(html).toMatch(/title="Bandcamp"><svg[^>]*aria-hidden="true".*<span class="visually-hidden">Bandcamp<\/span>/);
  expect(html).toContain('<span>are.na/me</span>');
  expect(renderToStaticMarkup(<Profiles profiles={profiles} hasWords />)).toContain('<span>Bandcamp</span>');
});

test('the addresses in a text are links: other sites open in a new tab, an e-mail does not', () => {
  const text = [
    '<b> ',
    { text: 'www.a.org', address: 'https://www.a.org' },
    { text: 'm@a.org', address: 'mailto:m@a.org' },
  ];
  expect(renderToStaticMarkup(<TextWithLinks text={text} />)).toBe(
    '&lt;b&gt; <a class="address" href="https://www.a.org" target="_blank" rel="noopener">www.a.org</a><a class="address" href="mailto:m@a.org">m@a.org</a>',
  );
});
