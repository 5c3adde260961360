import type { Engine } from './engine.ts';
import { type PlayerSnapshot, shownTrack } from './snapshot.ts';

/** A timer of more than 24 days would fire at once. */
const longestWaitSeconds = 60;

/**
 * Calls `update` with the position in seconds after each change of the player's state, and at the second that the last call
 * returned, unless that is Infinity. Returns a cleanup function.
 */
export function followPosition(
  engine: Engine,
  update: (seconds: number, snapshot: PlayerSnapshot) => number,
): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function run() {
    clearTimeout(timer);
    const snapshot = engine.getSnapshot();
    const seconds = engine.getPosition();
    const secondsLeft = update(seconds, snapshot) - seconds;
    const rate = shownTrack(snapshot)?.isSpoken ? snapshot.speed : 1;
    if (snapshot.status === 'playing' && secondsLeft < Number.POSITIVE_INFINITY) {
      const wait = Math.min(secondsLeft / rate, longestWaitSeconds);
      timer = setTimeout(run, wait * 1000);
    }
  }

  run();
  const unsubscribe = engine.subscribe(run);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
