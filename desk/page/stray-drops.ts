/**
 * Holds back files that are dropped where nothing takes them: a browser would open them, and leave the desk. Calls `onDrop` for
 * each. Returns a cleanup function.
 */
export function holdStrayDrops(page: Window, onDrop: (event: DragEvent) => void): () => void {
  const hold = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') onDrop(event);
  };
  page.addEventListener('dragover', hold);
  page.addEventListener('drop', hold);
  return () => {
    page.removeEventListener('dragover', hold);
    page.removeEventListener('drop', hold);
  };
}
