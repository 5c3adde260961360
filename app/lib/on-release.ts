/** Calls `onRelease` once with the value when the visitor releases a slider. Returns a cleanup function. */
export function watchRelease(slider: HTMLInputElement, onRelease: (value: number) => void): () => void {
  let isSliding = false;
  const release = () => {
    isSliding = false;
    onRelease(slider.valueAsNumber);
  };
  // A slider released where it was pressed fires no `change`. Otherwise `change` follows this event.
  const releaseSoon = () =>
    setTimeout(() => {
      if (isSliding) release();
    });
  const listeners = {
    input: () => {
      isSliding = true;
    },
    change: release,
    pointerup: releaseSoon,
    mouseup: releaseSoon, // After a tap, `input` can come as late as the mouse events.
    pointercancel: () => {
      isSliding = false;
    },
  };
  const cleanup = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) slider.addEventListener(name, listener, cleanup);
  return () => cleanup.abort();
}
