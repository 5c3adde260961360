import * as messages from 'virtual:messages';
import { type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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
  const imageId = parseExhibitionHash(useHash(pathOf(view, data.id)));
  const isOpen = imageId !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const { Exhibition, exhibition, hasFailed, fail, retry } = useExhibition(half, isOpen);
  const [unknownId, setUnknownId] = useState<string>();

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
  }, [isOpen, button]);

  const isUnknown = isOpen && imageId !== '' && exhibition?.gallery.images.every(({ id }) => id !== imageId);
  const newUnknownId = isUnknown ? imageId : undefined;
  if (isOpen && newUnknownId !== unknownId) setUnknownId(newUnknownId);
  useEffect(() => {
    if (isUnknown) leaveHash();
  }, [isUnknown]);

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
              <ErrorBoundary fallback={null} onError={fail}>
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

/**
 * The code and the other half of the exhibition. They load at once, and each opening tries again what has failed. An exhibition
 * that is open brings the player bar, which stays when the visitor leaves.
 */
function useExhibition(half: ExhibitionHalf, isOpen: boolean) {
  const setDock = useContext(SetDockContext);
  const [Exhibition, loadCode] = useOnDemand(importExhibition);
  const [exhibition, setExhibition] = useState<LoadedExhibition>();
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    const [isLoaded, loaded] = await Promise.all([loadCode(), loadExhibition(half).catch(() => undefined)]);
    setExhibition(loaded);
    setFailed(!isLoaded || !loaded);
    if (loaded?.PlayerBar && isInAddress(half)) setDock(() => loaded.PlayerBar);
    return isLoaded && loaded !== undefined;
  }

  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    if (isOpen) setFailed(false);
    loadLatest();
  }, [isOpen]);

  return {
    Exhibition,
    exhibition,
    hasFailed,
    fail: () => setFailed(true),
    // Reloads the page if it fails: Firefox never requests a failed module again, and an update may have removed the file.
    retry: () => load().then((loaded) => loaded || reload()),
  };
}

const isInAddress = ({ view, data }: ExhibitionHalf) =>
  parseExhibitionHash(hashOf(pathOf(view, data.id))) !== undefined;

const importExhibition = () => import('./exhibition.tsx');

/** Opens the exhibition and plays its album. Full screen and sound need a press, so call it directly after one. */
export async function enterExhibition(half: ExhibitionHalf): Promise<void> {
  enterFullScreen().then(() => isInAddress(half) || leaveFullScreen());
  openHash(pathOf(half.view, half.data.id), exhibitionHash());
  const isReady = router.preload(half.data.exhibitionWith!).ready !== undefined;
  const loaded = await loadExhibition(half).catch(() => undefined);
  if (!loaded || !isInAddress(half)) return;
  // Some browsers play sound only directly after a press, so a refusal later is no failure.
  if (isReady) loaded.play();
  else loaded.playAfterPress();
}
