import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Axes are limited to the values in tokens.css: 298 KB of font files become 97 KB, and 16 KB of Greek. */
interface Subset {
  name: string;
  source: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const folder = 'app/styles/fonts';

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž';
const punctuation = '\u00a0¡§©«®°·»¿–—‘’“”„•…‹›€™−×';
const latin = printable + accented + punctuation;
const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ';

const display = { opsz: { min: 24, max: 72 }, wght: { min: 220, max: 360 } };
const subsets: Subset[] = [
  { name: 'literata-latin', source: 'literata/files/literata-latin-opsz-normal.woff2', text: latin, axes: display },
  { name: 'literata-greek', source: 'literata/files/literata-greek-opsz-normal.woff2', text: greek, axes: display },
  {
    name: 'literata-italic',
    source: 'literata/files/literata-latin-opsz-italic.woff2',
    text: printable,
    axes: { opsz: 72, wght: 250 },
  },
  {
    name: 'commissioner-latin',
    source: 'commissioner/files/commissioner-latin-flar-normal.woff2',
    text: latin,
    axes: { FLAR: 55, wght: { min: 380, max: 520 } },
  },
];

/** The packages that the fonts are from. */
export const fontPackages: string[] = [
  ...new Set(subsets.map(({ source }) => `@fontsource-variable/${source.slice(0, source.indexOf('/'))}`)),
];

/** Makes the fonts that fonts.css names from the packages' files, if they are missing or older than this file. */
export async function subsetFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const changed = statSync(import.meta.filename).mtimeMs;
  for (const { name, source, text, axes } of subsets) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file) && statSync(file).mtimeMs > changed) continue;
    const original = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${source}`));
    writeFileSync(file, await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: axes }));
  }
}
