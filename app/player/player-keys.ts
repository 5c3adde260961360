import type { KeyboardEvent } from 'react';
import { keyName } from '../lib/key-name.ts';
import { hasModifier } from '../lib/modifier-keys.ts';
import type { Engine } from './engine.ts';
import { seekBy, seekSeconds } from './seek.ts';
import { isSilent } from './snapshot.ts';
import { volumeStep } from './volume-control.tsx';

/** Handles keyboard shortcuts inside the player bar. Buttons keep Space, and the volume slider keeps the arrow keys. */
export function handlePlayerKey(event: KeyboardEvent, engine: Engine, toggle: () => void) {
  if (hasModifier(event)) return;
  // Cast: a keyboard event in the player bar always has an HTML element as its target.
  const action = actionFor(keyName(event), event.target as HTMLElement, engine, toggle);
  if (!action) return;
  event.preventDefault();
  // Only arrow keys repeat while held down; repeated toggling would flicker.
  if (!event.repeat || event.key.startsWith('Arrow')) action();
}

function actionFor(key: string, target: HTMLElement, engine: Engine, toggle: () => void): (() => void) | undefined {
  if (target.matches('[readonly]')) return undefined; // A text field for copying needs its own keys.
  if (key === ' ') return target.matches('button') ? undefined : toggle;
  if (key === 'n') return engine.playNext;
  if (key === 'p') return engine.playPrevious;
  if (key === 'm') return () => engine.setMuted(!isSilent(engine.getSnapshot()));
  if (/^\d$/.test(key)) return () => engine.seek(Number(key) * 10);
  if (target.matches('[data-keeps-arrows]')) return undefined;
  if (key === 'ArrowLeft') return () => seekBy(engine, -seekSeconds);
  if (key === 'ArrowRight') return () => seekBy(engine, seekSeconds);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  if (target.closest('dialog') && !target.matches('input')) return undefined; // They scroll the sheet.
  const direction = key === 'ArrowUp' ? 1 : -1;
  // On the seek slider all arrow keys seek, as on every slider. Elsewhere up and down set the volume.
  if (target.matches('input')) return () => seekBy(engine, direction * seekSeconds);
  return () => engine.setVolume(engine.getSnapshot().volume + direction * volumeStep);
}
