import * as messages from 'virtual:messages';
import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { SetDockContext } from '../lib/define-view.ts';
import { reload } from '../navigation/address.ts';
import { focusInView } from '../navigation/focus.ts';
import { hashOf, leaveHash, openHash, useHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { router } from '../navigation/router.ts';
import styles from './exhibition-dialog.module.css';
import { enterFullScreen, leaveFullScreen, onFullScreenEnd } from './full-screen.ts';
import { exhibitionHash, parseExhibitionHash } from './hash.ts';
import { labels } from './labels.ts';
import { type ExhibitionHalf, type LoadedExhibition, loadExhibition } from './load-exhibition.ts';
import { restPage } from './rest-page.ts';

interface ExhibitionDialogProps {
  half: ExhibitionHalf;
  /** The button that opens the dialog, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * The dialog of the exhibition. It opens by the hash of the address. Its content, and the other half of its pictures and music,
 * load when this component is there: on hover, touch or focus of its button.
 */
export default function ExhibitionDialog({ half, button }: ExhibitionDialogProps) {
  const { view, data } = half;
  const path = pathOf(view, data.id);
  const imageId = parseExhibitionHash(useHash(path));
  const isOpen = imageId !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const setDock = useContext(SetDockContext);
  const [Exhibition, loadCode] = useOnDemand(importExhibition);
  const [exhibition, setExhibition] = useState<LoadedExhibition>();
  /** Whether the last attempt to load has failed; undefined before the first. */
  const [hasFailed, setFailed] = useState<boolean>();
  const [unknownId, setUnknownId] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's data stays the same while it is open.
  const load = useCallback(async () => {
    const [isLoaded, loaded] = await Promise.all([loadCode(), loadExhibition(half).catch(() => undefined)]);
    setExhibition(loaded);
    setFailed(!isLoaded || !loaded);
    return isLoaded && loaded !== undefined;
  }, [loadCode]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button stays the same.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opened = dialog.current!;
    const listeners = new AbortController();
    restPage(listeners.signal);
    opened.showModal();
    opened.focus(); // Not a control, which would stay visible as long as it has the focus.
    onFullScreenEnd(leaveHash, listeners.signal);
    return () => {
      listeners.abort();
      opened.close();
      leaveFullScreen();
      if (button.current?.isConnected) focusInView(button.current);
    };
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again what has failed.
  useEffect(() => {
    setFailed(undefined);
    load();
  }, [isOpen, load]);

  const PlayerBar = exhibition?.PlayerBar;
  useEffect(() => {
    if (isOpen && PlayerBar) setDock(() => PlayerBar);
  }, [isOpen, PlayerBar, setDock]);

  const isUnknown = isOpen && imageId !== '' && exhibition?.gallery.images.every(({ id }) => id !== imageId);
  useEffect(() => {
    if (isOpen) setUnknownId(isUnknown ? imageId : undefined);
    if (isUnknown) leaveHash();
  }, [isOpen, isUnknown, imageId]);

  function retry() {
    // Reloads the page if it fails: Firefox never requests a failed module again, and an update may have removed the file.
    load().then((loaded) => loaded || reload());
  }

  return (
    <>
      <span role="status" className={styles.note}>
        {unknownId && messages.pictureNotInExhibition(unknownId)}
      </span>
      {/* Outside the page, whose styles apply only to its own texts. */}
      {createPortal(
        <dialog
          ref={dialog}
          className={`full-screen ${styles.room}`}
          aria-label={labels[view]}
          tabIndex={-1}
          onCancel={(event) => {
            event.preventDefault(); // leaveHash() goes back in history, which closes the dialog.
            leaveHash();
          }}
          // Some browsers close a dialog without a `cancel` event.
          onClose={() => isOpen && leaveHash()}
        >
          {isOpen &&
            (hasFailed ? (
              <div className={styles.failure}>
                <p role="alert">{messages.somethingWentWrong}</p>
                <Button variant="paper" onClick={retry}>
                  {messages.tryAgain}
                </Button>
                <Button variant="outline" onClick={leaveHash}>
                  {messages.leave}
                </Button>
              </div>
            ) : Exhibition && exhibition && !isUnknown ? (
              <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
                <Exhibition gallery={exhibition.gallery} tracks={exhibition.tracks} imageId={imageId} />
              </ErrorBoundary>
            ) : (
              <p role="status" className={styles.loading}>
                {messages.loading}
              </p>
            ))}
        </dialog>,
        document.body,
      )}
    </>
  );
}

const importExhibition = () => import('./exhibition.tsx');

/** Opens the exhibition and plays its album. Full screen and sound need a press, so call it directly after one. */
export async function enterExhibition(half: ExhibitionHalf): Promise<void> {
  const path = pathOf(half.view, half.data.id);
  const isOpen = () => parseExhibitionHash(hashOf(path)) !== undefined;
  enterFullScreen().then(() => isOpen() || leaveFullScreen());
  openHash(path, exhibitionHash());
  const isReady = router.preload(half.data.exhibitionWith!).ready !== undefined;
  const loaded = await loadExhibition(half).catch(() => undefined);
  if (!loaded || !isOpen()) return;
  // Some browsers play sound only directly after a press, so a refusal later is no failure.
  if (isReady) loaded.play();
  else loaded.playAfterPress();
}
