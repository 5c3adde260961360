import * as messages from 'virtual:messages';
import { formatTime } from '../../contract/time.ts';
import styles from '../components/copy-link-button.module.css';
import CopyLinkButton from '../components/copy-link-button.tsx';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { addressAt } from './track-hash.ts';
import { usePlayer } from './use-player.ts';

/** Buttons that copy the address of a track, also with its current position. Default: the track in the player bar. */
export default function CopyTrackLink({ track: own }: { track?: Track }) {
  const shown = usePlayer(shownTrack);
  const track = own ?? shown;
  const isShown = track !== undefined && track.key === shown?.key;
  const seconds = usePlayer(({ currentTime }) => (isShown ? Math.floor(currentTime) : 0));
  if (!track) return null;
  const { title, href } = track;
  return (
    <div className={styles.row}>
      <CopyLinkButton name={title} address={href} variant="framed" />
      {seconds > 0 && (
        <CopyLinkButton
          name={title}
          address={addressAt(href, seconds)}
          suffix={messages.atTime(formatTime(seconds))}
          variant="framed"
        />
      )}
    </div>
  );
}
