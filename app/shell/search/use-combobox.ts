import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { inlineSign } from '../../lib/inline-sign.ts';
import { router } from '../../navigation/router.ts';
import type { Item } from './find.ts';
import { type Cell, idOfCell } from './result-grid.tsx';

/**
 * Makes a field the combobox of a grid: gives it its attributes and keys. The field is there before this code, and rendering it
 * again would lose the focus or a letter.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  grid: string,
  rows: Item[],
  active: Cell,
  setActive: (cell: Cell) => void,
): void {
  const activeItem = rows[active.row];

  function moveBy(step: number) {
    const row = (Math.max(active.row, step > 0 ? -1 : 0) + step + rows.length) % rows.length;
    setActive({ row, cell: hasPlay(rows[row]) ? active.cell : 0 });
  }

  function goToPlay({ path }: Item) {
    router.preload(path); // Enter is likely to follow.
    setActive({ ...active, cell: 1 });
  }

  function press(inNewTab: boolean) {
    const control = document.querySelector<HTMLElement>(`#${idOfCell(grid, active)} > *`);
    if (inNewTab && control instanceof HTMLAnchorElement) open(control.href, '_blank', 'noopener');
    else control?.click();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing, keyCode } = event;
    // In Safari, only keyCode tells that Enter ends the composition of a word.
    if (isComposing || keyCode === 229 || rows.length === 0) return;
    const [forwardKey, backKey] = inlineSign() === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const { selectionStart, value } = field.current!;
    if (key === 'ArrowDown') moveBy(1);
    else if (key === 'ArrowUp') moveBy(-1);
    // Within the text, these two move the caret.
    else if (key === forwardKey && selectionStart === value.length && hasPlay(activeItem)) goToPlay(activeItem);
    else if (key === backKey && active.cell === 1) setActive({ ...active, cell: 0 });
    else if (key === 'Enter' && activeItem) press(ctrlKey || metaKey);
    else return;
    event.preventDefault();
  });

  useLayoutEffect(() => {
    const input = field.current!;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [field]);

  const isExpanded = rows.length > 0;
  const activeCell = activeItem && idOfCell(grid, active);
  useLayoutEffect(() => {
    const input = field.current!;
    input.ariaExpanded = String(isExpanded);
    input.setAttribute('aria-controls', grid);
    if (activeCell) input.setAttribute('aria-activedescendant', activeCell);
    else input.removeAttribute('aria-activedescendant');
  }, [field, isExpanded, grid, activeCell]);
}

/** Whether a row has a button to play it. The page of another language, and its code, are in another document. */
const hasPlay = (item: Item | undefined): item is Item => item?.kind === 'track' && !item.site;
