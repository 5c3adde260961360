/** Whether the visitor asks for less data. Chromium has `connection`, which TypeScript does not know. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  } catch {
    return false; // The browser has no matchMedia().
  }
}
