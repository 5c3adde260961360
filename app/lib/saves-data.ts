/** Whether the visitor saves data. Only Chromium has `connection`, and TypeScript does not know it. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  } catch {
    return false; // The browser has no matchMedia().
  }
}
