import { claimSound } from '../lib/claim-sound.ts';
import type { Engine } from './engine.ts';

/** Pauses the engine when another tab starts to play, and the other tabs when it does. Returns a cleanup function. */
export function playAlone(engine: Engine): () => void {
  let sound: ReturnType<typeof claimSound> | undefined;
  let wasPlaying = false;

  function update() {
    const { isPlaying, pending } = engine.getSnapshot();
    const isActive = isPlaying || pending !== undefined;
    if (isActive) sound ??= claimSound(engine.pause);
    if (isPlaying && !wasPlaying) sound?.announce();
    wasPlaying = isPlaying;
    if (isActive) return;
    sound?.end();
    sound = undefined;
  }

  update();
  const unsubscribe = engine.subscribe(update);
  return () => {
    unsubscribe();
    sound?.end();
  };
}
