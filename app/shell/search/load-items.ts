import { type SearchIndex, searchIndexPath } from '../../../contract/search.ts';
import { fileHref, href } from '../../navigation/address.ts';
import { type Item, itemsOf } from './find.ts';

const loading = new Map<string, Promise<Item[]>>();

/** Fetches the index of the page's language, or of another one by its path, once. A failure is not cached. */
export function loadItems(languagePath?: string): Promise<Item[]> {
  const address = languagePath === undefined ? href(searchIndexPath) : fileHref(languagePath + searchIndexPath);
  const known = loading.get(address);
  if (known) return known;
  const items = fetchItems(address);
  loading.set(address, items);
  items.catch(() => loading.delete(address));
  return items;
}

async function fetchItems(address: string): Promise<Item[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The index did not arrive: ${response.status}`);
  const index: SearchIndex = await response.json();
  if (index.contractVersion !== import.meta.env.CONTRACT_VERSION) throw new Error('The index is of another version');
  return itemsOf(index);
}
