import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { keyName } from '../../lib/key-name.ts';
import { reload } from '../../navigation/address.ts';
import { focusOpener } from '../../navigation/focus.ts';

interface SearchDialogProps {
  /** How often the button was pressed. Each press opens the dialog. */
  presses: number;
  /** Whether the button is pointed at: then what is in the dialog loads already. */
  isNear: boolean;
}

/** The dialog 'Go to anything' and its keys. What is in it loads on demand. header.module.css has its styles. */
export default function SearchDialog({ presses, isNear }: SearchDialogProps) {
  const [Content, load] = useOnDemand(importContent);
  /** Undefined while the dialog is closed or loads; false if what is in it did not load. */
  const [isReady, setReady] = useState<boolean>();
  const dialog = useRef<HTMLDialogElement>(null);

  async function open() {
    dialog.current!.showModal();
    const isLoaded = await load();
    // Twice: Firefox never requests a failed file again in the same document, and after an update the file is gone.
    if (!isLoaded && isReady === false) reload();
    setReady(isLoaded);
  }

  function onClose() {
    setReady(undefined);
    focusOpener(dialog.current!);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press opens the dialog.
  useEffect(() => {
    if (presses > 0) open();
  }, [presses]);

  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = keyName(event);
      const isWanted = key === 'k' ? event.ctrlKey || event.metaKey : key === '/' && isFree(event);
      if (!isWanted || document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <dialog ref={dialog} aria-label="Go to anything" onClose={onClose}>
      {isReady && Content && (
        <ErrorBoundary fallback={null} onError={() => setReady(false)}>
          <Content />
        </ErrorBoundary>
      )}
      {isReady === false && (
        <p role="alert">
          Something went wrong
          <Button variant="paper" onClick={open}>
            Try again
          </Button>
        </p>
      )}
    </dialog>
  );
}

const importContent = () => import('./search.tsx');

/** Whether '/' is no letter in a text field, and was not turned off in the dialog (slash-switch.tsx). */
function isFree({ target }: Event): boolean {
  try {
    return !(target as Element).matches(':read-write') && !localStorage.slash;
  } catch {
    return true; // The browser blocks storage.
  }
}
