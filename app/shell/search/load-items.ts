import { type SearchIndex, searchIndexPath } from '../../../contract/search.ts';
import { href } from '../../navigation/address.ts';
import { type Item, itemsOf } from './find.ts';

let loading: Promise<Item[]> | undefined;

/** Fetches the index once. A failure is not cached. */
export function loadItems(): Promise<Item[]> {
  loading ??= fetchItems().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchItems(): Promise<Item[]> {
  const response = await fetch(href(searchIndexPath));
  if (!response.ok) throw new Error(`The index did not arrive: ${response.status}`);
  const index: SearchIndex = await response.json();
  if (index.contractVersion !== import.meta.env.CONTRACT_VERSION) throw new Error('The index is of another version');
  return itemsOf(index);
}
