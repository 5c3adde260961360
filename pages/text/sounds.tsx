import * as messages from 'virtual:messages';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { FilmOnRequest } from '../../app/components/film-on-request.tsx';
import { webpAddress } from '../../app/components/picture.tsx';
import { claimSound } from '../../app/lib/claim-sound.ts';
import { mediaHref } from '../../app/navigation/address.ts';
import type { MediaData } from '../../contract/markdown.ts';
import styles from './text.module.css';

/** Properties of an `<audio>` or `<video>` that pauses when another sound begins, and pauses others when it does. */
function useOnlySound() {
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return {
    onPlay({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      const sound = claimSound(() => currentTarget.pause());
      sound.announce();
      end.current = sound.end;
    },
    onPause: () => end.current(),
  };
}

/** A recording, with the browser's own controls: they work without JavaScript too. */
export function Recording({ url, title }: MediaData & { tag: 'recording' }) {
  const id = useId();
  return (
    <figure className={styles.recording}>
      <figcaption id={id}>{title}</figcaption>
      <audio controls preload="none" src={mediaHref(url)} aria-labelledby={id} {...useOnlySound()} />
    </figure>
  );
}

/** A film with its poster. It plays only when somebody asks for it. */
export function Film({ video, poster, title }: MediaData & { tag: 'film' }) {
  return (
    <video
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster && webpAddress(poster)}
      width={poster?.width}
      height={poster?.height}
      aria-label={title}
      {...useOnlySound()}
    >
      <source src={mediaHref(video.url)} type={video.type} />
    </video>
  );
}

/** A film on YouTube. It may be unmuted, which a page cannot see: another sound puts it back to its poster. */
export function Youtube({ name, videoUrl }: { name: string; videoUrl: string }) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const sound = claimSound(() => setPlaying(false));
    sound.announce();
    return sound.end;
  }, [isPlaying]);
  return (
    <FilmOnRequest
      id={videoUrl}
      videoUrl={videoUrl}
      label={name}
      playLabel={messages.playTitle(name)}
      note={messages.filmNote}
      isPlaying={isPlaying}
      onPlay={() => setPlaying(true)}
    />
  );
}
