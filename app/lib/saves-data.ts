/** Whether the visitor asks for less data. Chromium has `connection`, which TypeScript does not know. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
