/** Requests full screen, which browsers allow only during a press. Does nothing where it is refused or missing (iPhones). */
export async function enterFullScreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {}); // It may have ended already.
}

/** Calls `listener` when full screen ends, such as by Escape, until the signal is aborted. */
export function onFullScreenEnd(listener: () => void, signal: AbortSignal): void {
  const onChange = () => document.fullscreenElement || listener();
  document.addEventListener('fullscreenchange', onChange, { signal });
}
