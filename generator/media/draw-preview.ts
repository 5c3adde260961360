import { join } from 'node:path';
import { type Accents, token } from '../lib/colors.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';
import { drawMark, paintGround, svgText } from './draw-mark.ts';
import { drawnPreviewSize } from './link-previews.ts';
import type { Mark } from './mark.ts';
import { type FontAxes, type Outline, outline, outlinePx } from './outlines.ts';

const { width, height } = drawnPreviewSize;
const left = 80;
const titleAxes: FontAxes = { opsz: 72, wght: 300 };
const nameAxes: FontAxes = { opsz: 36, wght: 300 };
/** From large to small: the first size that fits is used. */
const titleSizesPx = [124, 104, 88, 72, 60];
const maxLines = 3;
const maxTitlePx = 290;
const widestPx = 700;
const markPx = 60;
/** The lights rise in the corner, as on the page of the future. In fractions of the width. */
const sun = { x: 0.86, y: 0.545 };

interface PreviewTexts {
  title: string;
  siteName: string;
}

/** Draws a link preview: the mark, the name of the site and the title of the page. Cached, because it takes a second. */
export function drawPreview(mark: Mark, accents: Accents, { title, siteName }: PreviewTexts): Promise<Buffer> {
  const ink = [token('ground-800'), token('text-100')];
  const hash = contentHash(12, svgText(mark.svg), JSON.stringify([accents, ink, title, siteName, layoutVersion]));
  return cached(join('.cache/previews', `drawn-${hash}.jpg`), async () => {
    const isHome = title === siteName;
    const [name, lines] = await Promise.all([isHome ? undefined : outline(siteName, nameAxes), setTitle(title)]);
    const ground = paintGround(width, height, [
      { ...sun, radius: 0.3, color: accents.blue, strength: 0.3 },
      { ...sun, radius: 0.17, color: accents.purple, strength: 0.45 },
      { ...sun, radius: 0.07, color: accents.emerald, strength: 0.9 },
    ]);
    const letters = [name ? place(name, left + markPx + 22, 64 + markPx * 0.7, 40) : '', ...lines].join('');
    const rings = [0.15, 0.24].map((r, index) => {
      const place = `cx="${sun.x * width}" cy="${sun.y * width}" r="${r * width}"`;
      return `<circle ${place} fill="none" stroke="${token('text-100')}" stroke-opacity="${0.3 - 0.13 * index}"/>`;
    });
    const line = `<path d="M${left} 548H560" stroke="${token('gold')}" stroke-opacity=".6"/>`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${token('text-100')}">${rings.join('')}${letters}${line}</svg>`;
    return ground
      .composite([
        { input: await drawMark(mark.svg, markPx), left, top: 64 },
        { input: Buffer.from(text), left: 0, top: 0 },
      ])
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
  });
}

/** Changes with the drawing, so that older ones in the cache are not used. */
const layoutVersion = 1;

/** The lines of the title as paths, with the last one above the line. Empty if our font lacks its letters. */
async function setTitle(title: string): Promise<string[]> {
  const words = title.split(/\s+/);
  const space = (await outline('x x', titleAxes))!.width - 2 * (await outline('x', titleAxes))!.width;
  const drawn = await Promise.all(words.map((word) => outline(word, titleAxes)));
  if (drawn.some((word) => !word)) return [];
  for (const size of titleSizesPx) {
    const lines = breakLines(drawn as Outline[], space, (widestPx * outlinePx) / size);
    if ((lines.length > maxLines || lines.length * size > maxTitlePx) && size !== titleSizesPx.at(-1)) continue;
    const shown = lines.slice(0, maxLines);
    return shown.flatMap((line, index) => {
      const baseline = 500 - (shown.length - 1 - index) * size * 1.04;
      let x = left;
      return line.map((word) => {
        const path = place(word, x, baseline, size);
        x += ((word.width + space) * size) / outlinePx;
        return path;
      });
    });
  }
  return [];
}

/** Fills lines with words. */
function breakLines(words: Outline[], space: number, widest: number): Outline[][] {
  const lines: Outline[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const word of words) {
    width += space + word.width;
    if (width > widest) {
      lines.push([]);
      width = word.width;
    }
    lines.at(-1)!.push(word);
  }
  return lines;
}

const place = ({ d }: Outline, x: number, y: number, sizePx: number) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${sizePx / outlinePx})" d="${d}"/>`;
