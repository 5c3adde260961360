import { useSyncExternalStore } from 'react';
import { engine } from './engine.ts';
import { idle, type PlayerSnapshot } from './snapshot.ts';

/** One value of the player's state. Ask for single fields: a component then renders only when its own change. */
export function usePlayer<Value>(select: (snapshot: PlayerSnapshot) => Value): Value {
  return useSyncExternalStore(
    engine.subscribe,
    () => select(engine.getSnapshot()),
    () => select(idle),
  );
}
