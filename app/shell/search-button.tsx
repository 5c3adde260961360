import * as messages from 'virtual:messages';
import { Search } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '../components/icon.tsx';
import { useOverlayPart } from '../components/use-overlay-part.ts';
import { isSearchAwaited, takeTyped } from '../lib/early-search.ts';

/** The button for 'Go to anything'. header.module.css has its styles: class names would be a tenth of this code. */
export function SearchButton() {
  const { Part: Dialog, load, isOpen, open, close } = useOverlayPart('search', importDialog, takeTyped);

  // For a press or key from before hydration.
  useEffect(() => {
    if (isSearchAwaited()) open();
  }, [open]);

  return (
    <>
      <button
        type="button"
        data-needs="search"
        aria-label={messages.goToAnything}
        aria-keyshortcuts="Control+K"
        onPointerEnter={load}
        onClick={open}
      >
        <Icon icon={Search} />
      </button>
      {Dialog && <Dialog isOpen={isOpen} close={close} />}
    </>
  );
}

const importDialog = () => import('./search/search-dialog.tsx');
