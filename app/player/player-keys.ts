import type { KeyboardEvent } from 'react';
import type { Engine } from './engine.ts';
import { seekBy } from './seek.ts';

export const seekSeconds = 5;
const volumeStep = 0.1;

/** Marks the control whose own arrow keys are the right ones: the volume slider. */
export const keepsArrows = { 'data-keeps-arrows': true };

/** Keys inside the player's region. A button keeps its Space, the volume slider its arrows. */
export function handlePlayerKey(event: KeyboardEvent, engine: Engine, toggle: () => void) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const action = actionOf(event.key, event.target as HTMLElement, engine, toggle);
  if (!action) return;
  event.preventDefault();
  // A key held down moves on and on, but must not switch to and fro.
  if (!event.repeat || event.key.startsWith('Arrow')) action();
}

function actionOf(key: string, target: HTMLElement, engine: Engine, toggle: () => void): (() => void) | undefined {
  if (target.matches('[readonly]')) return undefined; // There one selects and copies.
  if (key === ' ') return target.matches('button') ? undefined : toggle;
  if (key === 'm') return () => engine.setMuted(!engine.getSnapshot().isMuted);
  if (/^\d$/.test(key)) return () => engine.seek(Number(key) * 10);
  if (target.matches('[data-keeps-arrows]')) return undefined;
  if (key === 'ArrowLeft') return () => seekBy(engine, -seekSeconds);
  if (key === 'ArrowRight') return () => seekBy(engine, seekSeconds);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const sign = key === 'ArrowUp' ? 1 : -1;
  // On the seek slider every arrow moves that slider, as sliders do; elsewhere up and down are the volume.
  if (target.matches('input')) return () => seekBy(engine, sign * seekSeconds);
  return () => engine.setVolume(engine.getSnapshot().volume + sign * volumeStep);
}
