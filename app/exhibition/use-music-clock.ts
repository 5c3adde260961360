import { useEffect, useEffectEvent, useRef } from 'react';
import { engine } from '../player/engine.ts';
import { followPosition } from '../player/follow-position.ts';
import { shownTrack } from '../player/snapshot.ts';
import { changesOfTrack } from './music.ts';
import { type Clock, nextChange, restart, startedClock, tick } from './timing.ts';

/**
 * Calls `onChange` at each change of the music while `isRunning`. Returns a function that restarts the time of the picture,
 * for a picture that the visitor has chosen.
 */
export function useMusicClock(isRunning: boolean, onChange: () => void): () => void {
  const clock = useRef<Clock>(startedClock);
  const changeIfDue = useEffectEvent((seconds: number, changes: number[]) => {
    if (!isRunning || seconds < nextChange(changes, clock.current)) return;
    clock.current = restart(clock.current);
    onChange();
  });
  useEffect(
    () =>
      followPosition(engine, (seconds, snapshot) => {
        const track = shownTrack(snapshot);
        if (!track || snapshot.pending || snapshot.status === 'ended') return Number.POSITIVE_INFINITY;
        const changes = changesOfTrack(track);
        clock.current = tick(clock.current, track.key, seconds);
        changeIfDue(seconds, changes);
        const next = nextChange(changes, clock.current);
        return next > seconds ? next : Number.POSITIVE_INFINITY;
      }),
    [],
  );
  return () => {
    clock.current = restart({ ...clock.current, position: engine.getPosition() });
  };
}
