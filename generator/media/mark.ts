import { join } from 'node:path';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { SvgElement } from '../../contract/page.ts';
import type { Problem } from '../../contract/problem.ts';
import { readText } from '../lib/read-text.ts';
import { mediaProblem } from './media-error.ts';
import { type FontAxes, outline } from './outlines.ts';
import { withViewBox } from './svg-view-box.ts';

/** What a site's record says about its mark. By default, it is the first letter of the name. */
export interface MarkRecord {
  file?: string | undefined;
  letter?: string | undefined;
}

/** The mark of a site, in SVG's own names of attributes. */
export interface Mark {
  /** For the header. */
  svg: SvgElement;
  /** For icons: in a square of 32 by 32, and bolder, because an icon may have 16 pixels. */
  icon: SvgElement;
}

/** Reads or draws the mark. Adds to `problems` if it cannot be used. */
export async function readMark(
  contentFolder: string,
  { file, letter }: MarkRecord,
  siteName: string,
  problems: Problem[],
): Promise<Mark> {
  if (file) {
    try {
      return parseMark(await withViewBox(readText(join(contentFolder, file))));
    } catch (error) {
      problems.push(mediaProblem(contentFolder, file, (error as Error).message));
    }
  }
  return letterMark(letter ?? siteName.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? '');
}

/** The children of a mark's file that are drawn. Scripts, pictures, texts, effects and copies are not among them. */
const shapes = /^(g|path|circle|ellipse|rect|line|polyline|polygon|defs|linearGradient|radialGradient|stop|clipPath)$/;
/** What editors add, and what is read before. */
const ignored = /^(title|desc|metadata|style|symbol|.+:.+)$/;
const attributes =
  /^(id|d|points|[xy][12]?|[cfr][xy]|r|width|height|viewBox|transform|fill(-.+)?|stroke(-.+)?|opacity|offset|color|stop-.+|gradient.+|spreadMethod|clip-(path|rule)|clipPathUnits)$/;

/** Every page contains the mark. */
const maxBytes = 8000;
const idPrefix = '_mark-';

/**
 * Reads an SVG that consists of shapes. Only known elements and attributes are kept, so that it can be a part of each page. A
 * `<symbol id="icon">` in it is a bolder drawing for icons. Throws an error whose message completes the sentence '<file> …'.
 */
export function parseMark(source: string): Mark {
  const bytes = Buffer.byteLength(source);
  if (bytes > maxBytes) {
    throw new Error(
      `has ${Math.ceil(bytes / 1000)} KB. Every page contains it: save a simpler drawing, with ${maxBytes / 1000} KB at most.`,
    );
  }
  const $ = load(source, { xml: true });
  const [root] = $.root().children('svg').get();
  if (!root) throw new Error('is no SVG. Save the drawing as SVG.');
  spreadStyles($);
  const svg = svgElement(root);
  const symbol = $('symbol#icon').get(0);
  return { svg, icon: symbol ? svgElement(symbol) : inSquare(svg) };
}

/** Comments of a style sheet and its rules for fonts, for print and for other sheets. */
const notForShapes = /\/\*.*?\*\/|@[^{};]*(;|\{([^{}]*\{[^{}]*\})*[^{}]*\})/gs;

/** The node of cheerio for an element. */
type Node = ReturnType<ReturnType<CheerioAPI['root']>['children']> extends Cheerio<infer One> ? One : never;

/** Writes the declarations of style sheets and of `style` into attributes: a page's policy forbids other styles. */
function spreadStyles($: CheerioAPI): void {
  const declare = (element: Node, text: string) => {
    for (const [, name, value] of text.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) element.attribs[name!] = value!.trim();
  };
  const sheet = $('style').text().replaceAll(notForShapes, '');
  for (const [, selector, text] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    try {
      $(selector!.trim()).each((_, element) => declare(element as Node, text!));
    } catch {
      throw new Error('has a style that cannot be read. Save the drawing again as plain SVG.');
    }
  }
  $('[style]').each((_, element) => declare(element as Node, (element as Node).attribs.style!));
}

