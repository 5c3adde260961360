import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { below } from '../../app/lib/breakpoints.ts';
import { startDecoration } from '../../app/lib/decoration.ts';
import { savesData } from '../../app/lib/saves-data.ts';
import { onWindowEvent } from '../../app/lib/window-event.ts';
import { useLook } from '../../app/motion/look.ts';
import { useMotion } from '../../app/motion/motion.ts';
import { playWhileVisible } from '../../app/motion/play-while-visible.ts';
import { mediaHref } from '../../app/navigation/address.ts';
import type { VideoData } from '../../contract/page-data.ts';
import styles from './hero.module.css';
import type { HomeData } from './page.ts';

/**
 * The film of the sky, in Lively, by night and without data saver. It loads after the page, and appears when it
 * plays. Until then, or if it fails, the poster shows its first frame.
 */
export function HeroVideo({ wide, narrow }: NonNullable<HomeData['video']>) {
  const isLively = useMotion() === 'lively';
  const isNight = useLook() === 'night';
  const hasLoaded = useSyncExternalStore(onLoad, isLoaded, () => false);
  const isNarrow = useSyncExternalStore(onResize, isNarrowScreen, () => false);
  if (!isLively || !isNight || !hasLoaded || savesData()) return null;
  const videos = isNarrow ? narrow : wide;
  return <Film key={videos[0]!.url} videos={videos} />;
}

function Film({ videos }: { videos: VideoData[] }) {
  const [isPlaying, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => startDecoration(({ signal }) => playInView(video.current!, signal)), []);
  return (
    <video
      ref={video}
      className={styles.video}
      data-playing={isPlaying || undefined}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      onPlaying={() => setPlaying(true)}
    >
      {videos.map(({ url, type }) => (
        <source key={url} src={mediaHref(url)} type={type} />
      ))}
    </video>
  );
}

function playInView(video: HTMLVideoElement, signal: AbortSignal): void {
  const setPlaying = (isPlaying: boolean) => {
    // A browser may refuse to play, such as to save power. Then the poster stays.
    if (isPlaying) video.play().catch(() => {});
    else video.pause();
  };
  signal.addEventListener('abort', () => video.pause());
  playWhileVisible(video, setPlaying, signal);
}

const isLoaded = () => document.readyState === 'complete';
const onLoad = (listener: () => void) => onWindowEvent('load', listener);

/** The same query as in the poster's `<source media>`. */
const isNarrowScreen = () => matchMedia(below('medium')).matches;
const onResize = (listener: () => void) => onWindowEvent('resize', listener);
