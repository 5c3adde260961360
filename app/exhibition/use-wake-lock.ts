import { useEffect } from 'react';
import { startDecoration } from '../lib/decoration.ts';

/** Keeps the screen on while `isWanted`, in browsers that can. They let go of it when the tab is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    return startDecoration(({ signal }) => {
      let lock: WakeLockSentinel | undefined;
      const request = async () => {
        if (document.hidden) return;
        // Refused when the battery is low, for example: the screen then goes dark as always.
        lock = await navigator.wakeLock.request('screen').catch(() => undefined);
        if (signal.aborted) lock?.release();
      };
      document.addEventListener('visibilitychange', request, { signal });
      signal.addEventListener('abort', () => lock?.release());
      request();
    });
  }, [isWanted]);
}
