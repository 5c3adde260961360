import { type Addresses, findView, pageOf, pathOf, routes, type View, viewFinder } from '../../contract/routes.ts';
import { addressesOf, type MenuRecord, menu } from './menu.ts';
import type { Content } from './read.ts';

/** Whether a site with these entries in its menu has the pages of a view. */
export const isOnSite = (entries: MenuRecord[], view: View): boolean =>
  view === 'not-found' || entries.some(({ page }) => page === pageOf(view));

/** The path of a page of the site, or of a record's page. */
export const pathIn = (content: Content, view: View, id?: string): string =>
  pathOf(view, id, addressesOf(content.get(menu)));

/** The addresses of pages that are not those of the route table, for the app. Empty if there are none. */
export function ownAddresses(content: Content): { addresses?: Addresses } {
  const addresses = addressesOf(content.get(menu));
  return Object.keys(addresses).length > 0 ? { addresses } : {};
}

/** An address as content writes it, with the page's default address or its own. */
type Place =
  /** The address as it is now; perhaps nothing is there. */
  | { address: string; isLeftOut: false }
  /** The page is not on the site. */
  | { isLeftOut: true };

/** Where the addresses in content lead. */
export interface Places {
  placeOf(address: string): Place;
  /** The default addresses of pages that have another one. */
  moved: string[];
}

/** `entries` is the whole list of pages: content may also name the own address of a page that is left out. */
export function placesOf(entries: MenuRecord[]): Places {
  const own = addressesOf(entries);
  const ownView = viewFinder(own);
  const shown = entries.filter(({ leftOut }) => !leftOut);
  const placeOf = (address: string): Place => {
    const [path = '', hash] = address.split('#');
    const byOwn = ownView(path);
    const view = byOwn ?? findView(path);
    if (!view) return { address, isLeftOut: false };
    if (!isOnSite(shown, view)) return { isLeftOut: true };
    const current = byOwn ? path : movedPath(path, view, own);
    return { address: hash === undefined ? current : `${current}#${hash}`, isLeftOut: false };
  };
  const moved = shown.filter(({ page }) => page in own).map(({ page }) => routes[page].path);
  return { placeOf, moved };
}

/** The current path of a path below a page's default address. */
function movedPath(path: string, view: View, addresses: Addresses): string {
  const page = pageOf(view);
  return (addresses[page] ?? routes[page].path) + path.slice(routes[page].path.length);
}

/** The default path of a path of this site; undefined if its page has not moved. */
export function defaultPath(content: Content, view: View, path: string): string | undefined {
  const page = pageOf(view);
  const own = addressesOf(content.get(menu))[page];
  return own === undefined ? undefined : routes[page].path + path.slice(own.length);
}
