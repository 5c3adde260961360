import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { accentsOf } from '../lib/colors.ts';
import { markFiles } from './draw-mark.ts';
import { parseMark, readMark } from './mark.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe('an SVG becomes a part of each page', () => {
  test('with known elements and attributes only', () => {
    const source = svg(
      '<title>Logo</title><metadata>x</metadata><g onclick="alert(1)" data-name="Layer"><path d="M0 0h9" fill="#c00"/></g>',
      'viewBox="0 0 10 10" width="80" id="logo" onload="alert(1)"',
    );
    expect(parseMark(source).svg).toEqual([
      'svg',
      { viewBox: '0 0 10 10', 'aria-hidden': 'true', fill: 'currentColor' },
      ['g', {}, ['path', { d: 'M0 0h9', fill: '#c00' }]],
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', 'has a <script>, which is not allowed'],
    ['<g><image href="https://a.example/b.png"/></g>', 'has a <image>'],
    ['<foreignObject><div/></foreignObject>', 'has a <foreignObject>'],
    ['<use href="b.svg#c"/>', 'has a <use>'],
    ['<path fill="url(https://a.example/b.svg#c)"/>', 'names another file'],
    ['<style>path { fill: url("b.svg#c") }</style><path/>', 'names another file'],
    ['<linearGradient href="b.svg#c"/>', 'names another file'],
    ['<style>.a::{ fill: red }</style><path/>', 'has a style that cannot be read'],
    ['<g><title>Nothing</title></g><defs><path/></defs>', 'has no shape'],
    [`<path d="${'M0 0h9'.repeat(2000)}"/>`, 'has 13 KB. Every page contains it'],
  ])('not with %.40s', (inner, message) => {
    expect(() => parseMark(svg(inner))).toThrow(message);
  });

  test('with the declarations of its styles as attributes, and ids that no page has', () => {
    const source = svg(
      '<style>.a, .b { fill: url(#g); stroke-width: 2 }</style><linearGradient id="g"/><path class="b" style="opacity:.5"/>',
    );
    expect(parseMark(source).svg.slice(2)).toEqual([
      ['linearGradient', { id: '_mark-g' }],
      ['path', { opacity: '.5', fill: 'url(#_mark-g)', 'stroke-width': '2' }],
    ]);
  });

  test('without the rules of its style sheet that are not about shapes', () => {
    const rules = '@import url(https://a.example/b.css);/* .a{} */@font-face{src:url(a)}@media print{.a{fill:red}}';
    const { svg: drawn } = parseMark(svg(`<style>${rules}.a{fill:blue}</style><path class="a"/>`));
    expect(drawn.slice(2)).toEqual([['path', { fill: 'blue' }]]);
  });

  test('with a viewBox', () => {
    for (const attributes of ['', 'viewBox="0 0 0 0"', 'viewBox="none"'])
      expect(() => parseMark(svg('<path d="M0 0"/>', attributes)), attributes).toThrow('has no size');
    expect(() => parseMark('<html/>')).toThrow('is no SVG');
  });
});

test('the icons are of the symbol for icons, if there is one', () => {
  const plain = parseMark(svg('<path d="M0 0"/>'));
  expect(plain.icon[2]).toEqual(['svg', { x: '4', y: '4', width: '24', height: '24', ...plain.svg[1] }, plain.svg[2]]);
  const own = parseMark(svg('<path d="M0 0"/><symbol id="icon" viewBox="0 0 32 32"><circle r="9"/></symbol>'));
  expect(own.svg).toEqual(plain.svg);
  expect(own.icon[2]).toEqual(['circle', { r: '9' }]);
});

test('a problem of the file is a problem of the record that names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'mark.svg'), svg('<text>V</text>'));
  writeFileSync(join(folder, 'site.yaml'), 'name: Vigil\nmark: { file: mark.svg }\n');
  const problems: Problem[] = [];
  await readMark(folder, { file: 'mark.svg' }, 'Vigil', problems);
  expect(problems).toMatchObject([
    { place: '2', message: expect.stringContaining('names mark.svg, which has a <text>') },
  ]);
});

describe('without a file', () => {
  const letterOf = async (letter: string | undefined, name = '') =>
    (await readMark('', { letter }, name, [])).svg.at(-1) as [string, { d?: string }];

  test('it is a letter as a path: the given one, or the first of the name', async () => {
    const [element, { d }] = await letterOf('V');
    expect(element).toBe('path');
    expect(await letterOf(undefined, '“vigil”')).toEqual([element, expect.objectContaining({ d })]);
    expect((await letterOf(undefined, 'Παρουσία'))[1].d).not.toBe(d);
  });

  test('it is a disc if our font does not have the letter', async () => {
    expect((await letterOf(undefined, 'שלום'))[0]).toBe('circle');
  });
});

test('all icons are drawn, with the colours of the page in place of its properties', async () => {
  const mark = parseMark(svg('<rect width="10" height="10" fill="var(--gold)"/>'));
  const files = await markFiles(mark, accentsOf());
  expect([...files.keys()].sort()).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/icons/apple-touch-icon.png',
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/maskable-512.png',
  ]);
  expect(readFileSync(files.get('/favicon.svg')!, 'utf8')).toContain('fill="#e4c27c"');
  const { data } = await sharp(files.get('/icons/icon-192.png')!)
    .extract({ left: 96, top: 96, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0xe4, 0xc2, 0x7c]);
});
