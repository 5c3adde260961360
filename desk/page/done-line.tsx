import { useEffect, useRef } from 'react';
import type { Done } from '../messages.ts';
import styles from './done-line.module.css';

/** Says what the desk has done, with a button that takes it back. It gets the focus, because the button pressed is gone. */
export function DoneLine({ done, onUndo }: { done: Done | undefined; onUndo(undo: NonNullable<Done['undo']>): void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) line.current!.focus();
  }, [done]);
  return (
    <div ref={line} className={styles.line} role="status" tabIndex={-1}>
      {done && <p>{done.message}</p>}
      {done?.undo && (
        <button type="button" className="desk-button" onClick={() => onUndo(done.undo!)}>
          {done.undo.label}
        </button>
      )}
    </div>
  );
}
