import { ArrowUpRight } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { PlaybackIcon } from '../../player/playback-icon.tsx';
import styles from './demo.module.css';
import { DemoPoster } from './demo-poster.tsx';

interface DemoProps {
  tool: CodingToolData;
  /** The tool is selected. */
  isOpen: boolean;
  isPlaying: boolean;
  onPlay: () => void;
}

/** A tool's demo video. Nothing is requested from YouTube before it plays; until then the poster is shown. */
export function Demo({ tool: { id, name, videoUrl }, isOpen, isPlaying, onPlay }: DemoProps) {
  const screen = useRef<HTMLDivElement>(null);

  function play() {
    flushSync(onPlay);
    screen.current?.querySelector('iframe')?.focus(); // The play button had the focus and is removed.
  }

  return (
    <figure className={styles.demo}>
      <div className={styles.screen} ref={screen}>
        {isOpen && <DemoPoster seed={id} />}
        {isOpen && isPlaying && (
          <iframe
            src={`${videoUrl}?autoplay=1&mute=1&playsinline=1&rel=0`}
            title={`Demo video: ${name}`}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        )}
        {isOpen && !isPlaying && (
          <button type="button" onClick={play}>
            <span className={styles.disc}>
              <PlaybackIcon state="play" />
            </span>
            <span className="visually-hidden">Play the demo video: {name}</span>
          </button>
        )}
      </div>
      <figcaption>
        <span>Demo video, muted. It comes from YouTube once you ask for it.</span>
        <ExternalLink href={watchAddress(videoUrl)}>
          Watch on YouTube
          <Icon icon={ArrowUpRight} strokeWidth={1.6} />
        </ExternalLink>
      </figcaption>
    </figure>
  );
}

const watchAddress = (videoUrl: string) => `https://www.youtube.com/watch?v=${videoUrl.split('/').at(-1)}`;
