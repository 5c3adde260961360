import * as messages from 'virtual:messages';
import { useOtherLanguages } from 'virtual:use-other-languages';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Announcement } from '../../components/announcement.tsx';
import { Button } from '../../components/button.tsx';
import { createFind, type Group, type Item, itemsOfKinds } from './find.ts';
import { loadItems } from './load-items.ts';
import { type Cell, ResultGrid } from './result-grid.tsx';
import styles from './results.module.css';
import { settingItems } from './settings.ts';
import { SlashSwitch } from './slash-switch.tsx';
import { useCombobox } from './use-combobox.ts';
import { usePlayFromResults } from './use-play-from-results.ts';

/** The pause in typing after which screen readers announce the count. */
const announceMs = 500;

const newTabKeys = /Mac|iP/.test(navigator.platform) ? messages.newTabKeysOfMac : messages.newTabKeys;

// When this file loads, on hover already, the index loads too.
loadItems().catch(() => {});

const noCell: Cell = { row: -1, cell: 0 };
const firstCell: Cell = { row: 0, cell: 0 };

interface ResultsProps {
  query: string;
  /** The field of the query, which is there before this code. */
  field: RefObject<HTMLInputElement | null>;
}

/** The results of 'Go to anything': a grid, navigated with the arrow keys in the field. */
export default function Results({ query, field }: ResultsProps) {
  const { items, hasFailed, load } = useIndex();
  /** The cell that the arrow keys have selected, and the query that was shown then. */
  const [moved, setMoved] = useState({ query: '', cell: noCell });
  const { play, problem } = usePlayFromResults();

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
  useCombobox(field, grid, rows, active, (cell) => setMoved({ query, cell }));

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
              field.current!.focus(); // This button disappears.
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
      <Foot />
    </>
  );
}

/** The entries of the index. `load` tries again after a failure. */
function useIndex() {
  const [items, setItems] = useState<Item[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadItems().then(setItems, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { items, hasFailed, load };
}

/** The keys, and the setting of one of them. */
function Foot() {
  return (
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
  );
}

const countOf = (groups: Group[]) => groups.reduce((sum, { items }) => sum + items.length, 0);

const countText = (count: number, query: string) =>
  count === 0 ? messages.nothingFound(query.trim()) : messages.resultCount(count);
