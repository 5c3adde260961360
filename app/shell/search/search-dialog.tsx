import { X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Icon } from '../../components/icon.tsx';
import button from '../../components/icon-button.module.css';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { isSearchAwaited, takeTyped } from '../../lib/kept-search.ts';
import { keyName } from '../../lib/key-name.ts';
import { readStored } from '../../lib/stored.ts';
import { reload } from '../../navigation/address.ts';
import { focusOpener } from '../../navigation/focus.ts';
import { useOverlay } from '../../navigation/overlays.ts';
import * as words from '../../words/words.ts';
import type { Combobox } from './results.tsx';
import styles from './search-dialog.module.css';

interface SearchDialogProps {
  /** The number of presses of the button. Each opens the dialog. */
  presses: number;
  /** Whether the pointer has been over the button: then the results load. */
  isNear: boolean;
}

/**
 * The dialog 'Go to anything' and its keys. The field is ready at once; Enter does nothing until the results, which load on
 * demand, are ready. header.module.css has the styles of the dialog.
 */
export default function SearchDialog({ presses, isNear }: SearchDialogProps) {
  const [Results, load] = useOnDemand(importResults);
  const { isOpen, open, close } = useOverlay('search');
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [combobox, setCombobox] = useState<Combobox>();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  async function loadResults() {
    field.current?.focus(); // The focused button 'Try again' disappears.
    const isLoaded = await load();
    // Firefox never requests a failed file again in the same document, and after an update the file is gone.
    if (!isLoaded && hasFailed) reload();
    setFailed(!isLoaded);
  }

  function onClose() {
    if (dialog.current!.open) return; // It was opened again before this event.
    close();
    setFailed(false);
    setQuery('');
    setCombobox(undefined);
    focusOpener(dialog.current!);
  }

  function show() {
    if (!isOpen) return open();
    // After Escape, the browser fires 'close' after the next key: the dialog is closed, but isOpen is still true.
    if (dialog.current!.open) return;
    setQuery('');
    dialog.current!.showModal();
  }

  // A layout effect, so that the field has the focus before the next key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opened = dialog.current!;
    opened.showModal();
    setQuery(takeTyped());
    loadResults();
    return () => opened.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press opens the dialog.
  useEffect(() => {
    if (presses > 0) show();
  }, [presses]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press or key from before this code.
  useEffect(() => {
    if (isSearchAwaited()) show();
    else takeTyped();
  }, []);

  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = keyName(event);
      const isWanted = key === 'k' ? isWithControl(event) : key === '/' && isFree(event);
      if (!isWanted || document.querySelector(':modal')) return;
      event.preventDefault();
      show();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <dialog ref={dialog} aria-label={words.goToAnything} onClose={onClose}>
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <input
              ref={field}
              type="text"
              role="combobox"
              autoFocus
              aria-label={words.titleYearOrWord}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={combobox?.isExpanded ?? false}
              aria-controls={combobox?.grid}
              aria-activedescendant={combobox?.activeCell}
              placeholder={words.searchExamples}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={combobox?.onKeyDown}
            />
            <button type="button" className={button.icon} aria-label={words.close} onClick={close}>
              <Icon icon={X} strokeWidth={1.4} />
            </button>
          </div>
          {hasFailed && (
            <p role="alert">
              {words.somethingWentWrong}
              <Button variant="paper" onClick={loadResults}>
                {words.tryAgain}
              </Button>
            </p>
          )}
          {!hasFailed && Results && (
            <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
              <Results query={query} onCombobox={setCombobox} onRetry={() => field.current!.focus()} />
            </ErrorBoundary>
          )}
        </div>
      )}
    </dialog>
  );
}

const importResults = () => import('./results.tsx');

/** Ctrl or ⌘ only: with Shift, Firefox opens its console. */
const isWithControl = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether '/' is not typed into a text field, and not turned off (slash-switch.tsx). */
const isFree = ({ target }: Event): boolean =>
  !(target instanceof Element && target.matches(':read-write')) && !readStored('localStorage', 'slash');
