import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';

/** The axes of the display font (tokens.css). */
export interface FontAxes {
  opsz: number;
  wght: number;
}

/** A text as a path, which needs no font. Its origin is the start of the baseline, and its size in px is 1000. */
export interface Outline {
  d: string;
  width: number;
}

export const outlinePx = 1000;

const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'greek-ext', 'cyrillic-ext'];
const cacheFolder = '.cache/outline-fonts';
const allLetters = String.fromCharCode(...Array.from({ length: 0x2bff }, (_, index) => 32 + index));

/** Draws a line of text in the display font. Undefined if the font lacks one of its letters. */
export async function outline(text: string, axes: FontAxes): Promise<Outline | undefined> {
  const letters = [...text.normalize('NFC')];
  const runs: { font: harfbuzz.Font; text: string }[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    // A space or a dash stays in the font around it.
    if (last && hasLetter(last.font, letter)) {
      last.text += letter;
      continue;
    }
    const font = await fontWith(letter, axes);
    if (!font) return undefined;
    runs.push({ font, text: letter });
  }
  let width = 0;
  const paths = runs.flatMap(({ font, text }) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const path = placed(font.glyphToJson(glyph), width + xOffset, yOffset);
      width += xAdvance;
      return path;
    });
  });
  return { d: paths.join(''), width: Math.round(width) };
}

/** A glyph as a path at a place. The vertical axis of fonts points up, the one of SVG down. */
const placed = (commands: harfbuzz.SvgPathCommand[], left: number, up: number) =>
  commands
    .map(({ type, values }) => {
      const numbers = values.map((value, index) => Math.round(index % 2 === 0 ? left + value : -(up + value)));
      return type + numbers.join(' ');
    })
    .join('');

const hasLetter = (font: harfbuzz.Font, letter: string) => Boolean(font.nominalGlyph(letter.codePointAt(0)!));

async function fontWith(letter: string, axes: FontAxes): Promise<harfbuzz.Font | undefined> {
  for (const alphabet of alphabets) {
    const font = await openFont(alphabet, axes);
    if (hasLetter(font, letter)) return font;
  }
  return undefined;
}

const fonts = new Map<string, Promise<harfbuzz.Font>>();

/** A file of the display font with fixed axes. Each is opened once, because it takes half a second to make. */
function openFont(alphabet: string, axes: FontAxes): Promise<harfbuzz.Font> {
  const key = `${alphabet} ${JSON.stringify(axes)}`;
  const known = fonts.get(key) ?? makeFont(alphabet, axes);
  fonts.set(key, known);
  return known;
}

async function makeFont(alphabet: string, axes: FontAxes): Promise<harfbuzz.Font> {
  const source = `@fontsource-variable/literata/files/literata-${alphabet}-opsz-normal.woff2`;
  const original = readFileSync(createRequire(import.meta.url).resolve(source));
  const file = join(cacheFolder, `${contentHash(12, JSON.stringify(axes), original)}.ttf`);
  const options = { targetFormat: 'sfnt', variationAxes: { ...axes }, noLayoutClosure: true } as const;
  const bytes = await cached(file, () => subsetFont(original, allLetters, options));
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes))));
  font.setScale(outlinePx, outlinePx);
  return font;
}
