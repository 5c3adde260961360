/**
 * Starts a decoration: something that the page also works without. It ends when its controller is aborted, so `start`
 * registers each step of its cleanup at the signal as soon as there is something to clean up. A decoration that throws
 * or rejects is ended and left out. Returns a cleanup function.
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
