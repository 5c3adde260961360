import { type Addresses, pageOf, pathOf, routes, type View } from '../../contract/routes.ts';
import { addressesOf, menu } from './menu.ts';
import type { Content } from './read.ts';

/** The path of a page of the site, or of a record's page. */
export const pathIn = (content: Content, view: View, id?: string): string =>
  pathOf(view, id, addressesOf(content.get(menu)));

/** The addresses of pages that are not those of the route table, for the app. Empty if there are none. */
export function ownAddresses(content: Content): { addresses?: Addresses } {
  const addresses = addressesOf(content.get(menu));
  return Object.keys(addresses).length > 0 ? { addresses } : {};
}

/** The default path of a path of this site; undefined if its page has not moved. */
export function defaultPath(content: Content, view: View, path: string): string | undefined {
  const page = pageOf(view);
  const own = addressesOf(content.get(menu))[page];
  return own === undefined ? undefined : routes[page].path + path.slice(own.length);
}
