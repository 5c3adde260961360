import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import type { SetDock } from '../lib/define-page.ts';
import { reload } from '../navigation/address.ts';

/**
 * The button for 'Go to anything', its keys, and its dialog. What is in the dialog loads on hover or opening.
 * header.module.css has the styles: class names of its own would be a tenth of this code.
 */
export function SearchButton({ setDock }: { setDock: SetDock }) {
  const [Content, load] = useOnDemand(importContent);
  const [isReady, setReady] = useState<boolean>();
  const dialog = useRef<HTMLDialogElement>(null);

  async function open() {
    dialog.current?.showModal();
    const isLoaded = await load();
    // Twice: Firefox never requests a failed file again in the same document, and after an update the file is gone.
    if (!isLoaded && isReady === false) reload();
    setReady(isLoaded);
  }

  useEffect(() => {
    // As a property, not as a listener, which would need a cleanup: the header lasts as long as the document.
    window.onkeydown = (event) => {
      const { key } = event;
      const isWanted = key === 'k' ? event.ctrlKey || event.metaKey : key === '/' && isFree(event);
      if (!isWanted || document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    };
  });

  return (
    <>
      <button
        type="button"
        aria-label="Go to anything"
        aria-keyshortcuts="Control+K"
        onPointerEnter={load}
        onClick={open}
      >
        <Icon icon={Search} />
      </button>
      <dialog ref={dialog} aria-label="Go to anything" onClose={() => setReady(undefined)}>
        {isReady && Content && (
          <ErrorBoundary fallback={null} onError={() => setReady(false)}>
            <Content setDock={setDock} />
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
    </>
  );
}

const importContent = () => import('./search/search.tsx');

/** Whether '/' is no letter in a text field, and was not turned off in the dialog (slash-switch.tsx). */
function isFree({ target }: Event): boolean {
  try {
    return !(target as Element).matches(':read-write') && !localStorage.slash;
  } catch {
    return true; // The browser blocks storage.
  }
}
