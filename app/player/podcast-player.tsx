import * as messages from 'virtual:messages';
import { Volume2, VolumeX } from 'lucide';
import { useMemo } from 'react';
import { formatTime, parseTime } from '../../contract/time.ts';
import { Icon } from '../components/icon.tsx';
import { PlaybackIcon, type PlaybackState } from '../components/playback-icon.tsx';
import { Range } from '../components/range.tsx';
import { useAfterHydration } from '../components/use-on-demand.ts';
import { speakTime } from '../lib/speak-time.ts';
import { engine } from './engine.ts';
import styles from './podcast-player.module.css';
import { idle, isSilent, shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';
import { loopsHeight, loopsWidth, waveformLoops } from './waveform-loops.ts';

/** The player of an episode, inside a card. It shares the site's engine, so it stops a playing album. */
export function PodcastPlayer({ track }: { track: Track }) {
  const { title, artist, audioUrl } = track;
  const Tools = useAfterHydration(importTools);
  const isCurrent = usePlayer((player) => player.track?.key === track.key);
  const isPending = usePlayer((player) => player.pending?.key === track.key);
  const isPlaying = usePlayer((player) => player.isPlaying) && isCurrent && !isPending;
  const isBuffering = usePlayer((player) => player.status === 'buffering') && isCurrent;
  const isMuted = usePlayer((player) => isSilent(player, true));
  // While there is a current track, the player bar shows the failure.
  const failure = usePlayer((player) => (!player.track && player.failed?.key === track.key ? player.error : undefined));

  const state: PlaybackState = isPending || isBuffering ? 'waiting' : isPlaying ? 'pause' : 'play';
  const muteIcon = isMuted ? VolumeX : Volume2;
  return (
    <div className={styles.podcast}>
      <div className={styles.player}>
        <button
          type="button"
          data-needs="recording"
          className={styles.play}
          aria-label={isPlaying || isPending ? messages.pausePodcast : messages.playPodcast}
          onClick={() => (isPending ? engine.pause() : engine.choose(track))}
        >
          <PlaybackIcon state={state} />
        </button>
        <p className={styles.names}>
          {title} <span>{artist}</span>
        </p>
        <Position track={track} />
        <div className={styles.side}>
          <button
            type="button"
            aria-label={isMuted ? messages.unmutePodcast : messages.mutePodcast}
            onClick={() => engine.setMuted(!isMuted, true)}
          >
            <Icon icon={muteIcon} isDirected strokeWidth={1.4} />
          </button>
          {Tools && <Tools track={track} />}
        </div>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <noscript>
        {/* For the prerendered HTML only. */}
        {/* biome-ignore lint/a11y/useMediaCaption: the card has a transcript. */}
        {import.meta.env.SSR && <audio controls preload="none" src={audioUrl} />}
      </noscript>
    </div>
  );
}

const importTools = () => import('./podcast-tools.tsx');

/** Current time, seek slider and duration. The time is 0 while the player shows another track. */
function Position({ track: { key, duration: statedDuration, peaks } }: { track: Track }) {
  const shown = usePlayer((player) => (shownTrack(player)?.key === key ? player : idle));
  const { currentTime: seconds, progress } = shown;
  const duration = shown.duration || parseTime(statedDuration);
  return (
    <div className={styles.position} dir="ltr">
      <span>{formatTime(seconds)}</span>
      <Range
        aria-label={messages.seekPodcast}
        aria-valuetext={messages.outOf(speakTime(seconds), speakTime(duration))}
        value={progress}
        min={0}
        max={100}
        step={0.1}
        isLocked={shown.duration === 0}
        onSlide={engine.seek}
      >
        {peaks && <Loops peaks={peaks} />}
      </Range>
      <span>{formatTime(duration)}</span>
    </div>
  );
}

/** The waveform as a line of loops: drawn three times, for its glow, for the whole recording and for the part that was played. */
function Loops({ peaks }: { peaks: string }) {
  const path = useMemo(() => waveformLoops(peaks), [peaks]);
  return (
    <svg
      className={styles.loops}
      viewBox={`0 0 ${loopsWidth} ${loopsHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
      <path d={path} />
      <path d={path} />
    </svg>
  );
}
