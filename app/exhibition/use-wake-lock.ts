import { useEffect } from 'react';
import { startDecoration } from '../lib/decoration.ts';

/** Keeps the screen on while `isWanted`, in browsers with wake locks. Browsers release the lock when the tab is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    return startDecoration(({ signal }) => {
      let lock: WakeLockSentinel | undefined;
      const request = async () => {
        if (document.hidden) return;
        // Browsers refuse it when the battery is low, for example.
        lock = await navigator.wakeLock.request('screen').catch(() => undefined);
        if (signal.aborted) lock?.release();
      };
      document.addEventListener('visibilitychange', request, { signal });
      signal.addEventListener('abort', () => lock?.release());
      request();
    });
  }, [isWanted]);
}
