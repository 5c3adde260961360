import type { Engine } from './engine.ts';
import { type Memory, remembered, shortestSeconds, storageKey } from './memory.ts';
import type { PlayerSnapshot } from './snapshot.ts';

/** How far the music goes on between two notes. */
const noteEverySeconds = 5;

/** Remembers from now on how far the current track has been heard. Returns how to stop. */
export const keepMemory = (engine: Engine): (() => void) => {
  let memory = remembered();
  return engine.subscribe(() => {
    const next = memoryAfter(memory, engine.getSnapshot());
    if (next === memory) return;
    memory = next;
    try {
      if (memory) localStorage.setItem(storageKey, JSON.stringify(memory));
      else localStorage.removeItem(storageKey);
    } catch {
      // No storage, or no room in it: nothing is offered the next time.
    }
  });
};

/** What is to be remembered now: the same object while nothing worth a note has happened. */
export function memoryAfter(memory: Memory | undefined, snapshot: PlayerSnapshot): Memory | undefined {
  const { track, pending, status, currentTime } = snapshot;
  if (!track || pending) return memory; // The position is that of nothing heard.
  const isSame = memory?.key === track.key;
  const isOver = status === 'ended' || (status === 'playing' && currentTime <= shortestSeconds);
  if (isOver) return isSame ? undefined : memory;
  if (currentTime <= shortestSeconds) return memory;
  const seconds = Math.floor(currentTime);
  const distance = isSame ? Math.abs(seconds - memory.seconds) : Number.POSITIVE_INFINITY;
  const isDue = status === 'playing' ? distance >= noteEverySeconds : distance > 0;
  return isDue ? { key: track.key, seconds } : memory;
}
