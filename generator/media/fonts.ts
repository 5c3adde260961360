import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';

/** A font in one style. Its axes are limited to the values in tokens.css. */
interface Face {
  name: string;
  /** The packages' files, with the name of an alphabet for `*`. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** What its rules say, besides the file and its letters. */
  style: string;
  /** For visitors who want more contrast. */
  isStrong?: boolean;
}

/** One font file of fonts.css. */
interface Subset {
  name: string;
  face: Face;
  /** Its characters, the same as in the `unicode-range` of fonts.css. */
  text: string;
}

const folder = 'app/styles/fonts';
const cacheFolder = '.cache/fonts';

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** The characters of English texts. Every page loads them. */
const english = `${printable}\u00a0·–—‘’“”•…`;
/** The characters of an emphasis in a headline. Home loads them. */
const emphasis = english.replace(/[#$%*+/<=>@[\\\]^_`{|}~·•]/g, '');
/** Signs that titles hardly ever have. They are with the European letters, because each page loads the font of titles. */
const rareInTitles = '\\^_`{|}~';
const englishTitles = [...english].filter((sign) => !rareInTitles.includes(sign)).join('');
/** Other letters and signs of Western Europe. A page loads them if it has one of them. */
const european = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž¡§©«®°»¿„‹›€™−×';

/** The features that browsers use by default, and the kinds of figures that the styles ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'lnum', 'onum', 'pnum', 'tnum'];

/** The alphabets that the packages have files for, and the first one with a letter is taken. */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

const titles: Face = {
  name: 'literata',
  source: 'literata/files/literata-*-opsz-normal.woff2',
  axes: { opsz: { min: 24, max: 72 }, wght: 300 },
  style: 'font-family:"Literata Display";font-weight:300',
};
const strongTitles: Face = {
  ...titles,
  name: 'literata-strong',
  axes: { ...titles.axes, wght: 340 },
  style: 'font-family:"Literata Display";font-weight:340',
  isStrong: true,
};
const italicTitles: Face = {
  name: 'literata-italic',
  source: 'literata/files/literata-*-opsz-italic.woff2',
  axes: { opsz: 72, wght: 250 },
  style: 'font-family:"Literata Display";font-style:italic;font-weight:250',
};
const texts: Face = {
  name: 'commissioner',
  source: 'commissioner/files/commissioner-*-flar-normal.woff2',
  axes: { FLAR: 55, wght: { min: 380, max: 520 } },
  style: 'font-family:"Commissioner Flared";font-weight:380 520',
};

export const subsets: Subset[] = [
  { name: 'literata-english', face: titles, text: englishTitles },
  { name: 'literata-european', face: titles, text: rareInTitles + european },
  { name: 'literata-strong', face: strongTitles, text: english + european },
  { name: 'literata-italic', face: italicTitles, text: emphasis },
  { name: 'literata-european-italic', face: italicTitles, text: european },
  { name: 'commissioner-english', face: texts, text: english },
  { name: 'commissioner-european', face: texts, text: european },
];

/** The packages of the fonts. */
export const fontPackages: string[] = ['@fontsource-variable/commissioner', '@fontsource-variable/literata'];

/** Makes the fonts of fonts.css from the packages' files, if they are missing or older than this file. */
export async function subsetFonts(log: (line: string) => void = () => {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const changed = statSync(import.meta.filename).mtimeMs;
  for (const [index, { name, face, text }] of subsets.entries()) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file) && statSync(file).mtimeMs > changed) continue;
    log(`Preparing fonts: ${index + 1} of ${subsets.length}`);
    writeFileSync(file, await subset(face, 'latin', text));
  }
}

function subset(face: Face, alphabet: string, text: string): Promise<Buffer> {
  const options = { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures: features } as const;
  return subsetFont(readFileSync(fileOf(face, alphabet)), text, options);
}

