import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import * as words from '../words/words.ts';

/** The button for 'Go to anything'. header.module.css has its styles: class names would be a tenth of this code. */
export function SearchButton() {
  const [Dialog, load] = useOnDemand(importDialog);
  const [presses, setPresses] = useState(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => void setTimeout(load), [load]); // In a task of its own, as in useAfterHydration.

  return (
    <>
      <button
        type="button"
        data-needs="search"
        aria-label={words.goToAnything}
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => setNear(true)}
        onClick={() => load().then(() => setPresses(presses + 1))}
      >
        <Icon icon={Search} />
      </button>
      {Dialog && <Dialog presses={presses} isNear={isNear} />}
    </>
  );
}

const importDialog = () => import('./search/search-dialog.tsx');
