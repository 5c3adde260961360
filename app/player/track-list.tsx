import type { TrackData } from '../../build/views.ts';
import { parseTime, speakTime } from '../lib/time.ts';
import { engine } from './engine.ts';
import { PlaybackSign, type Sign } from './playback-sign.tsx';
import { playerTrack, type TrackAlbum } from './track.ts';
import { TrackIcon } from './track-icon.tsx';
import styles from './track-list.module.css';
import { usePlayer } from './use-player.ts';

/** An album's tracks. A press chooses one; on the current one it plays or pauses. */
export function TrackList({ album, tracks }: { album: TrackAlbum; tracks: TrackData[] }) {
  return (
    <ol className={styles.tracks}>
      {tracks.map((track, index) => (
        <li key={track.id}>
          <TrackRow album={album} track={track} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function TrackRow({ album, track, number }: { album: TrackAlbum; track: TrackData; number: number }) {
  const playable = playerTrack(album, track);
  const isCurrent = usePlayer((player) => player.track?.key === playable.key);
  const isPending = usePlayer((player) => player.pending?.key === playable.key);
  const isPlaying = usePlayer((player) => player.isPlaying) && isCurrent;
  const isBuffering = usePlayer((player) => player.status === 'buffering') && isCurrent;

  const isWaiting = isPending || isBuffering;
  const sign: Sign = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';
  const action = isPlaying ? 'Pause' : 'Play';
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isCurrent || undefined}
      onClick={() => engine.choose(playable)}
    >
      {/* One sentence for those who listen, in place of the columns. */}
      <span className="visually-hidden">
        {`${action} ${track.title}, ${track.genre}, ${speakTime(parseTime(track.duration))}`}
      </span>
      <span className={styles.number} aria-hidden="true">
        {isCurrent || isPending ? <PlaybackSign sign={sign} /> : number}
      </span>
      <TrackIcon sign={track.sign} className={styles.icon} />
      <span className={styles.title} aria-hidden="true">
        {track.title}
      </span>
      <span className={styles.genre} aria-hidden="true">
        {track.genre}
      </span>
      <span className={styles.duration} aria-hidden="true">
        {track.duration}
      </span>
    </button>
  );
}
