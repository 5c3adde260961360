import * as messages from 'virtual:messages';
import { X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Icon } from '../../components/icon.tsx';
import button from '../../components/icon-button.module.css';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { isSearchAwaited, takeTyped } from '../../lib/early-search.ts';
import { focusOpener } from '../../navigation/focus.ts';
import styles from './search-dialog.module.css';

interface SearchDialogProps {
  isOpen: boolean;
  close: () => void;
}

/**
 * The dialog 'Go to anything'. The field is ready at once; Enter does nothing until the results, which load after this
 * code, are ready. header.module.css has the styles of the dialog.
 */
export default function SearchDialog({ isOpen, close }: SearchDialogProps) {
  const [Results, load, loadForPress] = useOnDemand(importResults);
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  async function loadResults() {
    field.current?.focus(); // The focused button 'Try again' disappears.
    setFailed(!(await loadForPress()));
  }

  function onClose() {
    if (dialog.current!.open) return; // A step forward has opened it again before this event.
    // After Escape, browsers fire this event after the next key, which may have asked for the dialog again.
    if (isSearchAwaited()) {
      dialog.current!.showModal();
      setQuery(takeTyped());
      return;
    }
    close();
    setFailed(false);
    setQuery('');
    focusOpener(dialog.current!);
  }

  const loadAtOpening = useEffectEvent(loadResults);
  // A layout effect, so that the field has the focus before the next key.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opened = dialog.current!;
    opened.showModal();
    setQuery(takeTyped());
    loadAtOpening();
    return () => opened.close();
  }, [isOpen]);

  // Also while it is closed: the pointer is over the button then.
  useEffect(() => void load(), [load]);

  return (
    <dialog ref={dialog} aria-label={messages.goToAnything} onClose={onClose}>
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <input
              ref={field}
              type="text"
              role="combobox"
              autoFocus
              aria-label={messages.titleYearOrWord}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={false} // Until the results set it.
              placeholder={messages.searchExamples}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            <button type="button" className={button.icon} aria-label={messages.close} onClick={close}>
              <Icon icon={X} strokeWidth={1.4} />
            </button>
          </div>
          {hasFailed && (
            <p role="alert">
              {messages.somethingWentWrong}
              <Button variant="paper" onClick={loadResults}>
                {messages.tryAgain}
              </Button>
            </p>
          )}
          {!hasFailed && Results && (
            <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
              <Results query={query} field={field} />
            </ErrorBoundary>
          )}
        </div>
      )}
    </dialog>
  );
}

const importResults = () => import('./results.tsx');
