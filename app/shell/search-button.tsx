import * as messages from 'virtual:messages';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useOverlayPart } from '../components/use-overlay-part.ts';
import { isSearchAwaited, takeTyped } from '../lib/early-search.ts';

/** The button for 'Go to anything'. header.module.css has its styles: class names would be a tenth of this code. */
export function SearchButton() {
  const { Part: Dialog, load, ...overlay } = useOverlayPart('search', importDialog, takeTyped);
  const [isNear, setNear] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press or key from before hydration.
  useEffect(() => {
    if (isSearchAwaited()) overlay.open();
  }, []);

  return (
    <>
      <button
        type="button"
        data-needs="search"
        aria-label={messages.goToAnything}
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => {
          setNear(true);
          load();
        }}
        onClick={overlay.open}
      >
        <Icon icon={Search} />
      </button>
      {Dialog && <Dialog {...overlay} isNear={isNear} />}
    </>
  );
}

const importDialog = () => import('./search/search-dialog.tsx');
