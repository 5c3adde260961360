const units = ['kilobyte', 'megabyte', 'gigabyte'];

/** The size of a file in words, as browsers state it: 1.2 MB, 61 MB; in German 1,2 MB. Number and unit stay on one line. */
export function sizeText(bytes: number, language: string): string {
  let [size, unit] = [bytes / 1000, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  const decimals = size < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: units[unit]!,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(Math.max(0.1, size))
    .replace(' ', '\u00a0');
}
