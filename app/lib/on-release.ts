/** Calls `onRelease` with the value once, when the visitor releases a slider. Returns a cleanup function. */
export function watchRelease(slider: HTMLInputElement, onRelease: (value: number) => void): () => void {
  let isSliding = false;
  const release = () => {
    isSliding = false;
    onRelease(slider.valueAsNumber);
  };
  // A slider that is released where it was pressed fires no `change`. Otherwise that comes right after this event.
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
    mouseup: releaseSoon, // After a tap, `input` can come with the mouse events that follow it.
    pointercancel: () => {
      isSliding = false;
    },
  };
  for (const [name, listener] of Object.entries(listeners)) slider.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) slider.removeEventListener(name, listener);
  };
}
