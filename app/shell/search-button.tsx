import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import type { SetDock } from '../lib/define-page.ts';
import { reload } from '../navigation/address.ts';

/**
 * The button for 'Go to anything', its keys, and its dialog. What is in the dialog loads on hover, focus or opening.
 * header.module.css has the styles: class names of its own would be a tenth of this code.
 */
export function SearchButton({ setDock }: { setDock: SetDock }) {
  const [Content, load] = useOnDemand(importContent);
  const [isReady, setReady] = useState<boolean>();
  const dialog = useRef<HTMLDialogElement>(null);

  async function open() {
    dialog.current!.showModal();
    const isLoaded = await load();
    // Twice: Firefox never requests a failed file again in the same document, and after an update the file is gone.
    if (!isLoaded && isReady === false) reload();
    setReady(isLoaded);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      // Not in a text field, and not over a modal dialog.
      const isKey =
        key === 'k' ? event.ctrlKey || event.metaKey : key === '/' && !(target as Element).matches(':read-write');
      if (!isKey || document.querySelector(':modal')) return;
      try {
        if (key === '/' && localStorage.slash) return;
      } catch {}
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <button
        type="button"
        aria-label="Go to anything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <Icon icon={Search} strokeWidth={1.4} />
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
