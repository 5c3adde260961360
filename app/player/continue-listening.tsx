import * as messages from 'virtual:messages';
import { useState } from 'react';
import { formatTime, parseTime } from '../../contract/time.ts';
import { PlaybackIcon } from '../components/playback-icon.tsx';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { absoluteUrl } from '../navigation/address.ts';
import { focusHeading } from '../navigation/focus.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { readResumePosition } from './resume-position.ts';
import type { Track } from './track.ts';

/** A button that resumes this album at the visitor's saved position, if there is one for the album. */
export default function ContinueListening({ tracks, onResume }: { tracks: Track[]; onResume?: () => void }) {
  const [saved] = useState(readResumePosition);
  const track = tracks.find(({ key }) => key === saved?.key);
  if (!track || !saved || saved.seconds >= parseTime(track.duration)) return null;
  const { seconds } = saved;

  function resume(chosen: Track) {
    engine.cue({ track: chosen, seconds });
    engine.choose(chosen);
    onResume?.();
    // This button disappears, so the track's row gets the focus, or the heading of a page without it.
    const row = document.getElementById(new URL(absoluteUrl(chosen.href)).hash.slice(1));
    if (row) row.querySelector('button')!.focus();
    else focusHeading();
  }

  return (
    <button type="button" className={styles.continue} {...inInterfaceLanguage} onClick={() => resume(track)}>
      <PlaybackIcon state="play" />
      <span>
        {messages.continueTrack} <i>{track.title}</i> {messages.atTime(formatTime(seconds))}
      </span>
    </button>
  );
}
