import { X } from 'lucide';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Announcement } from '../../components/announcement.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import button from '../../components/icon-button.module.css';
import { counted } from '../../lib/words.ts';
import { preload } from '../../navigation/visits.ts';
import { createFind, type Item, itemsOfKinds } from './find.ts';
import { loadItems } from './load-items.ts';
import { type Cell, closeDialog, idOfCell, ResultGrid } from './result-grid.tsx';
import styles from './search.module.css';
import { SlashSwitch } from './slash-switch.tsx';
import { usePlayFromResults } from './use-play-from-results.ts';

/** A screen reader is told the count when typing pauses for so long: not after each letter. */
const announceMs = 500;

const newTabKeys = /Mac|iP/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter';

// This file loads on hover already, and then the index does too.
loadItems().catch(() => {});

const noCell: Cell = { row: -1, cell: 0 };

/** What is in the dialog 'Go to anything': a field, and a grid of results that the arrow keys go through. */
export default function Search() {
  const [items, setItems] = useState<Item[]>();
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  /** The cell that Enter uses. Row -1 is none. */
  const [active, setActive] = useState<Cell>(noCell);
  const field = useRef<HTMLInputElement>(null);
  const { play, problem } = usePlayFromResults();

  async function load() {
    setFailed(false);
    field.current?.focus(); // The button 'Try again', which had the focus, disappears.
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
  const activeItem = rows[active.row];

  function onChange(text: string) {
    setQuery(text);
    setActive({ row: text.trim() === '' ? -1 : 0, cell: 0 });
  }

  function moveBy(step: number) {
    const row = (Math.max(active.row, step > 0 ? -1 : 0) + step + rows.length) % rows.length;
    setActive({ row, cell: rows[row]?.kind === 'track' ? active.cell : 0 });
  }

  function goToPlay({ path }: Item) {
    preload(path); // Enter is likely to follow.
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

  return (
    <div className={styles.search}>
      <div className={styles.head}>
        <input
          ref={field}
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          aria-label="Title, year or word"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={rows.length > 0}
          aria-controls={grid}
          aria-activedescendant={activeItem && idOfCell(grid, active)}
          placeholder="A page, a track, a picture…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={button.icon} aria-label="Close" onClick={closeDialog}>
          <Icon icon={X} strokeWidth={1.4} />
        </button>
      </div>
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
          <Button variant="paper" onClick={load}>
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
    </div>
  );
}

const countText = (count: number, query: string) =>
  count === 0 ? `Nothing found for ${query.trim()}` : counted(count, 'result', 'results');
