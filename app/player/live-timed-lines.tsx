import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TimedLine } from '../../contract/page-data.ts';
import CopyLinkButton from '../components/copy-link-button.tsx';
import { hasModifier } from '../lib/modifier-keys.ts';
import { isCalm } from '../motion/motion.ts';
import { engine } from './engine.ts';
import { followPosition } from './follow-position.ts';
import { seekTo } from './seek.ts';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { addressAt } from './track-hash.ts';

/** Where the current line is kept in the list: a third from the top. */
const placeInList = 1 / 3;

interface LiveTimedLinesProps {
  /** The list of words.tsx. */
  list: HTMLOListElement;
  lines: TimedLine[];
  track: Track;
}

/** Makes a list follow the sound, and its lines play. Replacing the list would lose the focus or a press that has begun. */
export default function LiveTimedLines({ list, lines, track }: LiveTimedLinesProps) {
  const current = useCurrentLine(lines, track);
  const [pointedAt, setPointedAt] = useState(() => lineOf(list, list.querySelector(':scope > :hover')));
  const [focused, setFocused] = useState(() => lineOf(list, document.activeElement));
  useMark(list, current);
  useFollow(list, current);

  // Before the buttons are painted: a click without this listener would follow the link.
  useLayoutEffect(() => {
    function press(event: MouseEvent) {
      const line = lines[lineOf(list, event.target)];
      const isOnLink = event.target instanceof Element && event.target.closest('a');
      if (!line || !isOnLink || hasModifier(event)) return;
      event.preventDefault();
      playFrom(track, line.start);
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    list.addEventListener('click', press, { signal });
    list.addEventListener('pointerover', ({ target }) => setPointedAt(lineOf(list, target)), { signal });
    list.addEventListener('focusin', ({ target }) => setFocused(lineOf(list, target)), { signal });
    list.addEventListener('focusout', ({ relatedTarget }) => setFocused(lineOf(list, relatedTarget)), { signal });
    return () => listeners.abort();
  }, [list, lines, track]);

  // Not a button for every line: keyboard users would have to tab past all of them.
  return lines.map(
    ({ start }, index) =>
      [pointedAt, focused, current].includes(index) &&
      createPortal(
        <span>
          <CopyLinkButton name={track.title} address={addressAt(track.href, start)} variant="icon" />
        </span>,
        list.children[index]!,
        String(start),
      ),
  );
}

/** The index of the line that contains the element, or -1. */
const lineOf = (list: HTMLOListElement, element: EventTarget | null): number =>
  [...list.children].findIndex((line) => element instanceof Node && line.contains(element));

/** Marks the current line. Screen readers do not announce such a change. */
function useMark(list: HTMLOListElement, current: number | undefined) {
  useLayoutEffect(() => {
    if (current === undefined) return;
    const line = list.children[current]!;
    line.setAttribute('aria-current', 'true');
    return () => line.removeAttribute('aria-current');
  }, [list, current]);
}

/** Plays a track from a second. */
function playFrom(track: Track, seconds: number) {
  const { track: current, pending, isPlaying, status } = engine.getSnapshot();
  if (current?.key === track.key && !pending && status !== 'failed') {
    seekTo(engine, seconds);
    if (!isPlaying) engine.toggle();
    return;
  }
  engine.cue({ track, seconds });
  engine.choose(track);
}

/** The index of the current line, or of the line at which the cued track will start. */
function useCurrentLine(lines: TimedLine[], { key }: Track): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(
    () =>
      followPosition(engine, (seconds, snapshot) => {
        const { pending, status } = snapshot;
        const isHere = shownTrack(snapshot)?.key === key && !pending && status !== 'ended';
        setCurrent(isHere ? lineAt(lines, seconds) : undefined);
        return isHere ? nextChange(lines, seconds) : Number.POSITIVE_INFINITY;
      }),
    [lines, key],
  );
  return current;
}

/** The index of the line at a second. */
export function lineAt(lines: TimedLine[], seconds: number): number | undefined {
  const index = lines.findLastIndex(({ start }) => start <= seconds);
  const end = lines[index]?.end ?? Number.POSITIVE_INFINITY;
  return index >= 0 && seconds < end ? index : undefined;
}

/** The first second after this one at which a line begins or ends; Infinity after the last. */
export function nextChange(lines: TimedLine[], seconds: number): number {
  const changes = lines.flatMap(({ start, end = start }) => [start, end]);
  return Math.min(...changes.filter((change) => change > seconds), Number.POSITIVE_INFINITY);
}

/**
 * Scrolls the list, not the page, to the current line. Not in Calm, not while a keyboard user is in the list, and not after
 * the visitor has scrolled the last line out of sight to read ahead.
 */
function useFollow(list: HTMLOListElement, current: number | undefined) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = current === undefined ? undefined : list.children[current];
    if (!(line instanceof HTMLElement)) return;
    const wasInSight = !last.current || isInSight(last.current, list);
    last.current = line;
    if (isCalm() || !wasInSight || list.querySelector(':focus-visible')) return;
    list.scrollTo({ top: line.offsetTop - list.clientHeight * placeInList, behavior: 'smooth' });
  }, [list, current]);
}

const isInSight = ({ offsetTop, offsetHeight }: HTMLElement, { scrollTop, clientHeight }: HTMLElement) =>
  offsetTop + offsetHeight > scrollTop && offsetTop < scrollTop + clientHeight;
