import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { contentHash } from '../lib/content-hash.ts';
import { writeAtomically } from '../lib/write-file.ts';

/** A card's first load has 30 KB: without this limit, an album of many letters would need more. */
const maxBytes = 8_000;
/** Latin and Greek. A letter that neither has is shown in a font of the system. */
const alphabets = ['latin', 'greek'] as const;
const axes = { opsz: 36, wght: 300 };

const cacheFolder = '.cache/card-fonts';

/**
 * The `@font-face` rules of a card, with the letters of its texts only. `needed` are the texts that have the font in any
 * case, `wanted` those that have it if it stays small. The font is in the rules themselves: in a frame with `sandbox` a
 * card has no origin, and browsers would refuse a font file.
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
  const letters = [...new Set(texts.join('').normalize('NFC'))].sort();
  const greek = letters.filter((letter) => /\p{Script=Greek}/u.test(letter));
  const byAlphabet = { latin: letters.filter((letter) => !greek.includes(letter)), greek };
  return Promise.all(
    alphabets
      .filter((alphabet) => byAlphabet[alphabet].length > 0)
      .map(async (alphabet) => ({
        letters: byAlphabet[alphabet],
        bytes: await subset(alphabet, byAlphabet[alphabet]),
      })),
  );
}

/** Kept in the cache, because it takes half a second. */
async function subset(alphabet: (typeof alphabets)[number], letters: string[]): Promise<Buffer> {
  const source = `@fontsource-variable/literata/files/literata-${alphabet}-opsz-normal.woff2`;
  const original = readFileSync(createRequire(import.meta.url).resolve(source));
  const text = letters.join('');
  const cached = join(cacheFolder, `${contentHash(12, JSON.stringify(axes), text, original)}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  // Without ligatures and other shapes of the letters.
  const options = { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure: true } as const;
  const bytes = await subsetFont(original, text, options);
  mkdirSync(cacheFolder, { recursive: true });
  writeAtomically(cached, bytes);
  return bytes;
}
