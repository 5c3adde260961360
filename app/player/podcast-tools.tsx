import * as messages from 'virtual:messages';
import { useEffect, useEffectEvent } from 'react';
import { parseTime } from '../../contract/time.ts';
import { useHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { engine } from './engine.ts';
import { seekTo } from './seek.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** The late part of the podcast's player: the choice of speed, and starting at the second in the address. */
export default function PodcastTools({ track }: { track: Track }) {
  const speed = usePlayer((player) => player.speed);
  useAddressedSecond(track);
  return (
    <select
      aria-label={messages.podcastSpeed}
      value={speed}
      // Browsers keep the pitch of the voice.
      onChange={({ target }) => engine.setSpeed(Number(target.value))}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {`${value.toLocaleString(`${document.documentElement.lang}-u-nu-latn`)}×`}
        </option>
      ))}
    </select>
  );
}

/** Cues the podcast at the second in an address such as #podcast&t=12. Seeks if it is the current track. */
function useAddressedSecond(track: Track) {
  const hash = useHash(pathOf('other-initiatives'));
  const [, name] = track.href.split('#');
  const goTo = useEffectEvent((seconds: number) => {
    if (engine.getSnapshot().track?.key === track.key) seekTo(engine, seconds);
    else engine.cue({ track, seconds });
  });
  useEffect(() => {
    const [, second] = new RegExp(`^${name}&t=(\\d+(?:\\.\\d+)?)$`).exec(hash) ?? [];
    if (Number(second) < parseTime(track.duration)) goTo(Number(second));
  }, [hash, name, track.duration]);
}
