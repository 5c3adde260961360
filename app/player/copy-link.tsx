import { useEffect, useRef, useState } from 'react';
import { formatTime } from '../../contract/time.ts';
import styles from './copy-link.module.css';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { addressAt, takesSeconds } from './track-hash.ts';
import { usePlayer } from './use-player.ts';

interface CopyLinkProps {
  /** Without one it is about the track that the bar shows. */
  track?: Track;
}

/** Copies the address of a track, or of the second at which it is. */
export default function CopyLink({ track: own }: CopyLinkProps) {
  const shown = usePlayer(shownTrack);
  const track = own ?? shown;
  return track && <CopyButtons key={track.key} track={track} />;
}

function CopyButtons({ track }: { track: Track }) {
  const seconds = usePlayer((player) => (shownTrack(player)?.key === track.key ? Math.floor(player.currentTime) : 0));
  const [copied, setCopied] = useState('');
  /** The address that the browser would not take. */
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused) field.current!.select();
  }, [refused]);

  async function copy(address: string) {
    const url = new URL(address, location.href).href;
    setRefused(undefined);
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      setCopied('');
      setRefused(url);
    }
  }

  return (
    <div className={styles.copy}>
      <button type="button" onClick={() => copy(track.href)}>
        Copy link
      </button>
      {takesSeconds(track.href) && seconds > 0 && (
        <button type="button" onClick={() => copy(addressAt(track.href, seconds))}>
          Copy link at {formatTime(seconds)}
        </button>
      )}
      <p role="status">
        {copied && 'The link is copied.'}
        {refused && 'Your browser did not let us copy. The link is selected, so that you can.'}
      </p>
      {refused && <input ref={field} readOnly value={refused} aria-label={`Link to ${track.title}`} />}
    </div>
  );
}
