/**
 * Starts a decoration, which the page can do without. Aborting its controller ends it, so `start` registers each cleanup
 * step at the signal as soon as there is something to clean up. A decoration that throws or rejects is aborted. Returns a
 * cleanup function.
 */
export function startDecoration(start: (decoration: AbortController) => void | Promise<void>): () => void {
  const decoration = new AbortController();
  const run = async () => start(decoration);
  run().catch((reason) => {
    console.info('A decoration is left out.', reason);
    decoration.abort();
  });
  return () => decoration.abort();
}
