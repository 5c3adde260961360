/** The dialog has faded in over the page by then. */
const coveredMs = 1000;

/**
 * Keeps the page behind the exhibition as it is, and soon unrendered: otherwise each new picture would cost the styles of
 * the whole page. Its scenes stop, because they are not seen. Ends with the signal.
 */
export function restPage(signal: AbortSignal): void {
  const page = document.getElementById('_root')!;
  const { style } = page;
  const { width, height } = page.getBoundingClientRect();
  // Without its scrollbar the page would become wider, and its texts would move.
  style.width = `${width}px`;
  const timer = setTimeout(() => {
    style.containIntrinsicSize = `${width}px ${height}px`;
    style.contentVisibility = 'hidden';
  }, coveredMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    style.width = style.contentVisibility = style.containIntrinsicSize = '';
  });
}
