import * as messages from 'virtual:messages';
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GalleryData } from '../../pages/gallery/page.ts';
import { Announcement } from '../components/announcement.tsx';
import { keyName } from '../lib/key-name.ts';
import { hasModifier } from '../lib/modifier-keys.ts';
import { onWindowEvent } from '../lib/window-event.ts';
import { useMotion } from '../motion/motion.ts';
import { leaveHash, replaceHash } from '../navigation/hash.ts';
import { engine } from '../player/engine.ts';
import { FailureNotice } from '../player/failure-notice.tsx';
import { isSilent } from '../player/snapshot.ts';
import type { Track } from '../player/track.ts';
import { usePlayer } from '../player/use-player.ts';
import styles from './exhibition.module.css';
import { Controls } from './exhibition-controls.tsx';
import { ExhibitionPicture } from './exhibition-picture.tsx';
import { exhibitionHash } from './hash.ts';
import { togglePlayback, usePlaysThrough } from './music.ts';
import { useAwake } from './use-awake.ts';
import { useMusicClock } from './use-music-clock.ts';
import { usePictures } from './use-pictures.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** How long a label is shown. */
const labelMs = 9000;
/** The shortest swipe. */
const swipePx = 50;

interface ExhibitionProps {
  gallery: GalleryData;
  tracks: Track[];
  /** The id of the picture in the address; empty for the first. */
  imageId: string;
}

/** One picture after the other, in time with the music. The hash of the address has the id of the picture. */
export default function Exhibition({ gallery: { images }, tracks, imageId }: ExhibitionProps) {
  const wanted = images.find(({ id }) => id === imageId) ?? images[0]!;
  const isCalm = useMotion() === 'calm';
  const isPlaying = usePlayer((player) => player.isPlaying);
  const isSounding = usePlayer((player) => player.status === 'playing');
  const error = usePlayer((player) => player.error);
  const failed = usePlayer((player) => player.failed);
  const { isAwake, wake, sleep } = useAwake();
  const { shown, hung, goBy, ...pictures } = usePictures(images, wanted, isCalm);
  const [keepsLabel, setKeepsLabel] = useState<boolean>();
  const isLabelNew = useIsNew(shown, labelMs);
  const hasLabel = keepsLabel ?? (isCalm || isLabelNew);
  // The address can be copied from the beginning.
  useEffect(() => {
    if (!imageId) replaceHash(exhibitionHash(wanted.id));
  }, [imageId, wanted]);
  usePlaysThrough();
  useWakeLock(isPlaying);

  const restartClock = useMusicClock(!isCalm && isSounding, () => goBy(1));

  function step(by: -1 | 1) {
    restartClock();
    goBy(by);
  }

  const swipe = useSwipe(step);
  const toggle = () => togglePlayback(tracks);
  const toggleLabel = () => setKeepsLabel(!hasLabel);
  const actions: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ' ': toggle,
    l: toggleLabel,
    m: () => engine.setMuted(!isSilent(engine.getSnapshot())),
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    wake();
    const forControl = event.key === ' ' ? 'button' : '[data-keeps-arrows]';
    const isForControl = event.target instanceof Element && event.target.matches(forControl);
    const action = isForControl ? undefined : actions[keyName(event)];
    if (!action || hasModifier(event) || event.repeat) return;
    event.preventDefault();
    action();
  });

  // On the window, because a click on the picture moves the focus out of the dialog.
  useEffect(() => onWindowEvent('keydown', (event) => onKeyDown(event)), []);

  /** A tap outside the controls shows or hides them. */
  function onClick({ target, nativeEvent }: MouseEvent) {
    const isOnControl = target instanceof Element && target.closest('button, input') !== null;
    const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
    if (isAwake && isTouch && !isOnControl) sleep();
    else wake();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap outside the controls only shows or hides them.
    // biome-ignore lint/a11y/useKeyWithClickEvents: every key shows them, on the window.
    <div
      className={styles.exhibition}
      data-awake={isAwake || !isPlaying || undefined}
      onClick={onClick}
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && wake()}
      {...swipe}
    >
      <Announcement text={shown ? messages.pictureOf(images.indexOf(shown) + 1, images.length, shown.title) : ''} />
      {hung.map(([image, role]) => (
        <ExhibitionPicture
          key={image.id}
          image={image}
          role={role}
          isFirst={hung.length === 1}
          isWalking={isSounding}
          isCalm={isCalm}
          hasLabel={hasLabel && keepsLabel && !isCalm ? 'kept' : hasLabel}
          onReady={() => pictures.onReady(image)}
          onFailure={() => pictures.onFailure(image)}
          onGone={pictures.onGone}
        />
      ))}
      {error && (
        <div className={styles.problem}>
          <FailureNotice title={failed?.title} message={error} onRetry={engine.retry} />
        </div>
      )}
      <Controls
        hasLabel={hasLabel}
        hasSteps={images.length > 1}
        onStep={step}
        onToggle={toggle}
        onToggleLabel={toggleLabel}
        onLeave={leaveHash}
      />
    </div>
  );
}

/** Returns the handlers of an element that a finger swipes over, to the previous (-1) or next (1) picture. */
function useSwipe(onStep: (by: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ clientX, pointerType, target }: PointerEvent) {
      const isOnSlider = target instanceof HTMLInputElement;
      start.current = pointerType === 'touch' && !isOnSlider ? clientX : undefined;
    },
    onPointerUp({ clientX, pointerType }: PointerEvent) {
      const px = pointerType === 'touch' && start.current !== undefined ? clientX - start.current : 0;
      start.current = undefined;
      if (Math.abs(px) > swipePx) onStep(px > 0 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

/** Whether a value has changed within the last `timeMs`. */
function useIsNew(value: unknown, timeMs: number): boolean {
  const [old, setOld] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(setOld, timeMs, value);
    return () => clearTimeout(timer);
  }, [value, timeMs]);
  return value !== old;
}
