import * as messages from 'virtual:messages';
import { useOtherLanguages } from 'virtual:use-other-languages';
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Announcement } from '../../components/announcement.tsx';
import { Button } from '../../components/button.tsx';
import { inlineSign } from '../../lib/inline-sign.ts';
import { router } from '../../navigation/router.ts';
import { createFind, type Group, type Item, itemsOfKinds } from './find.ts';
import { loadItems } from './load-items.ts';
import { type Cell, idOfCell, ResultGrid } from './result-grid.tsx';
import styles from './results.module.css';
import { settingItems } from './settings.ts';
import { SlashSwitch } from './slash-switch.tsx';
import { usePlayFromResults } from './use-play-from-results.ts';

/** The pause in typing after which screen readers announce the count. */
const announceMs = 500;

const newTabKeys = /Mac|iP/.test(navigator.platform) ? messages.newTabKeysOfMac : messages.newTabKeys;

// When this file loads, on hover already, the index loads too.
loadItems().catch(() => {});

const noCell: Cell = { row: -1, cell: 0 };
const firstCell: Cell = { row: 0, cell: 0 };

/** The properties that the results give the field, which is their combobox. */
export interface Combobox {
  isExpanded: boolean;
  grid: string;
  activeCell: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ResultsProps {
  query: string;
  /** Called after each change of the combobox. */
  onCombobox: (combobox: Combobox) => void;
  /** Called when 'Try again' was pressed. That button disappears. */
  onRetry: () => void;
}

/** The results of 'Go to anything': a grid, navigated with the arrow keys in the field. */
export default function Results({ query, onCombobox, onRetry }: ResultsProps) {
  const [items, setItems] = useState<Item[]>();
  const [hasFailed, setFailed] = useState(false);
  /** The cell that the arrow keys have selected, and the query that was shown then. */
  const [moved, setMoved] = useState({ query: '', cell: noCell });
  const { play, problem } = usePlayFromResults();

  async function load() {
    setFailed(false);
    await loadItems().then(setItems, () => setFailed(true));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => void load(), []);

  const find = useMemo(
    () => items && createFind([...items, ...settingItems(items)], document.documentElement.lang),
    [items],
  );
  // The first run compiles the search, which takes a slow phone 10 ms. Not at the first letter.
  useEffect(() => void find?.('a'), [find]);
  const isAsked = query.trim() !== '';
  const found = useMemo(() => (isAsked ? find?.(query) : undefined), [find, query, isAsked]);
  // The best group at once, the others when there is time: rendering all would delay the next letter.
  const hasTime = useDeferredValue(found) === found;
  const others = useOtherLanguages(query, found, hasTime);
  const isNothing = found?.count === 0 && others.length === 0;
  const offers = useMemo(() => itemsOfKinds(items ?? [], ['page', 'album']), [items]);
  // Without a result, the pages are offered.
  const results = isNothing ? itemsOfKinds(items ?? [], ['page']) : found;
  const foundGroups = [...(results?.groups ?? []), ...others];
  const groups = isAsked ? foundGroups.slice(0, hasTime ? undefined : 1) : offers.groups;
  const grid = isAsked ? '_results' : '_offers';
  const rows = groups.flatMap(({ items }) => items);
  /** The cell that Enter activates: the best result, until an arrow key selects another. */
  const active = moved.query === query ? moved.cell : isAsked && !isNothing ? firstCell : noCell;
  const activeItem = rows[active.row];
  const setActive = (cell: Cell) => setMoved({ query, cell });

  function moveBy(step: number) {
    const row = (Math.max(active.row, step > 0 ? -1 : 0) + step + rows.length) % rows.length;
    setActive({ row, cell: hasPlay(rows[row]) ? active.cell : 0 });
  }

  function goToPlay({ path }: Item) {
    router.preload(path); // Enter is likely to follow.
    setActive({ ...active, cell: 1 });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
    // In Safari, only keyCode tells that Enter ends the composition of a word.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (isComposing || rows.length === 0) return;
    const [forwardKey, backKey] = inlineSign() === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const isAtEnd = currentTarget.selectionStart === query.length;
    if (key === 'ArrowDown') moveBy(1);
    else if (key === 'ArrowUp') moveBy(-1);
    // Within the text, these two move the caret.
    else if (key === forwardKey && isAtEnd && hasPlay(activeItem)) goToPlay(activeItem);
    else if (key === backKey && active.cell === 1) setActive({ ...active, cell: 0 });
    else if (key === 'Enter' && activeItem) press(ctrlKey || metaKey);
    else return;
    event.preventDefault();
  }

  function press(inNewTab: boolean) {
    const control = document.querySelector<HTMLElement>(`#${idOfCell(grid, active)} > *`);
    if (inNewTab && control instanceof HTMLAnchorElement) open(control.href, '_blank', 'noopener');
    else control?.click();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values follow from these.
  useLayoutEffect(() => {
    const activeCell = activeItem && idOfCell(grid, active);
    onCombobox({ isExpanded: rows.length > 0, grid, activeCell, onKeyDown });
  }, [query, items, moved, hasTime, others]);

  return (
    <>
      <Announcement text={found ? countText(found.count + countOf(others), query) : ''} delayMs={announceMs} />
      {(problem || isNothing) && (
        <div className={styles.note}>
          {problem && <p role="alert">{problem}</p>}
          {isNothing && <p>{messages.nothingFoundButPages(query.trim())}</p>}
        </div>
      )}
      {hasFailed ? (
        <div className={styles.note}>
          <p role="alert">{messages.indexNotLoaded}</p>
          <Button
            variant="paper"
            onClick={() => {
              load();
              onRetry();
            }}
          >
            {messages.tryAgain}
          </Button>
        </div>
      ) : (
        <>
          {/* Hidden, not removed: removing 24 rows would take half of the first letter's time. */}
          <ResultGrid id="_offers" isHidden={isAsked} groups={offers.groups} active={isAsked ? noCell : active} />
          {isAsked && <ResultGrid id="_results" groups={groups} active={active} onPlay={play} />}
        </>
      )}
      {!items && !hasFailed && <p className={styles.note}>{messages.loading}</p>}
      <div className={styles.foot}>
        <p className={styles.keys}>
          <span>
            <kbd>↑ ↓</kbd> {messages.choose}
          </span>
          <span>
            <kbd>{messages.enterKey}</kbd> {messages.goThere}
          </span>
          <span>
            <kbd>{newTabKeys}</kbd> {messages.inNewTab}
          </span>
          <span>
            <kbd>{messages.playKeys}</kbd> {messages.playTrack}
          </span>
        </p>
        <SlashSwitch />
      </div>
    </>
  );
}

/** Whether a row has a button to play it. The page of another language, and its code, are in another document. */
const hasPlay = (item: Item | undefined): item is Item => item?.kind === 'track' && !item.site;

const countOf = (groups: Group[]) => groups.reduce((sum, { items }) => sum + items.length, 0);

const countText = (count: number, query: string) =>
  count === 0 ? messages.nothingFound(query.trim()) : messages.resultCount(count);
