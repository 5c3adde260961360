import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  heading: string;
  children: ReactNode;
  /** What closes it without doing anything. It has the focus first. */
  cancel: string;
  /** The buttons that do something. */
  actions: ReactNode;
  onClose(): void;
}

/** A question to the owner, in front of everything. */
export function Dialog({ heading, children, cancel, actions, onClose }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className={`desk-dialog ${styles.dialog}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
      <div className={styles.actions}>
        <button type="button" className="desk-button" onClick={() => dialog.current!.close()}>
          {cancel}
        </button>
        {actions}
      </div>
    </dialog>
  );
}
