import type { CDPSession } from '@playwright/test';

/** Measures the page's memory after a garbage collection. Chromium only. */
export async function memoryUse(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, heapMb: usedSize / 1e6 };
}
