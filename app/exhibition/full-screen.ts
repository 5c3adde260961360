/** Asks for the full screen, which browsers allow during a press only. Where they refuse, the window has to do. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // Not allowed, or not available, as on iPhones.
  }
}

export async function leaveFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // It has ended already.
  }
}

/** Calls `listener` when the full screen ends, such as by Escape. Ends with the signal. */
export function onFullScreenEnd(listener: () => void, signal: AbortSignal): void {
  const onChange = () => document.fullscreenElement || listener();
  document.addEventListener('fullscreenchange', onChange, { signal });
}
