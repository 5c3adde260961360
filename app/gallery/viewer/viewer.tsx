import * as messages from 'virtual:messages';
import { ArrowLeft, ArrowRight, Minus, Plus, X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../../pages/gallery/page.ts';
import { Announcement } from '../../components/announcement.tsx';
import CopyLinkButton from '../../components/copy-link-button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { inInterfaceLanguage } from '../../lib/in-language.ts';
import { inlineSign } from '../../lib/inline-sign.ts';
import { clamp } from '../../lib/numbers.ts';
import { onWindowEvent } from '../../lib/window-event.ts';
import { leaveHash, replaceHash } from '../../navigation/hash.ts';
import { Carousel } from './carousel.tsx';
import { type Gestures, zoomStep } from './gestures.ts';
import styles from './viewer.module.css';

/** How far an arrow key pans a zoomed picture. */
const panPx = 80;
/** The shortest time between two pictures while a key is held down. Safari allows 100 history changes in 30 s. */
const repeatMs = 350;

interface ViewerProps {
  /** The title of the gallery. */
  title: string;
  images: GalleryImage[];
  /** The visible picture. */
  image: GalleryImage;
  /** Whether the hash is gone, and a transition is about to close the viewer. */
  isClosing: boolean;
}

/** The lightbox: one picture of a gallery in a modal dialog. The hash of the address is the picture's id. */
export default function Viewer({ title, images, image, isClosing }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gestures = useRef<Gestures>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [{ zoom, isLargest }, setZoom] = useState({ zoom: 1, isLargest: false });
  const index = images.indexOf(image);
  const last = images.length - 1;

  // showModal() traps the focus and makes the page inert. The carousel can be measured only afterwards.
  useLayoutEffect(() => {
    dialog.current!.showModal();
    closeButton.current!.focus();
    setIsOpen(true);
  }, []);

  const goTo = (newIndex: number) => {
    const target = images[clamp(newIndex, 0, last)]!;
    if (target !== image && !isClosing) replaceHash(target.id);
  };

  const zoomIn = () => gestures.current!.zoom(zoomStep);
  const zoomOut = () => gestures.current!.zoom(1 / zoomStep);

  /** Pans a zoomed picture. At its edge, or at zoom 1, goes to the picture on that side. */
  const onArrow = (x: number, y: number) => () => {
    if (zoom > 1 && gestures.current!.pan({ x: -x * panPx, y: -y * panPx })) return;
    if (x !== 0) goTo(index + x * inlineSign());
  };
  const actions: Record<string, (() => void) | undefined> = {
    ArrowLeft: onArrow(-1, 0),
    ArrowRight: onArrow(1, 0),
    ArrowUp: zoom > 1 ? onArrow(0, -1) : undefined,
    ArrowDown: zoom > 1 ? onArrow(0, 1) : undefined,
    Home: () => goTo(0),
    End: () => goTo(last),
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => gestures.current!.reset(),
  };

  useKeys(actions, zoom === 1 ? repeatMs : 0);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the button Close.
    <dialog
      ref={dialog}
      className={`full-screen ${styles.viewer}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault(); // leaveHash() goes back in history, which closes the viewer.
        leaveHash();
      }}
      // Some browsers close a dialog without a `cancel` event.
      onClose={leaveHash}
      onClick={({ target }) => isGround(target) && leaveHash()}
    >
      <Announcement text={messages.pictureOf(index + 1, images.length, image.title)} />
      <p className="visually-hidden" aria-live="polite" data-announcer />
      <div className={styles.tools} {...inInterfaceLanguage}>
        <IconButton label={messages.zoomOut} icon={Minus} isDisabled={zoom <= 1} onClick={zoomOut} />
        <IconButton label={messages.zoomIn} icon={Plus} isDisabled={isLargest} onClick={zoomIn} />
        <CopyLinkButton key={image.id} name={image.title} address={`#${image.id}`} variant="bare" />
        <IconButton label={messages.close} onClick={leaveHash} icon={X} ref={closeButton} />
      </div>
      <div className={styles.carousel}>
        {isOpen && (
          <Carousel
            images={images}
            index={index}
            gestures={gestures}
            onZoom={(zoom, isLargest) => setZoom({ zoom, isLargest })}
            onStep={(step) => goTo(index + step)}
            onDismiss={leaveHash}
          />
        )}
      </div>
      <Steps index={index} count={images.length} goTo={goTo} />
      <Caption key={image.id} image={image} />
    </dialog>
  );
}

/**
 * Runs the action of a pressed key; a key that is held down runs it again after `pauseMs`. On the window, because a click on the
 * picture moves the focus out of the dialog.
 */
function useKeys(actions: Record<string, (() => void) | undefined>, pauseMs: number) {
  const lastTime = useRef(0);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = event.target instanceof HTMLInputElement ? undefined : actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.repeat && event.timeStamp - lastTime.current < pauseMs) return;
    lastTime.current = event.timeStamp;
    action();
  });

  useEffect(() => onWindowEvent('keydown', (event) => onKeyDown(event)), []);
}

/** The ways to the previous and the next picture, and which of how many this one is. */
function Steps({ index, count, goTo }: { index: number; count: number; goTo: (index: number) => void }) {
  return (
    <>
      <IconButton
        className={styles.previous}
        label={messages.previousPicture}
        isDisabled={index === 0}
        onClick={() => goTo(index - 1)}
        icon={ArrowLeft}
        isDirected
      />
      <IconButton
        className={styles.next}
        label={messages.nextPicture}
        isDisabled={index === count - 1}
        onClick={() => goTo(index + 1)}
        icon={ArrowRight}
        isDirected
      />
      {/* One text node: React would not find a number that the browser has translated. */}
      <p className={styles.position} {...inInterfaceLanguage}>
        {messages.outOf(index + 1, count)}
      </p>
    </>
  );
}

function Caption({ image }: { image: GalleryImage }) {
  return (
    <div className={styles.caption}>
      <h2>{image.title}</h2>
      {image.description && <p>{image.description}</p>}
      {image.made && (
        <p className={styles.made}>
          <b {...inInterfaceLanguage}>{messages.howMade}</b> {image.made}
        </p>
      )}
    </div>
  );
}

/** Whether the target is an empty part of the dialog. Around the picture, the gestures detect it. */
const isGround = (target: EventTarget) => target instanceof Element && target.matches(`dialog, .${styles.tools}`);
