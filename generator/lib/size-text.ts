const units = ['kB', 'MB', 'GB'];

/** The size of a file in words, as browsers state it: 1.2 MB, 61 MB. The number and the unit stay on one line. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes / 1000, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${size < 9.95 ? Math.max(0.1, size).toFixed(1) : Math.round(size)}\u00a0${units[unit]}`;
}
