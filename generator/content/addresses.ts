import { type Addresses, pageOf, pathOf, routes, type View, viewFinder } from '../../contract/routes.ts';
import { addressesOf, menu } from './menu.ts';
import type { Content } from './read.ts';

/** The path of a page of the site, or of a record's page. */
export const pathIn = (content: Content, view: View, id?: string): string =>
  pathOf(view, id, addressesOf(content.get(menu)));

/** The addresses of pages that differ from the route table, for the app. Empty if there are none. */
export function ownAddresses(content: Content): { addresses?: Addresses } {
  const addresses = addressesOf(content.get(menu));
  return Object.keys(addresses).length > 0 ? { addresses } : {};
}

/** The path that a page of the site has without an address of its own. */
export function usualPath(content: Content, path: string): string {
  const addresses = addressesOf(content.get(menu));
  const view = viewFinder(addresses)(path);
  const own = view && addresses[pageOf(view)];
  return own === undefined ? path : routes[pageOf(view!)].path + path.slice(own.length);
}
