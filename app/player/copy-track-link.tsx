import { formatTime } from '../../contract/time.ts';
import { CopyLink } from '../components/copy-link.tsx';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { addressAt, supportsSeconds } from './track-hash.ts';
import { usePlayer } from './use-player.ts';

interface CopyTrackLinkProps {
  /** Default: the track that the player bar shows. */
  track?: Track;
}

/** Buttons that copy the address of a track, also with its current position. */
export default function CopyTrackLink({ track: own }: CopyTrackLinkProps) {
  const shown = usePlayer(shownTrack);
  const track = own ?? shown;
  const isShown = track !== undefined && track.key === shown?.key;
  const seconds = usePlayer(({ currentTime }) => (isShown ? Math.floor(currentTime) : 0));
  if (!track) return null;
  const links = [{ label: 'Copy link', address: track.href }];
  if (supportsSeconds(track.href) && seconds > 0) {
    links.push({ label: `Copy link at ${formatTime(seconds)}`, address: addressAt(track.href, seconds) });
  }
  return <CopyLink subject={track.key} name={track.title} links={links} look="framed" />;
}
