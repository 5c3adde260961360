import { savesData } from '../lib/saves-data.ts';
import type { Engine } from './engine.ts';

/** How long before the end of a recording the next one starts to load. */
const prepareSeconds = 30;
/** The percentage at which a recording counts as loaded: the next one must not take its bandwidth. */
const loadedPercent = 99;
/**
 * How long before the end of a recording the next one starts. It becomes audible 100 ms later in Chromium and 200 ms in
 * Firefox (decision 0024), so the two never sound together.
 */
const earlySeconds = 0.06;
/** The engine publishes the position twice a second. */
const timerSeconds = 1;

/** Loads the next recording of an album that plays through, and starts it without a gap. Returns a cleanup function. */
export function playGapless(engine: Engine): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function update() {
    clearTimeout(timer);
    const { track, playsAlbum, status, duration, buffered } = engine.getSnapshot();
    if (!playsAlbum || status !== 'playing' || !track?.next || buffered < loadedPercent || savesData()) return;
    const secondsLeft = duration - engine.getPosition();
    if (secondsLeft <= earlySeconds) engine.endEarly();
    else if (secondsLeft <= timerSeconds) timer = setTimeout(update, (secondsLeft - earlySeconds) * 1000);
    else if (secondsLeft <= prepareSeconds) engine.prepare(track.next);
  }

  const unsubscribe = engine.subscribe(update);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
