/** By then, the dialog has faded in and covers the page. */
const coveredMs = 1000;

/**
 * Freezes the page behind the exhibition and soon stops rendering it, until the signal is aborted: otherwise each new
 * picture would recalculate the styles of the whole page. Its invisible scenes stop too.
 */
export function restPage(signal: AbortSignal): void {
  const page = document.getElementById('_root')!;
  const { style } = page;
  const { width, height } = page.getBoundingClientRect();
  // Without its scrollbar, the page would become wider and its texts would move.
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
