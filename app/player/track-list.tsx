import * as messages from 'virtual:messages';
import { filesToPlay } from '../../contract/recording.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import type { TrackData } from '../../pages/album/page.ts';
import { Icon } from '../components/icon.tsx';
import { PlaybackIcon, type PlaybackState } from '../components/playback-icon.tsx';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { speakTime } from '../lib/speak-time.ts';
import { engine } from './engine.ts';
import { playTitle } from './play-title.ts';
import type { Track } from './track.ts';
import { trackHash } from './track-hash.ts';
import styles from './track-list.module.css';
import { TrackNotes } from './track-notes.tsx';
import { useCue } from './use-cue.ts';
import { usePlayer } from './use-player.ts';

/** The number of rows that a tall first screen can show. */
export const rowsInFirstScreen = 6;

interface TrackListProps {
  /** The path of the album's page. */
  path: string;
  records: TrackData[];
  /** The same tracks in the player's form. */
  tracks: Track[];
}

/** The tracks of an album. Pressing a row starts its track; on the current track it toggles playback. */
export function TrackList({ path, records, tracks }: TrackListProps) {
  const problem = useCue(path, records, tracks);
  return (
    <>
      <p role="status" className={styles.problem} {...inInterfaceLanguage}>
        {problem}
      </p>
      <ol className={styles.tracks} data-genres={new Set(records.map(({ genre }) => genre)).size}>
        {records.map((record, index) => (
          <li
            key={record.id}
            id={trackHash(record.id).slice(1)}
            className={index < rowsInFirstScreen ? undefined : 'later far'}
          >
            <TrackRow record={record} track={tracks[index]!} number={index + 1} />
            <noscript>
              {/* For the prerendered HTML only. */}
              {import.meta.env.SSR && <TrackWithoutScript record={record} track={tracks[index]!} number={index + 1} />}
            </noscript>
            <TrackNotes record={record} track={tracks[index]!} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface TrackProps {
  record: TrackData;
  track: Track;
  number: number;
}

function TrackRow({ record, track, number }: TrackProps) {
  const isCurrent = usePlayer((player) => player.track?.key === track.key);
  const isPending = usePlayer((player) => player.pending?.key === track.key);
  const cuedAt = usePlayer(({ cued }) => (cued?.track.key === track.key ? cued.seconds : undefined));
  const isPlaying = usePlayer((player) => player.isPlaying) && isCurrent;
  const isBuffering = usePlayer((player) => player.status === 'buffering') && isCurrent;

  const isCued = cuedAt !== undefined;
  const isWaiting = isPending || isBuffering;
  const state: PlaybackState = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';
  const start = cuedAt ? speakTime(cuedAt) : undefined;
  return (
    <button
      type="button"
      data-needs="recording"
      className={styles.row}
      aria-current={isCurrent || undefined}
      data-cued={isCued || undefined}
      onClick={() => engine.choose(track)}
    >
      {/* One sentence for screen reader users, instead of the columns. As a label, because find-in-page and copying would
          include a text. Not as the button's label, which must contain the visible number and time (WCAG 2.5.3). */}
      <span
        role="img"
        className={styles.sentence}
        aria-label={`${playTitle(isPlaying, track.title, start)}, ${record.genre}, ${speakTime(parseTime(track.duration))}`}
      />
      <span className={styles.number} aria-hidden="true">
        {isCurrent || isPending || isCued ? <PlaybackIcon state={state} /> : number}
      </span>
      <Icon icon={record.icon} strokeWidth={1.2} className={styles.icon} />
      <span className={styles.title} aria-hidden="true">
        {track.title}
      </span>
      <span className={styles.genre} aria-hidden="true">
        <span>{record.genre}</span>
        {isCued && (
          <span className={styles.note} {...inInterfaceLanguage}>
            {readyText(cuedAt)}
          </span>
        )}
      </span>
      <span className={styles.duration} aria-hidden="true">
        {track.duration}
      </span>
    </button>
  );
}

const readyText = (seconds: number) =>
  seconds > 0 ? `${messages.ready} ${messages.atTime(formatTime(seconds))}` : messages.ready;

/** For visitors without JavaScript: the same columns, and the browser's audio player. */
function TrackWithoutScript({ record, track, number }: TrackProps) {
  return (
    <>
      <div className={styles.row}>
        <span className={styles.number}>{number}</span>
        <Icon icon={record.icon} strokeWidth={1.2} className={styles.icon} />
        <span className={styles.title}>{track.title}</span>
        <span className={styles.genre}>{record.genre}</span>
        <span className={styles.duration}>{track.duration}</span>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions. */}
      <audio controls preload="none" aria-label={track.title}>
        {filesToPlay(track).map((file) => (
          <source key={file} src={file} />
        ))}
      </audio>
    </>
  );
}
