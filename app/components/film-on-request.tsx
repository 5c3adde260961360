import * as messages from 'virtual:messages';
import { ArrowUpRight } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { Button } from './button.tsx';
import { ContentLink } from './content-link.tsx';
import styles from './film-on-request.module.css';
import { FilmPoster } from './film-poster.tsx';
import { Icon } from './icon.tsx';
import { PlaybackIcon } from './playback-icon.tsx';
import { useFrameAnswer } from './use-frame-answer.ts';

interface FilmOnRequestProps {
  /** Each film has another poster. */
  id: string;
  videoUrl: string;
  /** What the player is called, and the button that shows it. */
  label: string;
  playLabel: string;
  /** Below the poster: where the film comes from. */
  note: string;
  /** Whether it is visible. */
  isOpen?: boolean;
  isPlaying: boolean;
  onPlay: () => void;
}

/**
 * A film on YouTube. Requests nothing from there before it plays. The poster is visible until YouTube's player answers, so that
 * visitors never see a browser's error page.
 */
export function FilmOnRequest({
  id,
  videoUrl,
  label,
  playLabel,
  note,
  isOpen = true,
  isPlaying,
  onPlay,
}: FilmOnRequestProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isShown = isOpen && isPlaying;
  const { answer, trust } = useFrameAnswer(frame, isShown);
  const isSilent = isShown && answer === 'silent';

  /** Moves the focus to the player, because the pressed button is removed. */
  function replaceBy(showPlayer: () => void) {
    flushSync(showPlayer);
    frame.current?.focus();
  }

  return (
    <figure className={styles.film} {...inInterfaceLanguage}>
      <div className={styles.screen}>
        {isOpen && <FilmPoster seed={id} />}
        {isShown && (
          <iframe
            ref={frame}
            data-answer={answer}
            src={`${videoUrl}?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1`}
            title={label}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        )}
        {isShown && answer === 'asked' && (
          <span className={styles.disc}>
            <PlaybackIcon state="waiting" />
          </span>
        )}
        {isSilent && (
          <Button variant="outline" onClick={() => replaceBy(trust)}>
            {messages.showPlayerAnyway}
          </Button>
        )}
        {isOpen && !isPlaying && (
          <button type="button" className={styles.cover} aria-label={playLabel} onClick={() => replaceBy(onPlay)}>
            <span className={styles.disc}>
              <PlaybackIcon state="play" />
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <span role="status">{isSilent ? messages.demoIsSilent : note}</span>
        <ContentLink address={watchAddress(videoUrl)}>
          {messages.watchOnYouTube}
          <Icon icon={ArrowUpRight} isDirected strokeWidth={1.6} />
        </ContentLink>
      </figcaption>
    </figure>
  );
}

const watchAddress = (videoUrl: string) => `https://www.youtube.com/watch?v=${videoUrl.split('/').at(-1)}`;
