import * as messages from 'virtual:messages';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatTime, parseTime } from '../../contract/time.ts';
import { Range } from '../components/range.tsx';
import { speakTime } from '../lib/speak-time.ts';
import { engine } from './engine.ts';
import styles from './seek-bar.module.css';
import { shownTrack } from './snapshot.ts';
import { usePlayer } from './use-player.ts';
import { waveformPolygon } from './waveform.ts';

/** Current time, seek slider and duration, from left to right in every language. Dragging shows the target time; releasing seeks. */
export function SeekBar() {
  const player = usePlayer((snapshot) => snapshot);
  const { currentTime, duration, progress, buffered, pending, status } = player;
  const { duration: statedDuration = '0:00', peaks } = shownTrack(player) ?? {};
  const [draggedTo, setDraggedTo] = useState<number>();
  const isLocked = duration === 0 || pending !== undefined || status === 'failed';
  // Another recording was chosen during a drag: the slider returns to the position.
  if (isLocked && draggedTo !== undefined) setDraggedTo(undefined);

  const fullDuration = duration || parseTime(statedDuration);
  const position = draggedTo === undefined ? currentTime : (draggedTo / 100) * fullDuration;
  return (
    <div className={styles.seek} dir="ltr">
      <span className={styles.time}>{formatTime(position)}</span>
      <Range
        aria-label={messages.seek}
        aria-valuetext={messages.outOf(speakTime(position), speakTime(fullDuration))}
        value={draggedTo ?? progress}
        ready={buffered}
        min={0}
        max={100}
        step={0.1}
        isLocked={isLocked}
        onSlide={setDraggedTo}
        onCommit={(percent) => {
          engine.seek(percent);
          setDraggedTo(undefined);
        }}
        // Scrolling or a phone call has ended the drag: no `change` follows.
        onPointerCancel={() => setDraggedTo(undefined)}
      >
        {peaks && <Waveform peaks={peaks} />}
      </Range>
      <span className={styles.time}>{formatTime(fullDuration)}</span>
    </div>
  );
}

/** The waveform of the recording. It replaces the slider's plain track. */
function Waveform({ peaks }: { peaks: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    element.current!.style.clipPath = waveformPolygon(peaks);
  }, [peaks]);
  return <span ref={element} className={styles.waveform} />;
}
