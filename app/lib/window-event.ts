/** Adds an event listener to the window. Returns a cleanup function. */
export function onWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
