import { useSyncExternalStore } from 'react';
import { engine } from './engine.ts';
import { idle, type PlayerSnapshot } from './snapshot.ts';

/** Returns a value of the player's state. Select single fields, so that a component renders only on their changes. */
export function usePlayer<Value>(select: (snapshot: PlayerSnapshot) => Value): Value {
  return useSyncExternalStore(
    engine.subscribe,
    () => select(engine.getSnapshot()),
    () => select(idle),
  );
}
