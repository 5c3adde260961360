import * as messages from 'virtual:messages';
import { ArrowUpRight } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../app/components/button.tsx';
import { ContentLink } from '../../app/components/content-link.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { PlaybackIcon } from '../../app/components/playback-icon.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import styles from './demo.module.css';
import { DemoPoster } from './demo-poster.tsx';
import type { CodingTool } from './page.ts';
import { useFrameAnswer } from './use-frame-answer.ts';

interface DemoProps {
  tool: CodingTool;
  /** Whether the tool is selected. */
  isOpen: boolean;
  isPlaying: boolean;
  onPlay: () => void;
}

/**
 * A tool's demo video. Requests nothing from YouTube before it plays. The poster is visible until YouTube's player answers,
 * so that visitors never see a browser's error page.
 */
export function Demo({ tool: { id, name, videoUrl }, isOpen, isPlaying, onPlay }: DemoProps) {
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
    <figure className={styles.demo} {...inInterfaceLanguage}>
      <div className={styles.screen}>
        {isOpen && <DemoPoster seed={id} />}
        {isShown && (
          <iframe
            ref={frame}
            data-answer={answer}
            src={`${videoUrl}?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1`}
            title={messages.demoVideo(name)}
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
          <button
            type="button"
            className={styles.cover}
            aria-label={messages.playDemoVideo(name)}
            onClick={() => replaceBy(onPlay)}
          >
            <span className={styles.disc}>
              <PlaybackIcon state="play" />
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <span role="status">{isSilent ? messages.demoIsSilent : messages.demoNote}</span>
        <ContentLink address={watchAddress(videoUrl)}>
          {messages.watchOnYouTube}
          <Icon icon={ArrowUpRight} isDirected strokeWidth={1.6} />
        </ContentLink>
      </figcaption>
    </figure>
  );
}

const watchAddress = (videoUrl: string) => `https://www.youtube.com/watch?v=${videoUrl.split('/').at(-1)}`;
