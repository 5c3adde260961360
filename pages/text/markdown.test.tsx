import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MediaData, ShownMarkdown } from '../../contract/markdown.ts';
import { addressProblem } from '../../generator/content/link-address.ts';
import { beginningOf, parseMarkdown, partsOf, type WrittenMarkdown } from '../../generator/content/markdown.ts';
import { hostileMarkdown } from '../../testing/hostile-markdown.ts';
import { Markdown } from './markdown.tsx';

/** A text as the page shows it, each file as a download. */
function html(source: string): string {
  const shown = (nodes: WrittenMarkdown[]): ShownMarkdown[] =>
    nodes.map((node): ShownMarkdown => {
      if (typeof node === 'string') return node;
      if (node.tag === 'media') return fileOf(node.file);
      return node.tag === 'youtube' ? node : { ...node, children: shown(node.children ?? []) };
    });
  return renderToStaticMarkup(<Markdown nodes={shown(parseMarkdown(source).markdown)} />);
}

const fileOf = (file: string): MediaData => ({ tag: 'file', url: '/media/x', name: file, facts: '', title: file });

test('a hostile text has no code, no address of code, and no more than a page can take', () => {
  expect(hostileMarkdown.length).toBeGreaterThan(250);
  for (const source of hostileMarkdown) {
    const addresses = [...partsOf(parseMarkdown(source).markdown)].flatMap((node) =>
      node.tag === 'link' && node.to.href !== undefined ? [node.to.href] : [],
    );
    expect(addresses.filter(addressProblem), source.slice(0, 200)).toEqual([]);
    const $ = load(html(source), {}, false);
    const found = $('*').toArray() as { name: string; attribs: Record<string, string> }[];
    const unsafe = found.filter(
      ({ name, attribs }) =>
        /^(script|style|iframe|object|embed|form|base|meta|link|math)$/.test(name) ||
        Object.keys(attribs).some((attribute) => /^(on|style$|srcdoc$|xlink)/.test(attribute)) ||
        (attribs.href !== undefined &&
          attribs.href !== '/media/x' &&
          !attribs.href.startsWith('#') &&
          addressProblem(attribs.href)),
    );
    expect(unsafe, source.slice(0, 200)).toEqual([]);
  }
});

test.each([
  ['plain *words* and **more**', '<p>plain <em>words</em> and <strong>more</strong></p>'],
  ['- a\n- b\n\n3. c', '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>'],
  ['> quoted  \n> twice', '<blockquote><p>quoted<br/>twice</p></blockquote>'],
  [
    '[a](/music) [b](https://b.example)',
    '<p><a href="/music">a</a> <a href="https://b.example" target="_blank" rel="noopener">b</a></p>',
  ],
  [
    'me@example.org http://plain.example',
    '<p><a href="mailto:me@example.org">me@example.org</a> http://plain.example</p>',
  ],
  ['a <b>b</b>', '<p>a &lt;b&gt;b&lt;/b&gt;</p>'],
  ['`a`\n\n---', '<p><code>a</code></p><hr/>'],
])('%j', (source, expected) => expect(html(source)).toBe(expected));

test('headings are below that of the page, without a gap, and each has an address of its own', () => {
  const { markdown } = parseMarkdown('### One\n\n##### One\n\n### 序');
  const headings = [...partsOf(markdown)].flatMap((node) => ('hash' in node ? [[node.tag, node.hash]] : []));
  expect(headings).toEqual([
    ['h2', 'one'],
    ['h3', 'one-2'],
    ['h2', expect.stringMatching(/^[0-9a-f]{8}$/)],
  ]);
});

test.each([
  ['![A cat](cat.jpg "Below")', { file: 'cat.jpg', alt: 'A cat', caption: 'Below', isShown: true }],
  ['![The song](my%20song.mp3)', { file: 'my song.mp3', words: 'The song', isShown: true }],
  ['[The song](song.mp3)', { file: 'song.mp3', words: 'The song', isShown: true }],
  ['Hear [the song](song.mp3)', { file: 'song.mp3', words: 'the song', isShown: false }],
  ['![A film](a.mp4 "still.jpg")', { file: 'a.mp4', poster: { file: 'still.jpg', alt: '' }, isShown: true }],
  ['- [Words](words.pdf)', { file: 'words.pdf', words: 'Words', isShown: false }],
])('%s names a file', (source, expected) => {
  const [media] = [...partsOf(parseMarkdown(source).markdown)].filter((node) => node.tag === 'media');
  expect(media).toMatchObject(expected);
});

test.each([
  ['[a](javascript:alert(1))', 'has a link to ‘javascript:alert(1)’, which must be an address of this site'],
  ['![a](https://a.example/a.jpg)', 'shows ‘https://a.example/a.jpg’, which is no picture beside it'],
  ['| ![a](a.jpg) |\n|---|', 'has ‘a.jpg’ among other signs'],
  ['[a](page.html)', 'offers ‘page.html’, but files of this kind cannot be offered'],
])('%s is reported', (source, fault) => expect(parseMarkdown(source).faults.join()).toContain(fault));

test.each([
  ['# A\n\nIt was a bright cold day. And more.', 'It was a bright cold day.'],
  ['Dr. Ada wrote this text. Then another.', 'Dr. Ada wrote this text.'],
  ['![x](x.jpg)', ''],
])('%j begins with %j', (source, expected) => expect(beginningOf(parseMarkdown(source))).toBe(expected));
