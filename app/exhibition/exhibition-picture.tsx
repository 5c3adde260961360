import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GalleryImage } from '../../pages/gallery/page.ts';
import { Picture } from '../components/picture.tsx';
import { startDecoration } from '../lib/decoration.ts';
import { inlineSign } from '../lib/inline-sign.ts';
import { compose, walkSeconds } from './composition.ts';
import styles from './exhibition-picture.module.css';
import type { Role } from './use-pictures.ts';
import { useWindowSize } from './use-window-size.ts';

/** The light of a picture fades out before the next light fades in: two pictures never overlap. */
const fadeOutMs = 1800;
const fadeInMs = 2600;
const darkMs = 1100;
const fadeOutEasing = 'cubic-bezier(0.5, 0, 0.7, 0.6)';
const fadeInEasing = 'cubic-bezier(0.3, 0, 0.4, 1)';

type Box = RefObject<HTMLDivElement | null>;
type Composition = ReturnType<typeof compose>;

interface HungPictureProps {
  image: GalleryImage;
  role: Role;
  /** Whether it is the first picture, which waits for no other picture. */
  isFirst: boolean;
  /** Whether the visitor walks towards it, while the music plays. */
  isWalking: boolean;
  isCalm: boolean;
  /** kept: the label stays, and the picture grows under it. */
  hasLabel: boolean | 'kept';
  /** Called when the picture is decoded and can appear without a delay. */
  onReady: () => void;
  onFailure: () => void;
  /** Called when the picture has faded out. */
  onGone: () => void;
}

/** A picture with its label. Animates only transforms and opacity, which need no main thread. */
export function ExhibitionPicture({ image, role, isFirst, isWalking, isCalm, hasLabel, ...events }: HungPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const composition = compose(image.picture, useWindowSize());
  const { picture, start, middle, label: labelPlace } = composition;
  useDecoding(frame, role === 'next', events);
  useLight(place, role, isFirst, isCalm, events.onGone);
  useWalk(frame, label, composition, role !== 'next' && !isCalm, isWalking);

  // Cast: CSSProperties does not know custom properties.
  const style = {
    '--picture-width': `${picture.width}px`,
    '--picture-height': `${picture.height}px`,
    '--picture-top': `${middle - picture.height / 2}px`,
    '--start': startOf(start),
    '--label-start': `${labelPlace.start}px`,
    '--label-top': `${labelPlace.top}px`,
    '--label-end': `${labelPlace.top + labelPlace.end.y}px`,
    '--label-width': `${labelPlace.width}px`,
    '--picture-color': image.picture.color,
  } as CSSProperties;

  return (
    <div
      ref={place}
      className={styles.place}
      style={style}
      data-role={role}
      inert={role !== 'shown'}
      aria-hidden={role !== 'shown' || undefined}
    >
      <div ref={frame} className={styles.frame}>
        <Picture picture={image.picture} sizes={`${Math.ceil(picture.width)}px`} priority />
      </div>
      <div className={styles.scrim} data-shown={hasLabel === 'kept'} />
      <div ref={label} className={styles.label} data-shown={hasLabel !== false && role === 'shown'}>
        <h2>{image.title}</h2>
        {image.description && <p>{image.description}</p>}
      </div>
    </div>
  );
}

/** Decodes a picture in advance, while `isNext`. */
function useDecoding(frame: Box, isNext: boolean, events: Pick<HungPictureProps, 'onReady' | 'onFailure'>) {
  const onReady = useEffectEvent(events.onReady);
  const onFailure = useEffectEvent(events.onFailure);
  useEffect(() => {
    if (!isNext) return;
    const element = frame.current!.querySelector('img')!;
    let isOutdated = false;
    // decode() also rejects if the picture changes its file, such as after a resize.
    const isLoaded = () => element.complete && element.naturalWidth > 0;
    element.decode().then(
      () => isOutdated || onReady(),
      () => isOutdated || (isLoaded() ? onReady() : onFailure()),
    );
    return () => {
      isOutdated = true;
    };
  }, [frame, isNext]);
}

/** The light of a picture fades in or out. In Calm it only is there or not. */
function useLight(place: Box, role: Role, isFirst: boolean, isCalm: boolean, whenGone: () => void) {
  const light = useRef<Animation>(undefined);
  const onGone = useEffectEvent(whenGone);
  useLayoutEffect(() => {
    if (role === 'next') return;
    const isComing = role === 'shown';
    if (isCalm) {
      light.current?.cancel();
      return;
    }
    return startDecoration(async ({ signal }) => {
      const element = place.current!;
      // After a quick press, the picture fades out before it has fully faded in.
      const from = isComing ? 0 : (light.current?.effect?.getComputedTiming().progress ?? 1);
      const fade = element.animate(
        { opacity: [from, isComing ? 1 : 0] },
        {
          duration: isComing ? fadeInMs : fadeOutMs,
          delay: isComing && !isFirst ? darkMs : 0,
          easing: isComing ? fadeInEasing : fadeOutEasing,
          fill: 'both',
        },
      );
      light.current?.cancel();
      light.current = fade;
      await fade.finished.catch(() => {}); // Rejects when it is cancelled.
      if (!isComing && !signal.aborted) onGone();
    });
  }, [place, role, isFirst, isCalm]);
}

/** The walk towards a picture, and its label on the way: two animations, which a pause holds, and a resize continues. */
function useWalk(frame: Box, label: Box, composition: Composition, isHung: boolean, isWalking: boolean) {
  const walk = useRef<Animation[]>([]);
  const { end, part } = composition.label;
  const start = startOf(composition.start);
  const labelEnd = `translate(${end.x * inlineSign()}px, ${end.y}px)`;
  useLayoutEffect(() => {
    if (!isHung) return;
    return startDecoration(({ signal }) => {
      const timing = { duration: walkSeconds * 1000, fill: 'both' } as const;
      const time = walk.current[0]?.currentTime ?? 0;
      const animations = [
        frame.current!.animate({ transform: [start, 'none'] }, timing),
        label.current!.animate({ transform: ['none', labelEnd, labelEnd], offset: [0, part, 1] }, timing),
      ];
      walk.current = animations;
      for (const animation of animations) {
        animation.currentTime = time;
        animation.pause();
      }
      signal.addEventListener('abort', () => {
        for (const animation of animations) animation.cancel();
      });
    });
  }, [frame, label, isHung, start, labelEnd, part]);

  useLayoutEffect(() => {
    for (const animation of walk.current) {
      if (animation.playState === 'finished' || animation.playState === 'idle') continue;
      if (isWalking && isHung) animation.play();
      else animation.pause();
    }
  });
}

const startOf = ({ scale, y }: Composition['start']) => `translateY(${y}px) scale(${scale})`;
