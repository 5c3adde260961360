import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Announcement } from '../../components/announcement.tsx';
import { Button } from '../../components/button.tsx';
import { counted } from '../../lib/words.ts';
import { visits } from '../../navigation/visits.ts';
import type { Combobox } from './combobox.ts';
import { createFind, type Item, itemsOfKinds } from './find.ts';
import { loadItems } from './load-items.ts';
import { type Cell, idOfCell, ResultGrid } from './result-grid.tsx';
import styles from './results.module.css';
import { SlashSwitch } from './slash-switch.tsx';
import { usePlayFromResults } from './use-play-from-results.ts';

/** A screen reader is told the count when typing pauses for so long: not after each letter. */
const announceMs = 500;

const newTabKeys = /Mac|iP/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter';

// This file loads on hover already, and then the index does too.
loadItems().catch(() => {});

const noCell: Cell = { row: -1, cell: 0 };
const firstCell: Cell = { row: 0, cell: 0 };

interface ResultsProps {
  query: string;
  /** Called with what the field needs, after each change of it. */
  onCombobox: (combobox: Combobox) => void;
  /** Called when the button 'Try again' has been pressed, which then disappears. */
  onRetry: () => void;
}

/** The results of 'Go to anything': a grid that the arrow keys of the field go through. */
export default function Results({ query, onCombobox, onRetry }: ResultsProps) {
  const [items, setItems] = useState<Item[]>();
  const [hasFailed, setFailed] = useState(false);
  /** The cell to which the arrow keys have led, for the query that it belongs to. */
  const [moved, setMoved] = useState({ query: '', cell: noCell });
  const { play, problem } = usePlayFromResults();

  async function load() {
    setFailed(false);
    await loadItems().then(setItems, () => setFailed(true));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => void load(), []);

  const find = useMemo(() => items && createFind(items), [items]);
  // The browser compiles the search when it first runs: 10 ms of a slow phone, which are not for the first letter.
  useEffect(() => void find?.('a'), [find]);
  const isAsked = query.trim() !== '';
  const found = useMemo(() => (isAsked ? find?.(query) : undefined), [find, query, isAsked]);
  const isNothing = found?.count === 0;
  const offers = useMemo(() => itemsOfKinds(items ?? [], ['page', 'album']), [items]);
  // Without a result there is something to do: the pages.
  const results = isNothing ? itemsOfKinds(items ?? [], ['page']) : found;
  // The best group at once, and the others when there is time: all of them would take longer than the next letter.
  const maxGroups = useDeferredValue(found) === found ? Number.POSITIVE_INFINITY : 1;
  const groups = isAsked ? (results?.groups.slice(0, maxGroups) ?? []) : offers.groups;
  const grid = isAsked ? '_results' : '_offers';
  const rows = groups.flatMap(({ items }) => items);
  /** The cell that Enter uses: the best result, until an arrow key leads to another. None where nothing was found. */
  const active = moved.query === query ? moved.cell : isAsked && !isNothing ? firstCell : noCell;
  const activeItem = rows[active.row];
  const setActive = (cell: Cell) => setMoved({ query, cell });

  function moveBy(step: number) {
    const row = (Math.max(active.row, step > 0 ? -1 : 0) + step + rows.length) % rows.length;
    setActive({ row, cell: rows[row]?.kind === 'track' ? active.cell : 0 });
  }

  function goToPlay({ path }: Item) {
    visits.preload(path); // Enter is likely to follow.
    setActive({ ...active, cell: 1 });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
    // In Safari, only this old number says that Enter ends the composition of a word.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (isComposing || rows.length === 0) return;
    const isAtEnd = currentTarget.selectionStart === query.length;
    if (key === 'ArrowDown') moveBy(1);
    else if (key === 'ArrowUp') moveBy(-1);
    // Inside the text these two move the caret.
    else if (key === 'ArrowRight' && isAtEnd && activeItem?.kind === 'track') goToPlay(activeItem);
    else if (key === 'ArrowLeft' && active.cell === 1) setActive({ ...active, cell: 0 });
    else if (key === 'Enter' && activeItem) press(ctrlKey || metaKey);
    else return;
    event.preventDefault();
  }

  function press(inNewTab: boolean) {
    const control = document.querySelector<HTMLElement>(`#${idOfCell(grid, active)} > *`);
    if (inNewTab && control instanceof HTMLAnchorElement) open(control.href, '_blank', 'noopener');
    else control?.click();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the field shows depends on these; the rest follows from them.
  useLayoutEffect(() => {
    const activeCell = activeItem && idOfCell(grid, active);
    onCombobox({ isExpanded: rows.length > 0, grid, activeCell, onKeyDown });
  }, [query, items, moved, maxGroups]);

  return (
    <>
      <Announcement text={found ? countText(found.count, query) : ''} delayMs={announceMs} />
      {(problem || isNothing) && (
        <div className={styles.note}>
          {problem && <p role="alert">{problem}</p>}
          {isNothing && <p>{`Nothing found for “${query.trim()}”. Try fewer letters, or one of the pages:`}</p>}
        </div>
      )}
      {hasFailed ? (
        <div className={styles.note}>
          <p role="alert">The list of what is here did not arrive.</p>
          <Button
            variant="paper"
            onClick={() => {
              load();
              onRetry();
            }}
          >
            Try again
          </Button>
        </div>
      ) : (
        <>
          {/* Hidden, not removed: to remove 24 rows would be half of the time of the first letter. */}
          <ResultGrid id="_offers" isHidden={isAsked} groups={offers.groups} active={isAsked ? noCell : active} />
          {isAsked && <ResultGrid id="_results" groups={groups} active={active} onPlay={play} />}
        </>
      )}
      {!items && !hasFailed && <p className={styles.note}>Loading...</p>}
      <div className={styles.foot}>
        <p className={styles.keys}>
          <span>
            <kbd>↑ ↓</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> goes there
          </span>
          <span>
            <kbd>{newTabKeys}</kbd> in a new tab
          </span>
          <span>
            <kbd>→ Enter</kbd> plays a track
          </span>
        </p>
        <SlashSwitch />
      </div>
    </>
  );
}

const countText = (count: number, query: string) =>
  count === 0 ? `Nothing found for ${query.trim()}` : counted(count, 'result', 'results');
