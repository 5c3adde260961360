import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersIn } from '../lib/characters.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';
import { isOfOurScripts, titleAlphabet } from './fonts.ts';

/** Keeps a card's first load below 30 KB: the titles of an album may have many different letters. */
const maxBytes = 8_000;
const axes = { opsz: 36, wght: 300 };

const cacheFolder = '.cache/card-fonts';

/**
 * The `@font-face` rules of a card for the letters in `needed`, and in `wanted` if the font stays small. Other scripts are shown in a
 * font of the system. The rules contain the font, because in a frame with `sandbox` a card has no origin, and browsers would refuse a font file.
 */
export async function cardFontRules(needed: string[], wanted: string[]): Promise<string> {
  const all = await fontFaces([...needed, ...wanted]);
  const fonts = sizeOf(all) <= maxBytes ? all : await fontFaces(needed);
  return fonts
    .map(({ bytes, letters }) => {
      const range = letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join();
      const source = `url(data:font/woff2;base64,${bytes.toString('base64')})format("woff2")`;
      return `@font-face{font-family:"Literata Card";src:${source};font-weight:300;unicode-range:${range}}`;
    })
    .join('');
}

interface FontFace {
  bytes: Buffer;
  letters: string[];
}

const sizeOf = (fonts: FontFace[]) => fonts.reduce((sum, { bytes }) => sum + bytes.length, 0);

async function fontFaces(texts: string[]): Promise<FontFace[]> {
  const characters = [...charactersIn(texts)].sort();
  const alphabets = await Promise.all(characters.map(titleAlphabet));
  // The letter alone would be in another font than its word.
  if (characters.some((character, index) => !alphabets[index] && isOfOurScripts(character))) return [];
  const groups = Map.groupBy(characters, (_, index) => alphabets[index]);
  groups.delete(undefined);
  return Promise.all(
    Array.from(groups, async ([alphabet, found]) => {
      const letters = [...new Set(found.join(''))];
      return { letters, bytes: await subset(alphabet!, letters.join('')) };
    }),
  );
}

/** Cached, because it takes half a second. */
function subset(alphabet: string, text: string): Promise<Buffer> {
  const source = `@fontsource-variable/literata/files/literata-${alphabet}-opsz-normal.woff2`;
  const original = readFileSync(createRequire(import.meta.url).resolve(source));
  const hash = contentHash(12, JSON.stringify(axes), text, original);
  // `noLayoutClosure` leaves out ligatures and alternate letters.
  const options = { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure: true } as const;
  return cached(join(cacheFolder, `${hash}.woff2`), () => subsetFont(original, text, options));
}
