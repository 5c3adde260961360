import { ImagePlay } from 'lucide';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import textLink from '../components/text-link.module.css';
import { useOnDemand } from '../components/use-on-demand.ts';
import { SetDockContext } from '../lib/define-page.ts';
import { savesData } from '../lib/saves-data.ts';
import { reload } from '../navigation/address.ts';
import { focusInView } from '../navigation/focus.ts';
import { leaveHash, openHash, useHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { visits } from '../navigation/visits.ts';
import * as words from '../words/words.ts';
import { enterFullScreen, leaveFullScreen, onFullScreenEnd } from './full-screen.ts';
import { exhibitionHash, parseExhibitionHash } from './hash.ts';
import { labels } from './labels.ts';
import type { ExhibitionButtonProps, LoadedExhibition } from './load-exhibition.ts';
import styles from './open-exhibition.module.css';
import { restPage } from './rest-page.ts';

/**
 * The button that opens the exhibition, and its dialog. The hash of the address opens it too, without sound. The dialog's
 * content loads on hover, touch or focus of the button.
 */
export default function OpenExhibition(props: ExhibitionButtonProps) {
  const { view, data } = props;
  const path = pathOf(view, data.id);
  const imageId = parseExhibitionHash(useHash(path));
  const isOpen = imageId !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const setDock = useContext(SetDockContext);
  const [Exhibition, loadCode] = useOnDemand(importExhibition);
  const [exhibition, setExhibition] = useState<LoadedExhibition>();
  /** Whether the last attempt to load has failed; undefined before the first. */
  const [hasFailed, setFailed] = useState<boolean>();
  const [unknownId, setUnknownId] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's data stays the same while it is open.
  const load = useCallback(async () => {
    const [isLoaded, loaded] = await Promise.all([loadCode(), findExhibition(props).catch(() => undefined)]);
    setExhibition(loaded);
    setFailed(!isLoaded || !loaded);
    return isLoaded ? loaded : undefined;
  }, [loadCode]);

  /** Full screen and sound need a press, so they start first. */
  async function enter() {
    enterFullScreen().then(() => {
      if (!dialog.current?.open) leaveFullScreen();
    });
    openHash(path, exhibitionHash());
    // Synchronously if possible: some browsers play sound only directly after a press.
    if (exhibition) return exhibition.play();
    const loaded = await load();
    if (dialog.current?.open) loaded?.playAfterPress();
  }

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

  useEffect(() => {
    if (!isOpen) return;
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

  function prefetch() {
    if (!savesData()) load();
  }

  function retry() {
    // Reloads the page if it fails: Firefox never requests a failed module again, and an update may have removed the file.
    load().then((loaded) => loaded || reload());
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${textLink.link} ${styles.button}`}
        aria-label={labels[view]}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
        onClick={enter}
      >
        <Icon icon={ImagePlay} strokeWidth={1.2} />
        <span>{labels[view]}</span>
      </button>
      <span role="status" className={styles.note}>
        {unknownId && words.pictureNotInExhibition(unknownId)}
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
                <p role="alert">{words.somethingWentWrong}</p>
                <Button variant="paper" onClick={retry}>
                  {words.tryAgain}
                </Button>
                <Button variant="outline" onClick={leaveHash}>
                  {words.leave}
                </Button>
              </div>
            ) : Exhibition && exhibition && !isUnknown ? (
              <ErrorBoundary fallback={null} onError={() => setFailed(true)}>
                <Exhibition gallery={exhibition.gallery} tracks={exhibition.tracks} imageId={imageId} />
              </ErrorBoundary>
            ) : (
              <p role="status" className={styles.loading}>
                {words.loading}
              </p>
            ))}
        </dialog>,
        document.body,
      )}
    </>
  );
}

const importExhibition = () => import('./exhibition.tsx');

async function findExhibition(half: ExhibitionButtonProps): Promise<LoadedExhibition> {
  visits.preload(half.data.exhibitionWith!); // At the same time as the code.
  return (await import('./load-exhibition.ts')).loadExhibition(half);
}
