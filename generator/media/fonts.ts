import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** One font file. Its axes are limited to the values in tokens.css. */
interface Subset {
  name: string;
  source: string;
  /** Its characters, the same as in the `unicode-range` of fonts.css. */
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const folder = 'app/styles/fonts';

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** The characters of English texts. Every page loads them. */
const english = `${printable}\u00a0·–—‘’“”•…`;
/** The characters of an emphasis in a headline. Home loads them. */
const emphasis = english.replace(/[#$%*+/<=>@[\\\]^_`{|}~·•]/g, '');
/** Signs that titles hardly ever have. They are with the European letters, because each page loads the font of titles. */
const rareInTitles = '\\^_`{|}~';
const englishTitles = [...english].filter((sign) => !rareInTitles.includes(sign)).join('');
/** Other European letters and signs. A page loads them if it has one of them. */
const european = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž¡§©«®°»¿„‹›€™−×';
const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ';

/** The features that browsers use by default, and the kinds of figures that the styles ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'lnum', 'onum', 'pnum', 'tnum'];

const upright = 'literata/files/literata-latin-opsz-normal.woff2';
const display = { opsz: { min: 24, max: 72 }, wght: 300 };
const commissioner = {
  source: 'commissioner/files/commissioner-latin-flar-normal.woff2',
  axes: { FLAR: 55, wght: { min: 380, max: 520 } },
};

export const subsets: Subset[] = [
  { name: 'literata-english', source: upright, text: englishTitles, axes: display },
  { name: 'literata-european', source: upright, text: rareInTitles + european, axes: display },
  { name: 'literata-greek', source: 'literata/files/literata-greek-opsz-normal.woff2', text: greek, axes: display },
  { name: 'literata-strong', source: upright, text: english + european, axes: { ...display, wght: 340 } },
  {
    name: 'literata-italic',
    source: 'literata/files/literata-latin-opsz-italic.woff2',
    text: emphasis,
    axes: { opsz: 72, wght: 250 },
  },
  {
    name: 'literata-european-italic',
    source: 'literata/files/literata-latin-opsz-italic.woff2',
    text: european,
    axes: { opsz: 72, wght: 250 },
  },
  { name: 'commissioner-english', ...commissioner, text: english },
  { name: 'commissioner-european', ...commissioner, text: european },
];

/** The packages of the fonts. */
export const fontPackages: string[] = [
  ...new Set(subsets.map(({ source }) => `@fontsource-variable/${source.slice(0, source.indexOf('/'))}`)),
];

/** Makes the fonts of fonts.css from the packages' files, if they are missing or older than this file. */
export async function subsetFonts(log: (line: string) => void = () => {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const changed = statSync(import.meta.filename).mtimeMs;
  for (const [index, { name, source, text, axes }] of subsets.entries()) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file) && statSync(file).mtimeMs > changed) continue;
    log(`Preparing fonts: ${index + 1} of ${subsets.length}`);
    const original = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${source}`));
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const;
    writeFileSync(file, await subsetFont(original, text, options));
  }
}
