import { writeStored } from '../lib/stored.ts';
import type { Engine } from './engine.ts';
import { type ResumePosition, readResumePosition, shortestSeconds } from './resume-position.ts';
import type { PlayerSnapshot } from './snapshot.ts';

/** The seconds of playback between two saved positions. */
const saveEverySeconds = 5;

/** Saves the position of the current track while it plays. Returns a cleanup function. */
export const saveResumePosition = (engine: Engine): (() => void) => {
  let saved = readResumePosition();
  return engine.subscribe(() => {
    const next = nextResumePosition(saved, engine.getSnapshot());
    if (next === saved) return;
    saved = next;
    // If storage is blocked or full, the next visit offers no position.
    writeStored('localStorage', 'listening', saved && JSON.stringify(saved));
  });
};

/** Returns the position to save; `saved` itself if nothing has changed. */
export function nextResumePosition(
  saved: ResumePosition | undefined,
  snapshot: PlayerSnapshot,
): ResumePosition | undefined {
  const { track, pending, failed, status, currentTime } = snapshot;
  if (!track || pending || failed) return saved; // The snapshot has no position of the current track.
  const isSame = saved?.key === track.key;
  const isOver = status === 'ended' || (status === 'playing' && currentTime <= shortestSeconds);
  if (isOver) return isSame ? undefined : saved;
  if (currentTime <= shortestSeconds) return saved;
  const seconds = Math.floor(currentTime);
  const distance = isSame ? Math.abs(seconds - saved.seconds) : Number.POSITIVE_INFINITY;
  const isDue = status === 'playing' ? distance >= saveEverySeconds : distance > 0;
  return isDue ? { key: track.key, seconds } : saved;
}
