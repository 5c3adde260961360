import * as messages from 'virtual:messages';
import { shownTrack } from './snapshot.ts';
import { usePlayer } from './use-player.ts';

/** A skip link to the player, while it has a track. */
export function SkipToPlayer() {
  const hasTrack = usePlayer((player) => shownTrack(player) !== undefined);
  if (!hasTrack) return null;
  return (
    <a className="skip-link" href="#_player">
      {messages.skipToPlayer}
    </a>
  );
}
