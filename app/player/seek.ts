import type { Engine } from './engine.ts';

/** Goes to a second of the current track. */
export function seekTo(engine: Engine, seconds: number) {
  const { duration } = engine.getSnapshot();
  if (duration > 0) engine.seek((seconds / duration) * 100);
}

/** Goes some seconds on, or back when negative. */
export function seekBy(engine: Engine, seconds: number) {
  seekTo(engine, engine.getSnapshot().currentTime + seconds);
}