function svgElement(root: Node): SvgElement {
  const { width, height, x, y, id, viewBox = '', ...own } = safeAttributes(root);
  const [side = 0, otherSide = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  if (!(side > 0 && otherSide > 0)) throw new Error('has no size. Save it again, with a viewBox.');
  const drawn = children(root);
  if (!drawn.some(isDrawn)) throw new Error('has no shape. Save the drawing again as plain SVG.');
  // Shapes without a colour would be black on a dark page.
  const fill = own.fill ?? 'currentColor';
  return ['svg', { viewBox, 'aria-hidden': 'true', ...own, fill }, ...drawn];
}

/** Whether an element is a shape, or has one in it. */
const isDrawn = ([name, , ...inner]: SvgElement): boolean =>
  name === 'g' ? inner.some(isDrawn) : /^(path|circle|ellipse|rect|line|polyline|polygon)$/.test(name);

function children(parent: Node): SvgElement[] {
  const elements = parent.children.filter((child): child is Node => child.type === 'tag' || child.type === 'script');
  return elements.flatMap((element) => {
    if (ignored.test(element.name)) return [];
    if (!shapes.test(element.name)) {
      const advice =
        'A mark consists of shapes: convert texts, pictures and effects to paths, and save it as plain SVG.';
      throw new Error(`has a <${element.name}>, which is not allowed in a mark. ${advice}`);
    }
    return [[element.name, safeAttributes(element), ...children(element)] satisfies SvgElement];
  });
}

function safeAttributes(element: Node): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(element.attribs)) {
    const isInherited = /^(xlink:)?href$/.test(name) && /Gradient$/.test(element.name);
    if (isInherited) kept.href = ownId(/^#(.+)$/.exec(value)?.[1], 'href');
    else if (name === 'id') kept.id = ownId(value, name);
    else if (attributes.test(name)) {
      kept[name] = /url\(/i.test(value)
        ? `url(${ownId(/^url\(\s*["']?#([^"')]+)["']?\s*\)$/.exec(value)?.[1], 'url')})`
        : value;
    }
  }
  return kept;
}

/** An id that no element of a page has, or a reference to it. */
function ownId(id: string | undefined, kind: 'id' | 'href' | 'url'): string {
  if (id === undefined) throw new Error('names another file. Save everything inside the SVG.');
  return `${kind === 'id' ? '' : '#'}${idPrefix}${id}`;
}

const iconPx = 32;

/** A mark without a drawing for icons, with a margin. */
function inSquare([, own, ...inner]: SvgElement): SvgElement {
  const [margin, side] = ['4', '24'];
  return square(['svg', { x: margin, y: margin, width: side, height: side, ...own }, ...inner]);
}

const square = (...inner: SvgElement[]): SvgElement => ['svg', { viewBox: `0 0 ${iconPx} ${iconPx}` }, ...inner];

/** One letter of the display font in a ring; for icons without the ring. Without such a letter, a disc. */
async function letterMark(letter: string): Promise<Mark> {
  const ring: SvgElement = ['circle', { cx: '14', cy: '14', r: '13', fill: 'none' }];
  const small = await letterPath(letter, { opsz: 36, wght: 400 }, 14, 13.5);
  const bold = await letterPath(letter, { opsz: 24, wght: 500 }, iconPx / 2, 21);
  const disc = (center: number, r: number): SvgElement => [
    'circle',
    { cx: `${center}`, cy: `${center}`, r: `${r}`, fill: 'var(--gold)', stroke: 'none' },
  ];
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.2' };
  return {
    svg: ['svg', { viewBox: '0 0 28 28', 'aria-hidden': 'true', ...line }, ring, small ?? disc(14, 5)],
    icon: square(bold ?? disc(iconPx / 2, 9)),
  };
}

/** Whether the display font has a letter. */
export const hasLetter = async (letter: string): Promise<boolean> =>
  (await outline(letter, { opsz: 36, wght: 400 })) !== undefined;

/** A letter in the middle of a square, not larger than `size` in both directions. */
async function letterPath(
  letter: string,
  axes: FontAxes,
  center: number,
  size: number,
): Promise<SvgElement | undefined> {
  const drawn = letter ? await outline(letter, axes) : undefined;
  if (!drawn) return undefined;
  const numbers = drawn.d.match(/-?\d+/g)!.map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const [left, right, top, bottom] = [Math.min(...xs!), Math.max(...xs!), Math.min(...ys!), Math.max(...ys!)];
  const scale = size / Math.max(right - left, bottom - top);
  const shift = (from: number, to: number) => (center - (scale * (from + to)) / 2).toFixed(2);
  const transform = `translate(${shift(left, right)} ${shift(top, bottom)})scale(${scale.toFixed(4)})`;
  return ['path', { d: drawn.d, transform, fill: 'var(--gold)', stroke: 'none' }];
}
