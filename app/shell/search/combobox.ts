import type { KeyboardEvent } from 'react';

/** What the results make of the field: a combobox that names the active cell, and what its keys do. */
export interface Combobox {
  isExpanded: boolean;
  grid: string;
  activeCell: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}
