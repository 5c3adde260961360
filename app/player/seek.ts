import type { Engine } from './engine.ts';

/** The step of the arrow keys. */
export const seekSeconds = 5;

/** Seeks to a position in seconds. Ignored until the duration is known. */
export function seekTo(engine: Engine, seconds: number) {
  const { duration } = engine.getSnapshot();
  if (duration > 0) engine.seek((seconds / duration) * 100);
}

/** Seeks forward by a number of seconds, or backward if it is negative. */
export function seekBy(engine: Engine, seconds: number) {
  seekTo(engine, engine.getSnapshot().currentTime + seconds);
}