/** What the texts of a site need beyond fonts.css. */
interface MoreFonts {
  /** Their rules, with the paths of their files. */
  css: string;
  /** Letters of alphabets that our fonts have, which a font itself lacks. A word with one would be in two fonts. */
  missing: { title: string[]; text: string[] };
}

/**
 * Makes the files of all other letters that `characters` (charactersIn()) has and our fonts too, each with exactly these letters. A
 * letter and its accents come from one file.
 */
export async function moreFonts(characters: Iterable<string>): Promise<MoreFonts> {
  const all = [...characters].sort();
  const missing = new Map<Face, string[]>();
  const rules: string[] = [];
  for (const face of [titles, strongTitles, italicTitles, texts]) {
    const known = subsets.flatMap((subset) => (subset.face === face ? [...subset.text] : []));
    const others = all.filter((character) => !known.includes(character));
    const chosen = await Promise.all(others.map((character) => alphabetWith(face, character)));
    for (const [alphabet, found] of Map.groupBy(others, (_, index) => chosen[index])) {
      if (!alphabet) missing.set(face, found.filter(isOfOurScripts));
      else rules.push(await ruleOf(face, alphabet, found.join('')));
    }
  }
  return { css: rules.join('\n'), missing: { title: missing.get(titles) ?? [], text: missing.get(texts) ?? [] } };
}

/** Whether our fonts have most letters of its script: if one is missing, its word may have others of ours. */
export const isOfOurScripts = (character: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character);

/** The alphabet whose file has a character in the font of titles. */
export const titleAlphabet = (character: string): Promise<string | undefined> => alphabetWith(titles, character);

async function alphabetWith(face: Face, character: string): Promise<string | undefined> {
  for (const alphabet of alphabets) {
    const letters = await lettersOf(face, alphabet);
    if (letters && [...character].every((part) => letters.has(part))) return alphabet;
  }
  return undefined;
}

/** Makes a file of a font, and returns its rule. */
async function ruleOf(face: Face, alphabet: string, text: string): Promise<string> {
  const letters = [...new Set(text)];
  const hash = contentHash(12, JSON.stringify([face, features]), text, readFileSync(fileOf(face, alphabet)));
  const file = join(cacheFolder, `more-${face.name}-${alphabet}-${hash}.woff2`);
  await cached(file, () => subset(face, alphabet, text));
  const range = letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join();
  const source = `url("/${file.replaceAll('\\', '/')}")format("woff2")`;
  const rule = `@font-face{${face.style};src:${source};font-display:swap;unicode-range:${range}}`;
  return face.isStrong ? `@media (prefers-contrast: more){${rule}}` : rule;
}

const known = new Map<string, Promise<Set<string> | undefined>>();

/** The letters of a package's file. Undefined if the package has no file for the alphabet. */
function lettersOf(face: Face, alphabet: string): Promise<Set<string> | undefined> {
  const source = face.source.replace('*', alphabet);
  const letters = known.get(source) ?? readLetters(fileOf(face, alphabet));
  known.set(source, letters);
  return letters;
}

const allLetters = String.fromCharCode(...Array.from({ length: 0x2bff }, (_, index) => 32 + index));

async function readLetters(file: string): Promise<Set<string> | undefined> {
  if (!existsSync(file)) return undefined;
  const original = readFileSync(file);
  // Cached, because unpacking a font takes up to a second.
  const bytes = await cached(join(cacheFolder, `letters-${contentHash(12, original)}.json`), async () => {
    const plain = await subsetFont(original, allLetters, { targetFormat: 'sfnt', noLayoutClosure: true });
    const codes = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain))).collectUnicodes();
    return Buffer.from(JSON.stringify([...codes].map((code) => String.fromCodePoint(code))));
  });
  return new Set(JSON.parse(bytes.toString()));
}

const fileOf = ({ source }: Face, alphabet: string): string =>
  join('node_modules/@fontsource-variable', source.replace('*', alphabet));
